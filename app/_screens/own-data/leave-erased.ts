import { inform } from '@/lib/feedback/dialog'
import { replaceWith } from '@/lib/router/navigate'
import { clearEverything } from '@/lib/session/session'

/** Leaves an account that is there no more: nothing of it stays on this device either. */
export async function leaveErased(userId: string | undefined): Promise<void> {
  clearEverything()
  replaceWith('home')
  const { forgetOwner } = await import('@/lib/device/shelf')
  if (userId) await forgetOwner(userId)
  await inform({
    title: 'Akun Anda sudah dihapus',
    body: 'Nama dan kontak Anda telah dihapus, dan semua perangkat sudah dikeluarkan.',
  })
}
