import { useAtomValue } from 'jotai'
import { Skeleton } from '@/components/ui/skeleton'
import { createPreference } from '@/lib/browser/preference'

/** How high 'Perlu tindakan' is by how many things wait: one a line on a phone, two on a tablet, three on a desk. */
const HEIGHTS = [
  null,
  'h-25.5',
  'h-36.5 md:h-25.5',
  'h-47.5 md:h-36.5 xl:h-25.5',
  'h-58.5 md:h-36.5',
  'h-69.5 md:h-47.5 xl:h-36.5',
  'h-80.5 md:h-47.5 xl:h-36.5',
]

const waitedLast = createPreference({
  key: 'waitedLast',
  values: HEIGHTS.map((_, count) => `${count}`),
  fallback: () => '3',
})

void waitedLast.start()

/** Keeps how many things wait, so that what stands below does not move at the next visit. */
export const keepWaited = (count: number) =>
  waitedLast.choose(`${Math.min(count, HEIGHTS.length - 1)}`)

/** The place of 'Perlu tindakan' while it is asked what waits; none where nothing waited at the last visit. */
export function AttentionPlace() {
  const height = HEIGHTS[Number(useAtomValue(waitedLast.valueAtom))]
  return height && <Skeleton className={`mb-6 w-full ${height}`} />
}
