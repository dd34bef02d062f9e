import type { Schedule } from '../../entities/coaching.ts'
import type { Instant } from '../../entities/identity.ts'
import type { Told } from './facts.ts'
import type { Quota } from './quota.ts'
import type { StepName } from './steps.ts'

/** What is to be done first: a running test and a running meeting come before everything. */
export const URGENCIES = [
  'running test',
  'meeting',
  'post-test',
  'today',
  'pre-test',
  'certificate',
  'left over',
  'date',
  'waiting',
  'past',
] as const
export type Urgency = (typeof URGENCIES)[number]

/** What a participant does next in one coaching; `to` is where, null while there is only waiting. */
export type NextStep = {
  urgency: Urgency
  to: StepName | 'materi' | null
  label: string
  text: string
  /** The same in the few words of the card 'Sekarang'. */
  short: string
}

/** A coaching of 'Daftar Coaching', or the header of its shell with its end. */
export type Taken = Told &
  Schedule &
  Partial<Quota> & { isOverdue?: boolean | undefined; cancelledAt?: Instant | undefined }

/** A next step; without few words of its own the card 'Sekarang' says the text. */
export const go = (
  urgency: Urgency,
  to: NextStep['to'],
  label: string,
  text: string,
  short = text,
): NextStep => ({ urgency, to, label, text, short })

/** Nothing but waiting. */
export const wait = (text: string, urgency: Urgency = 'waiting') =>
  go(urgency, null, '', text)
