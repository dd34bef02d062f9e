import { leavePortal } from '@/app/_screens/leave-portal'
import { UserMenu } from '@/components/navigation/user-menu'
import type { User } from '@/lib/entities/user'
import { href } from '@/lib/router/href'

export function AccountMenuContent({ user }: { user: User }) {
  const logout = () => void leavePortal()
  return <UserMenu user={user} accountHref={href('user')} onLogout={logout} />
}
