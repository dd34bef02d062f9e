import { logOut } from '@/app/_screens/log-out'
import { UserMenu } from '@/components/navigation/user-menu'
import type { User } from '@/lib/entities/user'
import { href } from '@/lib/router/href'

export function AccountMenuContent({ user }: { user: User }) {
  const logout = () => void logOut()
  return <UserMenu user={user} accountHref={href('user')} onLogout={logout} />
}
