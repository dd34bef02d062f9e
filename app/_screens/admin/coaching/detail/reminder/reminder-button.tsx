import { BellRing } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { loadOnPress } from '@/lib/api/load-on-press'
import { useMutation } from '@/lib/api/use-mutation'
import type { Query } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { NotYet, RemindedStep } from '@/lib/entities/reminder'

type ReminderButtonProps = {
  coaching: AdminCoaching
  step: RemindedStep
  /** Who has not yet done which step. */
  query: Query<NotYet>
  /** Says what they have not done, where a table shows several steps: 'mengisi survei'. */
  act?: string
}

/** A message to those who have not yet done a step; not there where nobody is, or the server cannot tell. */
export function ReminderButton({ coaching, step, query, act }: ReminderButtonProps) {
  const params = { id: coaching.id }
  const { data, error, isRefused, isFetching, refetch } = query
  const [remind] = useMutation(api.notification.remind, {
    errors: 'ignore',
    whenOutdated: ['test', 'meeting', 'coaching'],
  })
  if (error && !data) {
    if (isRefused) return null
    return (
      <Button size="sm" variant="ghost" loading={isFetching} onClick={() => void refetch()}>
        Peserta yang belum tidak dapat diperiksa, coba lagi
      </Button>
    )
  }
  const people = data?.[step] ?? []
  if (people.length === 0) return null

  async function open() {
    const reminder = await loadOnPress(() => import('./open-reminder'))
    if (!reminder) return
    await reminder.openReminder({
      ...{ coaching, step, people },
      send: (body) => remind({ params, body }),
    })
    await refetch()
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<BellRing />}
      onClick={() => void open().catch(() => {})}
    >
      Ingatkan yang belum {act && `${act} `}({people.length})
    </Button>
  )
}
