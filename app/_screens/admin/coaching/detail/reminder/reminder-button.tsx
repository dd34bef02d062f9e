import { BellRing } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useAsked } from '@/lib/api/use-asked'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { RemindedStep } from '@/lib/entities/reminder'

type ReminderButtonProps = { coaching: AdminCoaching; step: RemindedStep }

/** A message to those who have not yet done a step; not there where nobody is, or the server cannot tell. */
export function ReminderButton({ coaching, step }: ReminderButtonProps) {
  const params = { id: coaching.id }
  const { options, known } = useAsked('manual-reminders')
  const { data, error, isFetching, refetch } = known(
    useQuery(api.notification.notYet, { params }, options),
  )
  const [remind] = useMutation(api.notification.remind, {
    errors: 'ignore',
    whenOutdated: ['test', 'meeting', 'coaching'],
  })
  if (error && !data) {
    return (
      <Button size="sm" variant="ghost" loading={isFetching} onClick={() => void refetch()}>
        Yang belum tidak dapat diperiksa, coba lagi
      </Button>
    )
  }
  const people = data?.[step] ?? []
  if (people.length === 0) return null

  async function open() {
    const { openReminder } = await import('./open-reminder')
    await openReminder({
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
      Ingatkan yang belum ({people.length})
    </Button>
  )
}
