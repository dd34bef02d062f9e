import { ShieldCheck } from 'lucide-react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { PasswordLinkButton } from '@/app/_screens/admin/password-link-button'
import { useConfirmedMutation } from '@/app/_screens/admin/use-confirmed-mutation'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { useTableQuery } from '@/components/table/use-table-query'
import { Button } from '@/components/ui/button'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { formatDate, formatMoment } from '@/lib/domain/schedule/dates'
import type { AdminAccount } from '@/lib/entities/admin-account'
import { confirm } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { useSession } from '@/lib/session/use-session'

const ROLES = { admin: 'Admin', superadmin: 'Superadmin' }

const dayOf = (instant: string) => formatDate(instant, browserTimeZone().zone)

const COLUMNS: Column<AdminAccount>[] = [
  { id: 'nama', header: 'Nama', primary: true, text: ({ fullName }) => fullName },
  { id: 'username', header: 'Username', text: ({ username }) => username },
  { id: 'email', header: 'Email', text: ({ email }) => email },
  { id: 'peran', header: 'Peran', text: ({ role }) => ROLES[role] },
  {
    id: 'dua-langkah',
    header: 'Verifikasi dua langkah',
    text: ({ secondFactorSince: since }) =>
      since ? `Aktif sejak ${dayOf(since)}` : 'Tidak aktif',
    sortValue: ({ secondFactorSince }) => secondFactorSince,
  },
  {
    id: 'login',
    header: 'Login terakhir',
    text: ({ lastLoginAt }) =>
      lastLoginAt ? formatMoment(lastLoginAt, browserTimeZone().zone) : 'Tidak tercatat',
    sortValue: ({ lastLoginAt }) => lastLoginAt,
  },
]

/** The accounts of the office, for superadmins. */
export default function AdminAccountsScreen() {
  const query = useQuery(api.adminAccount.list)
  const table = useTableQuery()
  return (
    <>
      <AdminHeading text="Akun kantor Anda dan cara masing-masing dilindungi." />
      <DataTable
        caption="Akun admin"
        exportName="akun-admin"
        columns={COLUMNS}
        rows={query.data}
        getRowId={({ id }) => id}
        {...table}
        query={query}
        empty={{ icon: <ShieldCheck />, title: 'Tidak ada akun' }}
        rowActions={(account) => <AccountActions account={account} />}
      />
    </>
  )
}

/** What can be done for somebody else; the own account has its page. */
function AccountActions({ account }: { account: AdminAccount }) {
  const { id, fullName, secondFactorSince } = account
  const own = useSession().user?.id
  const [update, { isRunning }] = useConfirmedMutation(api.adminAccount.update)
  if (String(own) === id) return <span className="text-ink-2 text-sm">Akun Anda</span>

  async function takeOff() {
    const isSure = await confirm({
      title: `Matikan verifikasi dua langkah ${fullName}?`,
      body: 'Login akun ini hanya akan meminta password. Pemiliknya diberi tahu lewat email.',
      confirmLabel: 'Matikan',
      cancelLabel: 'Batal',
      tone: 'danger',
    })
    if (isSure && (await update({ params: { id }, body: { secondFactor: false } })))
      toast.success('Verifikasi dua langkah dimatikan')
  }

  return (
    <div className="flex flex-wrap gap-2">
      {secondFactorSince && (
        <Button
          variant="secondary"
          size="sm"
          loading={isRunning}
          aria-label={`Matikan verifikasi dua langkah ${fullName}`}
          onClick={() => void takeOff()}
        >
          Matikan verifikasi dua langkah
        </Button>
      )}
      <PasswordLinkButton participant={account} small />
    </div>
  )
}
