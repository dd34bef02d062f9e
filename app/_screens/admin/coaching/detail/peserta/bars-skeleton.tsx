import { useAttention } from '@/app/_screens/admin/attention/use-attention'
import { FilterChipsSkeleton } from '@/components/table/filter-chips'
import { Skeleton } from '@/components/ui/skeleton'
import { FILTER_LABELS } from './proposal-filter'

/** What stands above the table while the proposals are asked for: with the bar for many where it is known that some wait. */
export function BarsSkeleton({ id }: { id: string }) {
  const isAwaited = useAttention().data?.some((one) => one.id === id && one.waiting > 0)
  return (
    <>
      <FilterChipsSkeleton labels={['Semua', ...FILTER_LABELS]} />
      {isAwaited && <Skeleton className="h-ctl grow max-md:h-38 max-md:w-full" />}
    </>
  )
}

/** The place of 'Ringkasan untuk coach'. */
export const BriefingSkeleton = () => (
  <Skeleton className="h-ctl-sm pointer-coarse:h-ctl w-56" />
)
