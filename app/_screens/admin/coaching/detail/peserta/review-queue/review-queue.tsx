import { ListChecks } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/lib/browser/lazy-part'
import type { Proposal } from '@/lib/entities/proposal'
import { useHashQuery } from '@/lib/router/use-hash-query'

const ReviewWindow = lazyPart(async () => ({
  default: (await import('./review-window')).ReviewWindow,
}))

type ReviewQueueProps = {
  waiting: readonly Proposal[]
  seatsLeft: number
  onAccept: (proposal: Proposal) => Promise<unknown>
  onDecline: (proposal: Proposal) => Promise<unknown>
}

/** 'Tinjau satu per satu'. Whether it is open stands in the address, so that a reload finds it again (decision 20). */
export function ReviewQueue(props: ReviewQueueProps) {
  const { query, set } = useHashQuery()
  const isOpen = query.get('tinjau') === 'buka'
  return (
    <>
      {props.waiting.length > 0 && (
        <Button size="sm" icon={<ListChecks />} onClick={() => set({ tinjau: 'buka' })}>
          Tinjau satu per satu
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReviewWindow {...props} onClose={() => set({ tinjau: undefined })} />
        </Suspense>
      )}
    </>
  )
}
