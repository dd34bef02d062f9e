import { ListChecks } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/lib/browser/lazy-part'
import type { Proposal } from '@/lib/entities/proposal'
import { useHashQuery } from '@/lib/router/use-hash-query'

const ReviewWindow = lazyPart(async () => (await import('./review-window')).ReviewWindow)

const ADDRESS = 'tinjau'
const OPEN = 'buka'

/** Opens the queue: 'Tinjau satu per satu'. */
export function ReviewButton() {
  const { set } = useHashQuery()
  return (
    <Button size="sm" icon={<ListChecks />} onClick={() => set({ [ADDRESS]: OPEN })}>
      Tinjau satu per satu
    </Button>
  )
}

type ReviewQueueProps = {
  /** Absent until the proposals are known. */
  waiting?: readonly Proposal[]
  seatsLeft: number
  onAccept: (proposal: Proposal) => Promise<unknown>
  onDecline: (proposal: Proposal) => Promise<unknown>
}

/** The window of the queue. Whether it is open stands in the address, so that a reload finds it again (decision 20). */
export function ReviewQueue({ waiting, ...rest }: ReviewQueueProps) {
  const { query, set } = useHashQuery()
  if (query.get(ADDRESS) !== OPEN || !waiting) return null
  return (
    <Suspense>
      <ReviewWindow
        {...rest}
        waiting={waiting}
        onClose={() => set({ [ADDRESS]: undefined })}
      />
    </Suspense>
  )
}
