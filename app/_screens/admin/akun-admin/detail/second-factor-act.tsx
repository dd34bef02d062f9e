import { Act } from '@/app/_screens/admin/akun-admin/detail/act'
import { useConfirmedMutation } from '@/app/_screens/admin/use-confirmed-mutation'
import { Button } from '@/components/ui/button'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { formatDate } from '@/lib/domain/schedule/dates'
import type { AdminAccount } from '@/lib/entities/admin-account'
import { confirm } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'

/** For who has lost the device and the recovery codes. */
export function SecondFactorAct({ account }: { account: AdminAccount }) {
  const { id, fullName, secondFactorSince: since, version } = account
  const [update, { isRunning }] = useConfirmedMutation(api.adminAccount.update)
  if (!since) return null

  async function takeOff() {
    const isSure = await confirm({
      title: `Matikan verifikasi dua langkah ${fullName}?`,
      body: 'Login akun ini hanya akan meminta password. Pemiliknya diberi tahu lewat email.',
      confirmLabel: 'Matikan',
      cancelLabel: 'Batal',
      tone: 'danger',
    })
    const body = { secondFactor: false }
    if (isSure && (await update({ params: { id }, body }, { version })))
      toast.success('Verifikasi dua langkah dimatikan')
  }

  return (
    <Act
      text={`Verifikasi dua langkah aktif sejak ${formatDate(since, browserTimeZone().zone)}. Matikan hanya bila pemiliknya kehilangan ponsel dan kode cadangan.`}
    >
      <Button variant="secondary" loading={isRunning} onClick={() => void takeOff()}>
        Matikan verifikasi dua langkah
      </Button>
    </Act>
  )
}
