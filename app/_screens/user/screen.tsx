import { OwnDevices } from '@/app/_screens/devices/own-devices'
import { OwnData } from '@/app/_screens/own-data/own-data'
import { QueryState } from '@/app/_screens/query-state'
import { useOwnAccount } from '@/app/_screens/use-own-account'
import { AccountForm } from '@/app/_screens/user/account-form'
import { AccountSummary } from '@/app/_screens/user/account-summary'
import { OwnCalendar } from '@/app/_screens/user/own-calendar'
import { OwnReminders } from '@/app/_screens/user/own-reminders'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'

/** A participant's own account (§2 /user). */
export default function UserScreen() {
  const account = useOwnAccount()
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading text="Data yang Anda isi saat mendaftar. Perubahan berlaku setelah disimpan.">
        Akun Saya
      </PageHeading>
      <QueryState
        query={account}
        title="Akun Anda tidak dapat dimuat"
        skeleton={<Places />}
      >
        {(user) => (
          <>
            <AccountSummary user={user} />
            <AccountForm user={user} />
          </>
        )}
      </QueryState>
      <div className="mt-5">
        <OwnCalendar />
      </div>
      <div className="mt-5">
        <OwnReminders />
      </div>
      <div className="mt-5">
        <OwnDevices />
      </div>
      <div className="mt-5">
        <OwnData />
      </div>
    </div>
  )
}

function Places() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-28 w-full rounded-lg" />
      <Skeleton className="h-128 w-full rounded-lg" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  )
}
