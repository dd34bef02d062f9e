import { Act } from '@/app/_screens/admin/akun-admin/detail/act'
import { useConfirmedMutation } from '@/app/_screens/admin/use-confirmed-mutation'
import { Button } from '@/components/ui/button'
import { loadOnPress } from '@/lib/api/load-on-press'
import { api } from '@/lib/contract'
import type { AdminAccount } from '@/lib/entities/admin-account'
import { confirm, openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { fromHere, goBack } from '@/lib/router/navigate'

const loadDialog = async () =>
  (await import('@/app/_screens/admin/akun-admin/detail/hand-over-dialog')).HandOverDialog

type Props = { account: AdminAccount }

export function RoleAct({ account: { id, fullName, role, version } }: Props) {
  const [update, { isRunning }] = useConfirmedMutation(api.adminAccount.update)
  const isSuper = role === 'superadmin'

  async function change() {
    const isSure = await confirm({
      title: isSuper
        ? `Jadikan ${fullName} sebagai admin?`
        : `Jadikan ${fullName} sebagai superadmin?`,
      body: isSuper
        ? 'Ia tidak lagi dapat mengelola akun admin dan data kantor.'
        : 'Ia dapat mengelola akun admin dan data kantor, termasuk akun Anda.',
      notice: 'Ia langsung dikeluarkan dari semua perangkat dan perlu login kembali.',
    })
    const body = { role: isSuper ? 'admin' : 'superadmin' } as const
    if (isSure && (await update({ params: { id }, body }, { version })))
      toast.success('Peran diubah')
  }

  return (
    <Act
      text={
        isSuper
          ? 'Superadmin mengelola akun admin dan data kantor.'
          : 'Admin menyiapkan coaching; akun admin dan data kantor dikelola superadmin.'
      }
    >
      <Button variant="secondary" loading={isRunning} onClick={() => void change()}>
        {isSuper ? 'Jadikan admin' : 'Jadikan superadmin'}
      </Button>
    </Act>
  )
}

export function LockAct({ account: { id, fullName, lockedAt, version } }: Props) {
  const [update, { isRunning }] = useConfirmedMutation(api.adminAccount.update)
  const isLocked = lockedAt !== null

  async function change() {
    const isSure =
      isLocked ||
      (await confirm({
        title: `Kunci akun ${fullName}?`,
        body: 'Ia langsung dikeluarkan dari semua perangkat dan tidak dapat login sampai kuncinya dibuka. Coaching dan catatannya tetap ada.',
        confirmLabel: 'Kunci',
        cancelLabel: 'Batal',
        tone: 'danger',
      }))
    const body = { locked: !isLocked }
    if (isSure && (await update({ params: { id }, body }, { version })))
      toast.success(isLocked ? 'Kunci akun dibuka' : 'Akun dikunci')
  }

  return (
    <Act
      text={
        isLocked
          ? 'Akun ini dikunci: tidak seorang pun dapat login dengan akun ini.'
          : 'Untuk yang cuti panjang, atau bila akun mungkin dipakai orang lain.'
      }
    >
      <Button variant="secondary" loading={isRunning} onClick={() => void change()}>
        {isLocked ? 'Buka kunci akun' : 'Kunci akun'}
      </Button>
    </Act>
  )
}

/** Only with coachings: none, or a server that does not say, has nothing to hand over. */
export function CoachingsAct({
  account,
  accounts,
}: Props & { accounts: readonly AdminAccount[] }) {
  const { id, fullName, coachings } = account
  if (!coachings) return null

  async function handOver() {
    const dialog = await loadOnPress(loadDialog)
    if (!dialog) return
    const count = await openDialog(dialog, { id, fullName, accounts })
    if (count !== null) toast.success(`${count} coaching diserahkan`)
  }

  return (
    <Act
      text={`${fullName} menjadi narahubung ${coachings} coaching. Bila ia pindah atau berhenti, serahkan kepada admin lain.`}
    >
      <Button variant="secondary" onClick={() => void handOver()}>
        Serahkan coaching
      </Button>
    </Act>
  )
}

export function DeleteAct({ account: { id, fullName, coachings, version } }: Props) {
  const [remove, { isRunning }] = useConfirmedMutation(api.adminAccount.remove)

  async function ask() {
    const thenGo = fromHere()
    const isSure = await confirm({
      title: `Hapus akun ${fullName}?`,
      body: 'Ia langsung dikeluarkan dari semua perangkat dan akunnya tidak dapat dipakai lagi. Apa yang telah dikerjakannya tetap tercatat atas namanya.',
      confirmLabel: 'Hapus',
      cancelLabel: 'Batal',
      tone: 'danger',
    })
    if (!isSure || !(await remove({ params: { id } }, { version }))) return
    toast.success('Akun dihapus')
    thenGo(() => goBack('admin/akun-admin'))
  }

  return (
    <Act text="Untuk yang sudah pindah atau berhenti.">
      <Button
        variant="danger"
        loading={isRunning}
        disabledReason={coachings ? 'Serahkan dahulu coachingnya kepada admin lain.' : null}
        onClick={() => void ask()}
      >
        Hapus akun
      </Button>
    </Act>
  )
}
