import { useAtomValue } from 'jotai'
import { panelState } from '@/app/_screens/admin/first-steps/first-steps-state'
import { Skeleton } from '@/components/ui/skeleton'

/** The place of 'Mulai di sini' while it is asked what is left; none where all was done at the last visit. */
export function FirstStepsPlace() {
  const shown = useAtomValue(panelState.valueAtom)
  if (shown === 'done') return null
  const height = shown === 'folded' ? 'h-18' : 'h-156 md:h-72'
  return <Skeleton className={`mb-6 w-full ${height}`} />
}
