import { Suspense } from 'react'
import { AdminAccountForm } from '@/app/_screens/admin/account/account-form'
import { OwnDevices } from '@/app/_screens/devices/own-devices'
import { OwnData } from '@/app/_screens/own-data/own-data'
import { QueryState } from '@/app/_screens/query-state'
import { useOwnAccount } from '@/app/_screens/use-own-account'
import { CloseButton } from '@/components/navigation/close-button'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { useFeature } from '@/lib/api/use-feature'
import { lazyPart } from '@/lib/browser/lazy-part'
import { navigate } from '@/lib/router/navigate'

const SecondFactorCard = lazyPart(
  async () =>
    (await import('@/app/_screens/admin/second-factor/second-factor')).SecondFactorCard,
)

/** An admin's own account; closing returns to `/` (§2 Admin account). */
export default function AdminAccountScreen() {
  const account = useOwnAccount()
  const canGuard = useFeature('second-factor')
  return (
    <div className="mx-auto grid max-w-[35rem] grid-cols-1 gap-5">
      <Card className="relative">
        <div className="pr-12">
          <PageHeading>Akun Saya</PageHeading>
        </div>
        <div className="absolute top-3 right-3 md:top-5 md:right-5">
          <CloseButton
            label="Tutup dan kembali ke Beranda"
            onClick={() => navigate('home')}
          />
        </div>
        <QueryState
          query={account}
          title="Akun Anda tidak dapat dimuat"
          skeleton={<Skeleton className="h-128 w-full" />}
        >
          {(user) => <AdminAccountForm user={user} />}
        </QueryState>
      </Card>
      <Suspense>{canGuard && <SecondFactorCard />}</Suspense>
      <OwnDevices />
      <OwnData />
    </div>
  )
}
