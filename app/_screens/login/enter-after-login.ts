import { enterPortal } from '@/app/_screens/enter-portal'
import type { LoginAnswer } from '@/lib/entities/user'

/** Comes with the press of the button; without it the login is one of a device that nobody knows. */
const memory = () => import('@/app/_screens/login/login-memory').catch(() => null)

/** What an earlier login has given to this device, for the body of the next. */
export const knownDevice = async () => (await memory())?.knownDevice()

/** Begins the session of a login, and tells what its owner can recognise a stranger by. */
export async function enterAfterLogin(answer: LoginAnswer): Promise<void> {
  await enterPortal(answer)
  const loaded = await memory()
  loaded?.remember(answer)
}
