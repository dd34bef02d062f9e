import { CalendarPlus } from 'lucide-react'
import { NowCard } from '@/app/_screens/now-card'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import { type Sekarang, sekarang } from '@/lib/domain/participation/sekarang'
import { isPending } from '@/lib/domain/participation/status'
import type { Moment } from '@/lib/domain/participation/timing'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { type TakenGroup, takenGroups } from './taken-groups'
import { isPromised, TakenRow } from './taken-row'

/** How often the clock is read that moves a coaching to its group. */
const CLOCK_MS = 1000

type GroupProps = {
  group: TakenGroup
  moment: Moment
  /** What the card above has a button for. */
  card: Sekarang<TakenCoaching>
  isFirst: boolean
  isAlone: boolean
}

function Rows({ group, moment, card, isAlone }: GroupProps) {
  return (
    <ul className="grid grid-cols-1 gap-2 md:gap-4">
      {group.rows.map(({ coaching, next }) => (
        <TakenRow
          key={coaching.proposalId || coaching.id}
          coaching={coaching}
          next={next}
          moment={moment}
          isAlone={isAlone}
          hasButton={card.coaching !== coaching || card.action?.label !== next.label}
        />
      ))}
    </ul>
  )
}

/** What is over; folded below what is not. */
function History(props: GroupProps) {
  return (
    <details open={props.isFirst}>
      <summary className="flex min-h-ctl cursor-pointer items-center font-bold text-lg">
        <h2>
          Riwayat <span className="angka text-ink-2">({props.group.rows.length})</span>
        </h2>
      </summary>
      <div className="mt-2">
        <Rows {...props} />
      </div>
    </details>
  )
}

function Group(props: GroupProps) {
  const { title, rows } = props.group
  if (title === 'Riwayat') return <History {...props} />
  const isAsked = rows.some(isPromised)
  return (
    <section aria-label={title}>
      <h2 className="mb-2 font-bold text-lg">{title}</h2>
      {title === 'Pengajuan' && isAsked && (
        <p className="mb-2 text-ink-2 text-sm">
          Pengajuan Anda akan diverifikasi oleh admin dalam waktu 1 hari kerja.
        </p>
      )}
      <Rows {...props} />
    </section>
  )
}

/** The tab 'Yang anda ikuti': what is now, then what is taken, proposed and past (decision 64). */
export function TakenList({
  coachings,
  onFindMore,
}: {
  coachings: readonly TakenCoaching[]
  onFindMore: () => void
}) {
  const now = new Date(useNow(CLOCK_MS))
  if (coachings.length === 0) {
    return (
      <EmptyState
        icon={<CalendarPlus />}
        title="Anda belum mengikuti coaching"
        text="Pilih jadwal yang tersedia, lalu ajukan pertanyaan Anda."
        action={<Button onClick={onFindMore}>Lihat yang tersedia</Button>}
      />
    )
  }
  const moment = { now, timeZone: browserTimeZone() }
  const card = sekarang(coachings, moment)
  // the list itself begins with it then
  const isOnlyAsked = card.coaching && isPending(card.coaching.userCoachingStatus)
  return (
    <div className="space-y-5">
      {!isOnlyAsked && <NowCard now={card} />}
      {takenGroups(coachings, moment).map((group, place) => (
        <Group
          key={group.title}
          group={group}
          moment={moment}
          card={card}
          isAlone={coachings.length === 1}
          isFirst={place === 0}
        />
      ))}
    </div>
  )
}
