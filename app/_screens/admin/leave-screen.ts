import type { RouteArguments } from '@/lib/router/href'
import { mayLeave } from '@/lib/router/leave-guard'
import { goBack } from '@/lib/router/navigate'
import type { RouteName } from '@/lib/routes'

/** Goes back one page, after the question when something is unsaved (decision 44). */
export async function leaveScreen<N extends RouteName>(
  fallback: N,
  ...rest: RouteArguments<N>
): Promise<void> {
  if (await mayLeave()) goBack(fallback, ...rest)
}
