import { Bell, BellOff } from 'lucide-react'
import { QueryState } from '@/app/_screens/query-state'
import { UnsentNote } from '@/app/_screens/unsent-note'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { momentHere } from '@/lib/browser/moment-here'
import { api } from '@/lib/contract'
import type { OwnReminders } from '@/lib/entities/own-reminders'
import { toast } from '@/lib/feedback/toast'

function Choice({ stoppedAt }: OwnReminders) {
  const [begin, beginning] = useMutation(api.ownReminders.begin)
  const [end, ending] = useMutation(api.ownReminders.end)

  async function flip() {
    await (stoppedAt ? begin({}) : end({}))
    toast.success(stoppedAt ? 'Pengingat diaktifkan kembali' : 'Pengingat dihentikan')
  }

  return (
    <>
      <p className="mb-4">
        {stoppedAt
          ? `Dihentikan pada ${momentHere(stoppedAt)}. Anda tidak menerima pengingat.`
          : 'Aktif. Anda menerima pengingat coaching yang Anda ikuti.'}
      </p>
      <Button
        variant={stoppedAt ? 'primary' : 'secondary'}
        icon={stoppedAt ? <Bell /> : <BellOff />}
        loading={beginning.isRunning || ending.isRunning}
        onClick={() => void flip().catch(() => {})}
      >
        {stoppedAt ? 'Aktifkan kembali' : 'Hentikan'}
      </Button>
    </>
  )
}

/** Whether reminders go to the own account; the link in each of them chooses the same. */
export function ReminderChoiceCard() {
  const query = useQuery(api.ownReminders.get, {}, { quiet: true })
  return (
    <Card as="section" aria-labelledby="pengingat-anda">
      <h2 id="pengingat-anda" className="mb-2 font-bold text-xl">
        Pengingat
      </h2>
      <p className="mb-5 text-ink-2 text-sm">
        Pengingat jadwal meeting, Post Test, dan survei. Keputusan atas pengajuan, perubahan
        jadwal, dan pembatalan selalu dikirim kepada Anda.
      </p>
      <UnsentNote />
      <QueryState query={query} title="Pilihan pengingat tidak dapat dimuat">
        {(choice) => <Choice {...choice} />}
      </QueryState>
    </Card>
  )
}
