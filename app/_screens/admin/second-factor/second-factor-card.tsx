import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FactorState } from '@/app/_screens/admin/second-factor/factor-state'
import { RecoveryCodes } from '@/app/_screens/admin/second-factor/recovery-codes'
import { SetUp } from '@/app/_screens/admin/second-factor/set-up'
import { useConfirmedMutation } from '@/app/_screens/admin/use-confirmed-mutation'
import { QueryState } from '@/app/_screens/query-state'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { SecondFactorKey } from '@/lib/entities/second-factor'

type View = { newKey: SecondFactorKey } | { codes: string[] } | null

/** 'Verifikasi dua langkah': how it stands, and the way through its setup. */
export function SecondFactorCard({ onDone }: { onDone?: () => void }) {
  const state = useQuery(api.secondFactor.state)
  const [begin, { isRunning }] = useConfirmedMutation(api.secondFactor.begin)
  const [view, setView] = useState<View>(null)

  async function start() {
    const begun = await begin({})
    if (begun) setView({ newKey: begun.answer })
  }

  // set up in another tab: where it stands in a page's way, there is nothing left to do
  const isElsewhere = Boolean(state.data?.since) && !view
  useEffect(() => {
    if (isElsewhere) onDone?.()
  }, [isElsewhere, onDone])

  function finish() {
    setView(null)
    onDone?.()
  }

  const hasCodes = view !== null && 'codes' in view
  return (
    <Card as="section" aria-labelledby="second-factor">
      <h2
        id="second-factor"
        className="mb-4 flex items-center gap-3 font-bold text-lg"
        tabIndex={-1}
      >
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-brand" />
        Verifikasi dua langkah
      </h2>
      <div className={hasCodes ? 'mb-4' : undefined}>
        <Notice tone="success" isShown={hasCodes}>
          Verifikasi dua langkah aktif.
        </Notice>
      </div>
      <QueryState
        query={state}
        title="Keadaan verifikasi dua langkah tidak dapat dimuat"
        skeleton={<Skeleton className="h-28 w-full" />}
      >
        {(factor) => {
          if (!view)
            return (
              <FactorState
                factor={factor}
                isStarting={isRunning}
                onStart={() => void start()}
                onCodes={(codes) => setView({ codes })}
              />
            )
          return 'codes' in view ? (
            <RecoveryCodes codes={view.codes} onDone={finish} />
          ) : (
            <SetUp
              newKey={view.newKey}
              onCodes={(codes) => setView({ codes })}
              onCancel={() => setView(null)}
            />
          )
        }}
      </QueryState>
    </Card>
  )
}
