import { type ReactNode, useLayoutEffect, useState } from 'react'
import { SecondFactorCard } from '@/app/_screens/admin/second-factor/second-factor-card'
import { QueryState } from '@/app/_screens/query-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { markFirstScreen } from '@/lib/first-paint/first-screen'

/**
 * Where the office requires a second factor its setup stands in the place of every page, at the page's own
 * address; the page follows when it is done and the recovery codes have been read.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const state = useQuery(api.secondFactor.state)
  const [isSettingUp, setSettingUp] = useState(false)
  // it may be all that is shown: windows, toasts and the banner come once there is a first screen
  useLayoutEffect(markFirstScreen, [])
  if (state.data?.since === null && !isSettingUp) setSettingUp(true)
  if (isSettingUp)
    return (
      <div className="mx-auto max-w-[35rem]">
        <PageHeading text="Setelah ini selesai, halaman yang Anda tuju langsung terbuka.">
          Lindungi akun Anda
        </PageHeading>
        <SecondFactorCard onDone={() => setSettingUp(false)} />
      </div>
    )
  return (
    <QueryState
      query={state}
      title="Halaman ini belum dapat dimuat"
      skeleton={<Skeleton className="h-48 w-full" />}
    >
      {() => children}
    </QueryState>
  )
}
