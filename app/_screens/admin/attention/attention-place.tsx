import { Skeleton } from '@/components/ui/skeleton'

/** The place of 'Perlu tindakan' while it is asked what waits: as high as with the usual three lines of a phone. */
export const AttentionPlace = () => (
  <Skeleton className="mb-6 h-47.5 w-full md:h-36.5 xl:h-25.5" />
)
