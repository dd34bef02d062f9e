import { factsOf } from '../../../../lib/domain/participation/facts.ts'
import { STEP_NAMES, stepsOf } from '../../../../lib/domain/participation/steps.ts'
import type { CoachingHeader } from '../../../../lib/entities/coaching.ts'
import type { Handled } from '../handled.ts'
import type { CoachingRow, Rows } from '../rows.ts'
import type { Check } from '../seen.ts'
import { attemptOf, isOf, liveProposal } from './rows-of.ts'

const MINUTE_MS = 60_000
/** Hours ahead of UTC, by the labels that the product knows. */
const OFFSETS: Record<string, number> = { WIB: 7, WITA: 8, WIT: 9 }
const ZONES = [
  { zone: 'Asia/Jakarta', label: 'WIB' },
  { zone: 'Asia/Makassar', label: 'WITA' },
  { zone: 'Asia/Jayapura', label: 'WIT' },
] as const

type Whose = { userId: string; coachingId: string }
type Look = { rows: Rows; coaching: CoachingRow; whose: Whose; now: number; offset: number }

/** 21:00 of the day of the meeting, by the clock on the wall of a zone. */
const closing = (meetingDay: string, offset: number) => {
  const day = new Date(Date.parse(meetingDay) + offset * 60 * MINUTE_MS)
  return day.setUTCHours(21 - offset, 0, 0, 0)
}

/** What the chapters say of a test, read from the rows alone. */
const testIs = (
  { rows, coaching, whose, now, offset }: Look,
  kind: 'pre-test' | 'post-test',
) => {
  const attempt = attemptOf(rows, { ...whose, kind })
  if (attempt) {
    const deadline = Date.parse(attempt.deadline)
    if (attempt.ended_at || now > deadline + MINUTE_MS) return 'done'
    return now < deadline ? 'open' : 'closed'
  }
  if (kind === 'pre-test') return 'open'
  const { tanggal_meeting: day, jam_selesai: end } = coaching
  if (!day || !end) return 'locked'
  if (now >= closing(day, offset)) return 'closed'
  return now > Date.parse(end) ? 'open' : 'locked'
}

const meetingIs = ({ rows, coaching, whose, now }: Look) => {
  const { tanggal_meeting: day, jam_mulai: start, jam_selesai: end } = coaching
  if (rows.attendance.some(isOf(whose))) return 'done'
  if (!day || !start) return 'locked'
  if (end && Date.parse(end) < now) return 'closed'
  return coaching.meeting_url ? 'open' : 'locked'
}

/** What waits for the post-test: locked, or closed once that can be done no more. */
const afterPostTest = (look: Look) =>
  testIs(look, 'post-test') === 'closed' &&
  !attemptOf(look.rows, { ...look.whose, kind: 'post-test' })
    ? 'closed'
    : 'locked'

const surveyIs = (look: Look) => {
  if (look.rows.surveys.some(isOf(look.whose))) return 'done'
  return testIs(look, 'post-test') === 'done' ? 'open' : afterPostTest(look)
}

const certificateIs = (look: Look) => {
  const row = look.rows.certificates.find(isOf(look.whose))
  return row?.file_id ? 'done' : afterPostTest(look)
}

const stepsAre = (look: Look): Record<string, string> => ({
  'pre-test': testIs(look, 'pre-test'),
  'zoom-meeting': meetingIs(look),
  'post-test': testIs(look, 'post-test'),
  'survei-kepuasan': surveyIs(look),
  sertifikat: certificateIs(look),
})

const headerOf = (call: Handled | null) =>
  call?.call === 'GET /coaching/:id/auth' && call.status === 200
    ? (call.answer as CoachingHeader)
    : null

/** Of the viewers in each zone: what a step is called and why. */
const toldIn = (call: Handled, header: CoachingHeader, timeZone: (typeof ZONES)[number]) =>
  stepsOf(factsOf(header), { now: new Date(call.at), timeZone })

/** W5: a step is what the rows make of it, whoever looks at it from whichever zone. */
export const stepsAreTrue: Check = ({ call }) => {
  const header = headerOf(call)
  if (!call || !header) return null
  const whose = {
    userId: call.device.person.id,
    coachingId: (call.params as { id: string }).id,
  }
  const coaching = call.after.coachings.find(({ id }) => id === whose.coachingId)
  const proposal = liveProposal(call.after, whose)
  if (!coaching || !proposal) return { told: 'a participant', is: 'none' }
  for (const zone of ZONES) {
    const offset = OFFSETS[zone.label] ?? 0
    const look = { rows: call.after, coaching, whose, now: call.at, offset }
    const are = stepsAre(look)
    const told = toldIn(call, header, zone)
    for (const name of STEP_NAMES) {
      const is = proposal.status === 'APPROVED' ? are[name] : 'locked'
      if (told[name].state !== is)
        return {
          told: `${name} ${told[name].state}: ${told[name].reason}`,
          is: `${is} (${zone.label})`,
        }
    }
  }
  return null
}

/** W8: every hour that is told is a moment of this coaching, by the clock of the zone that it names. */
export const hoursAreTrue: Check = ({ call }) => {
  const header = headerOf(call)
  if (!call || !header) return null
  const { id } = call.params as { id: string }
  const coaching = call.after.coachings.find((row) => row.id === id)
  const deadlines = call.after.test_attempts.map(({ deadline }) => Date.parse(deadline))
  const { jam_mulai: start, jam_selesai: end, tanggal_meeting: day } = coaching ?? {}
  const told = ZONES.flatMap((zone) => Object.values(toldIn(call, header, zone)))
  for (const { reason } of told) {
    for (const [text, hour, minute, label = ''] of reason.matchAll(
      /(\d\d):(\d\d) (WITA|WIT|WIB)/g,
    )) {
      const offset = OFFSETS[label] ?? 0
      const moments = [start, end].flatMap((moment) => (moment ? [Date.parse(moment)] : []))
      const known = [...moments, ...deadlines, ...(day ? [closing(day, offset)] : [])]
      const clockOf = (moment: number) =>
        new Date(moment + offset * 60 * MINUTE_MS).toISOString().slice(11, 16)
      if (!known.some((moment) => clockOf(moment) === `${hour}:${minute}`))
        return { told: text, is: `no moment of this coaching: ${reason}` }
    }
  }
  return null
}

const REFUSALS = /^POST \/coaching\/:id\/(pre|post)-test\/start$/

/** W5: a start is granted where the step is open, and refused where it is not. */
export const startsWhenOpen: Check = ({ call }) => {
  const [, which] = REFUSALS.exec(call?.call ?? '') ?? []
  if (!call || !which || ![200, 409].includes(call.status)) return null
  const kind = which === 'pre' ? ('pre-test' as const) : ('post-test' as const)
  const whose = {
    userId: call.device.person.id,
    coachingId: (call.params as { id: string }).id,
  }
  const coaching = call.before.coachings.find(({ id }) => id === whose.coachingId)
  if (!coaching) return null
  const is = testIs({ rows: call.before, coaching, whose, now: call.at, offset: 7 }, kind)
  // in the minute of the last answers a start goes on with what is running
  const isGranted = is === 'open' || (is === 'closed' && call.status === 200)
  return isGranted === (call.status === 200)
    ? null
    : { told: `${call.call}: ${call.status}`, is: `the step is ${is}` }
}
