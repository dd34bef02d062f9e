import { leavePortal } from '@/app/_screens/leave-portal'
import { UserMenu } from '@/components/navigation/user-menu'
import type { User } from '@/lib/entities/user'

export function AccountMenuContent({ user }: { user: User }) {
  const logout = () => void leavePortal()
  return <UserMenu user={user} onLogout={logout} />
}
