import { ShieldCheck } from 'lucide-react'
import { AddLink } from '@/app/_screens/admin/add-link'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { ROLE_NAMES } from '@/app/_screens/admin/akun-admin/role-names'
import { usePersonExport } from '@/app/_screens/admin/use-person-export'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { RowActions } from '@/components/table/row-actions'
import { Addresses } from '@/components/ui/addresses'
import { useFeature } from '@/lib/api/use-feature'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { formatDate, formatMoment } from '@/lib/domain/schedule/dates'
import type { AdminAccount } from '@/lib/entities/admin-account'
import { href } from '@/lib/router/href'
import { useSession } from '@/lib/session/use-session'

const dayOf = (instant: string) => formatDate(instant, browserTimeZone().zone)

const COLUMNS: Column<AdminAccount>[] = [
  { id: 'nama', header: 'Nama', primary: true, text: ({ fullName }) => fullName },
  { id: 'username', header: 'Username', text: ({ username }) => username },
  {
    id: 'email',
    header: 'Email',
    text: ({ email }) => email,
    cell: ({ email }) => <Addresses>{email}</Addresses>,
  },
  { id: 'peran', header: 'Peran', text: ({ role }) => ROLE_NAMES[role] },
  {
    id: 'status',
    header: 'Status',
    text: ({ lockedAt }) => (lockedAt ? `Dikunci sejak ${dayOf(lockedAt)}` : 'Aktif'),
  },
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
  const canAdd = useFeature('office')
  const beforeExport = usePersonExport()
  return (
    <>
      <AdminHeading
        text="Akun admin di kantor Anda dan perlindungan login masing-masing."
        actions={canAdd && <AddLink href={href('admin/akun-admin/add')} />}
      />
      <DataTable
        caption="Akun admin"
        exportName="akun-admin"
        beforeExport={beforeExport}
        columns={COLUMNS}
        rows={query.data}
        getRowId={({ id }) => id}
        query={query}
        empty={{ icon: <ShieldCheck />, title: 'Tidak ada akun' }}
        rowActions={(account) => <AccountActions account={account} />}
      />
    </>
  )
}

/** The own account has its page. */
function AccountActions({ account: { id, fullName } }: { account: AdminAccount }) {
  const own = useSession().user?.id
  if (String(own) === id) return <span className="text-ink-2 text-sm">Akun Anda</span>
  return (
    <RowActions
      name={`akun: ${fullName}`}
      editLabel="Kelola"
      editHref={href('admin/akun-admin/detail', { id })}
    />
  )
}
