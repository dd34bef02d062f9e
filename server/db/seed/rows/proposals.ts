import type { proposals } from '../../schema/proposals.ts'
import { QUESTIONS_ASKED } from '../content/questions-asked.ts'
import { STANDINGS, type Standing } from '../content/standings.ts'
import { idOf } from '../ids.ts'
import { between, earlier, HOUR_MS, plus } from '../moments.ts'
import { createRandom, type Random } from '../random.ts'
import type { UserRow } from './accounts.ts'
import type { Planned } from './coachings.ts'
import type { SeedContext } from './context.ts'

type ProposalRow = typeof proposals.$inferInsert & { id: string; createdAt: Date }

/** A participant's way through one coaching. */
export type Enrolment = {
  coaching: Planned
  participant: UserRow
  standing: Standing
  proposal: ProposalRow
  decidedAt: Date
}

const REASONS = [
  'Pertanyaan sudah ada di FAQ',
  'Pertanyaan tidak sesuai dengan topik coaching',
  'Peserta dari unit kerja Anda sudah memenuhi kuota untuk sesi ini',
]

/** Who is approved goes as far as the coaching's turnout says; most of them go all the way. */
const drawStanding = (random: Random, turnout: number): Standing => {
  const drawn = random.next()
  if (drawn < turnout * 0.88) return 'done'
  if (drawn < turnout) return 'attended'
  return random.chance(0.4) ? 'prepared' : 'approved'
}

const decisionOf = (
  standing: Standing,
  { decidedAt, decidedBy, random }: { decidedAt: Date; decidedBy: string; random: Random },
) => {
  if (standing === 'pending') return { status: 'PENDING' as const }
  const decision = { decidedAt, decidedBy }
  return standing === 'rejected'
    ? { status: 'REJECTED' as const, reason: random.pick(REASONS), ...decision }
    : { status: 'APPROVED' as const, ...decision }
}

const enrol = (
  coaching: Planned,
  { participant, standing }: { participant: UserRow; standing: Standing },
  now: Date,
): Enrolment => {
  const { plan, id: coachingId, publishDate, row, schedule } = coaching
  const random = createRandom(`proposal/${plan.key}/${participant.username}`)
  const opened = publishDate ?? now
  const closing = earlier(plus(now, -2 * HOUR_MS), schedule?.jamMulai ?? now)
  // Whoever still waits asked lately; everyone else within the first days.
  const share = standing === 'pending' ? 0.8 + random.next() * 0.2 : random.next() * 0.5
  const createdAt = between(opened, closing, share)
  const decidedAt = between(createdAt, closing, 0.1 + random.next() * 0.2)
  return {
    ...{ coaching, participant, standing, decidedAt },
    proposal: {
      id: idOf('proposal', plan.key, participant.username),
      ...{ coachingId, userId: participant.id, createdAt },
      questions: random.sample(QUESTIONS_ASKED[plan.category], random.int(3, 5)),
      ...decisionOf(standing, { decidedAt, decidedBy: row.adminId, random }),
    },
  }
}

/** Everyone who proposed: the known accounts as they are set, the others drawn. */
const enrolmentsOf = (
  coaching: Planned,
  participants: readonly UserRow[],
  now: Date,
): Enrolment[] => {
  const { plan } = coaching
  if (!plan.proposals) return []
  const random = createRandom(`participants/${plan.key}`)
  const left = { ...plan.proposals }
  const group = (standing: Standing) =>
    standing === 'pending' || standing === 'rejected' ? standing : 'approved'
  const known = participants.flatMap((participant) => {
    const standing = STANDINGS[participant.username]?.[plan.key]
    if (!standing) return []
    left[group(standing)] -= 1
    return [{ participant, standing }]
  })
  const strangers = random.sample(
    participants.filter(({ username }) => !STANDINGS[username]),
    left.approved + left.pending + left.rejected,
  )
  const drawn = strangers.map((participant, index) => {
    if (index < left.approved)
      return { participant, standing: drawStanding(random, plan.turnout ?? 0) }
    const standing: Standing = index < left.approved + left.pending ? 'pending' : 'rejected'
    return { participant, standing }
  })
  return [...known, ...drawn].map((one) => enrol(coaching, one, now))
}

/** Proposals of all published coachings. */
export const enrolments = (
  { now }: SeedContext,
  coachings: readonly Planned[],
  participants: readonly UserRow[],
): Enrolment[] => coachings.flatMap((coaching) => enrolmentsOf(coaching, participants, now))

export const isApproved = ({ proposal }: Enrolment): boolean =>
  proposal.status === 'APPROVED'
