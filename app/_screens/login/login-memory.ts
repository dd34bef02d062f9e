import { previousLoginText } from '@/app/_screens/devices/device-text'
import { createShelf } from '@/lib/device/shelf'
import type { LoginAnswer } from '@/lib/entities/user'
import { toast } from '@/lib/feedback/toast'
import { storage } from '@/lib/session/storage'

const shelf = createShelf<string>('known-device')
const NAMES = ['device', 'login'] as const

/** What an earlier login has given to this device, for the body of the next; empty where there is nothing. */
export async function knownDevice(): Promise<{ device?: string }> {
  const device = await shelf.read(NAMES).catch(() => undefined)
  return device ? { device } : {}
}

const NOT_KEPT =
  'Browser ini menolak menyimpan data. Login Anda berlaku selama halaman ini terbuka; setelah dimuat ulang, login lagi.'

/** Keeps what a login has given to this device, and tells its owner of the login before, or that this one ends with the page. */
export function remember({ device, previousLogin }: LoginAnswer): void {
  if (device) void shelf.keep(NAMES, device).catch(() => false)
  if (!storage.isKept('accessToken')) toast.info(NOT_KEPT)
  else if (previousLogin) toast.info(`Login terakhir: ${previousLoginText(previousLogin)}`)
}
