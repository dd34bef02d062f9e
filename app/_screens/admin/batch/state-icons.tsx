import { Circle, CircleAlert, CircleCheck, CircleSlash } from 'lucide-react'
import { Spinner } from '@/components/ui/spinner'

/** How a row of many stands; its word is beside it. */
export const STATE_ICONS = {
  waiting: <Circle aria-hidden="true" className="size-5 shrink-0 text-ink-3" />,
  running: <Spinner />,
  done: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />,
  failed: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />,
  skipped: <CircleSlash aria-hidden="true" className="size-5 shrink-0 text-ink-2" />,
}
