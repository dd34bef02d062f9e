import { enterPortal } from '@/app/_screens/enter-portal'
import { keepKnownDevice } from '@/app/_screens/login/known-device'
import type { LoginAnswer } from '@/lib/entities/user'
import { toast } from '@/lib/feedback/toast'

/** Tells of the login before; what cannot be loaded for it stands on 'Perangkat Anda' too. */
async function tellPrevious({ previousLogin }: LoginAnswer) {
  if (!previousLogin) return
  const { previousLoginText } = await import('@/app/_screens/devices/device-text')
  const text = `Login terakhir: ${previousLoginText(previousLogin)}`
  if (previousLogin.failedSince > 0) toast.error(text)
  else toast.success(text)
}

/** Begins the session of a login, and tells what its owner can recognise a stranger by. */
export async function enterAfterLogin(answer: LoginAnswer): Promise<void> {
  void keepKnownDevice(answer.device)
  await enterPortal(answer)
  await tellPrevious(answer).catch(() => undefined)
}
