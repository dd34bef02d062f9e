import { nextStep } from './next-step.ts'
import type { Moment } from './timing.ts'
import { type NextStep, type Taken, URGENCIES } from './urgency.ts'

/** Where the card leads: a page of the coaching, its running test, or what can be proposed. */
type Target = NonNullable<NextStep['to']> | 'test/pre-test' | 'test/post-test' | 'tersedia'

/** What is now, in one sentence with one button. */
export type Sekarang<C> = {
  /** Null where it is about no coaching. */
  coaching: C | null
  sentence: string
  /** Null while there is only waiting. */
  action: { label: string; to: Target } | null
}

type Due<C> = { coaching: C; next: NextStep }

/** Undated ones come after dated ones. */
const start = ({ jamMulai, tanggalMeeting }: Taken): number =>
  new Date(jamMulai ?? tanggalMeeting ?? '9999-01-01').getTime()

const rank = ({ next }: Due<Taken>) => URGENCIES.indexOf(next.urgency)

/** What is over is news from its end; of what is to come the soonest is. */
const sooner = (a: Due<Taken>, b: Due<Taken>): number => {
  const isOld = ['certificate', 'left over', 'past'].includes(a.next.urgency)
  const difference = start(a.coaching) - start(b.coaching)
  return isOld ? -difference : difference
}

/** A participant's coachings with the next step of each, the most urgent first. */
export const byUrgency = <C extends Taken>(
  coachings: readonly C[],
  moment: Moment,
): Due<C>[] =>
  coachings
    .map((coaching) => ({ coaching, next: nextStep(coaching, moment) }))
    .sort((a, b) => rank(a) - rank(b) || sooner(a, b))

const NOTHING = {
  coaching: null,
  sentence: 'Tidak ada jadwal coaching Anda yang akan datang',
  action: { label: 'Lihat yang tersedia', to: 'tersedia' },
} as const

/**
 * The card 'Sekarang' of a participant's list, which has to be known: where it failed there is nothing to say
 * but that.
 */
export const sekarang = <C extends Taken>(
  coachings: readonly C[],
  moment: Moment,
): Sekarang<C> => {
  const [first] = byUrgency(coachings, moment)
  if (!first || first.next.urgency === 'past') return NOTHING
  const { coaching, next } = first
  if (next.urgency === 'certificate') {
    const action = { label: 'Lihat sertifikat', to: 'sertifikat' } as const
    return { coaching, sentence: 'Sertifikat Anda terbit', action }
  }
  const { to, label, short: sentence } = next
  if (!to) return { coaching, sentence, action: null }
  const isTest = to === 'pre-test' || to === 'post-test'
  // what runs is gone on with at once; before a start its rules are read
  const target = next.urgency === 'running test' && isTest ? (`test/${to}` as const) : to
  return { coaching, sentence, action: { label, to: target } }
}
