import { ArrowLeft } from 'lucide-react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { AccountActs } from '@/app/_screens/admin/akun-admin/detail/account-acts'
import { ROLE_NAMES } from '@/app/_screens/admin/akun-admin/role-names'
import { EmailLink, WhatsappLink } from '@/app/_screens/admin/contact-links'
import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { QueryState } from '@/app/_screens/query-state'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { formatMoment } from '@/lib/domain/schedule/dates'
import type { AdminAccount } from '@/lib/entities/admin-account'
import { useParams } from '@/lib/router/use-route'

const momentOf = (instant: string) => formatMoment(instant, browserTimeZone().zone)

function AccountFacts({ account }: { account: AdminAccount }) {
  const { username, email, contact, role, lockedAt, coachings, lastLoginAt } = account
  return (
    <Card>
      <DefinitionList
        items={[
          { label: 'Username', value: username },
          { label: 'Email', value: <EmailLink email={email} /> },
          { label: 'Whatsapp', value: contact && <WhatsappLink contact={contact} /> },
          { label: 'Peran', value: ROLE_NAMES[role] },
          {
            label: 'Status',
            value: lockedAt ? `Dikunci sejak ${momentOf(lockedAt)}` : 'Aktif',
          },
          { label: 'Narahubung coaching', value: coachings },
          {
            label: 'Login terakhir',
            value: lastLoginAt ? momentOf(lastLoginAt) : 'Tidak tercatat',
          },
        ]}
      />
    </Card>
  )
}

/** One account of the office and what a superadmin can do with it. */
export default function AdminAccountDetailScreen() {
  const { id } = useParams('admin/akun-admin/detail')
  const query = useQuery(api.adminAccount.list)
  return (
    <>
      <AdminHeading
        actions={
          <Button
            variant="ghost"
            flush="both"
            icon={<ArrowLeft />}
            onClick={() => void leaveScreen('admin/akun-admin')}
          >
            Kembali
          </Button>
        }
      />
      <QueryState
        query={query}
        title="Akun tidak dapat dimuat"
        skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
      >
        {(accounts) => {
          const account = accounts.find((one) => one.id === id)
          if (!account) return <Notice tone="warning">Akun admin tidak ditemukan.</Notice>
          return (
            <div className="grid grid-cols-pair items-start gap-6">
              <section aria-label="Akun">
                <h2 className="wrap-anywhere mb-3 font-bold text-xl">{account.fullName}</h2>
                <AccountFacts account={account} />
              </section>
              <AccountActs account={account} accounts={accounts} />
            </div>
          )
        }}
      </QueryState>
    </>
  )
}
