import { Act } from '@/app/_screens/admin/akun-admin/detail/act'
import { SecondFactorAct } from '@/app/_screens/admin/akun-admin/detail/second-factor-act'
import {
  CoachingsAct,
  DeleteAct,
  LockAct,
  RoleAct,
} from '@/app/_screens/admin/akun-admin/detail/standing-acts'
import { PasswordLinkButton } from '@/app/_screens/admin/password-link-button'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFeature } from '@/lib/api/use-feature'
import type { AdminAccount } from '@/lib/entities/admin-account'
import { useSession } from '@/lib/session/use-session'

type Props = { account: AdminAccount; accounts: readonly AdminAccount[] }

/** What a superadmin can do with an account; never with the own one. */
export function AccountActs({ account, accounts }: Props) {
  const own = useSession().user?.id
  const canManage = useFeature('office')
  if (String(own) === account.id) {
    return (
      <Notice>
        Ini akun Anda. Data dan passwordnya diubah di halaman Akun Saya; mengunci, mengubah
        peran, dan menghapusnya hanya dapat dilakukan superadmin lain.
      </Notice>
    )
  }
  return (
    <section aria-label="Tindakan">
      <h2 className="mb-3 font-bold text-xl">Tindakan</h2>
      <Card className="space-y-6">
        {!account.lockedAt && (
          <Act text="Bila pemilik akun lupa passwordnya, berikan tautan sekali pakai kepadanya.">
            <PasswordLinkButton participant={account} />
          </Act>
        )}
        <SecondFactorAct account={account} />
        {canManage && (
          <>
            <RoleAct account={account} />
            <LockAct account={account} />
            <CoachingsAct account={account} accounts={accounts} />
            <DeleteAct account={account} />
          </>
        )}
      </Card>
    </section>
  )
}
