import { logOut } from '@/app/_screens/log-out'
import { UserMenu } from '@/components/navigation/user-menu'
import { href } from '@/lib/router/href'
import { useSession } from '@/lib/session/use-session'

/** The user menu of the public and the participant's frames; visitors never load it. */
export function AccountMenu() {
  const { user } = useSession()
  const logout = () => void logOut()
  return user && <UserMenu user={user} accountHref={href('user')} onLogout={logout} />
}
