import { Suspense, useState } from 'react'
import type { KeptCoaching } from '@/components/coaching/keep-coaching'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyPart } from '@/lib/browser/lazy-part'
import { serverNow } from '@/lib/browser/server-clock'

const KeepButtons = lazyPart(
  async () => (await import('@/components/coaching/keep-buttons')).KeepButtons,
)

/** When what is shown came here: the page may stand open for days. */
function useKnownAt(coaching: KeptCoaching): number {
  const text = JSON.stringify(coaching)
  const [known, setKnown] = useState(() => ({ text, at: serverNow() }))
  if (known.text !== text) setKnown({ text, at: serverNow() })
  return known.at
}

/** Calendar and link; their code comes after the screen, which nobody opens for them. */
export function KeepActions({ coaching }: { coaching: KeptCoaching }) {
  const knownAt = useKnownAt(coaching)
  return (
    <Suspense fallback={<Skeleton className="h-ctl w-full" />}>
      <KeepButtons coaching={coaching} knownAt={knownAt} />
    </Suspense>
  )
}
