import { Suspense } from 'react'
import { lazyPart } from '@/lib/browser/lazy-part'
import { useSession } from '@/lib/session/use-session'

const Content = lazyPart(
  async () => (await import('@/app/_screens/account-menu-content')).AccountMenuContent,
)

/** The user menu of the public and the participant's frames; visitors never load it. */
export function AccountMenu() {
  const { role, user } = useSession()
  return <Suspense>{role && user && <Content user={user} />}</Suspense>
}
