import type { Coaching } from '@/lib/entities/coaching'
import type { Role } from '@/lib/entities/user'
import { choose } from '@/lib/feedback/dialog'
import { navigate } from '@/lib/router/navigate'
import { rememberCoaching } from '@/lib/session/session'

/** §6 'anyone else clicking join sees a login prompt'; the coaching waits behind it (§4). */
export async function joinCoaching({ id, topic }: Coaching, role: Role | null) {
  if (role === 'user') return navigate('coaching/ask-question', { id })
  const answer = await choose({
    title: 'Login untuk mengikuti coaching',
    body: `Silakan login terlebih dahulu. Setelah itu Anda langsung dapat mengajukan pertanyaan untuk “${topic}”.`,
    options: [
      { value: 'register', label: 'Daftar', tone: 'secondary' },
      { value: 'login', label: 'Login', tone: 'primary' },
      { value: 'cancel', label: 'Batal', tone: 'secondary' },
    ],
  })
  if (answer !== 'login' && answer !== 'register') return
  rememberCoaching(id)
  navigate(answer)
}
