import type { Handled } from '../handled.ts'
import type { ProposalRow, Rows } from '../rows.ts'
import type { Check } from '../seen.ts'
import { answerOf, attemptOf, isLive, isOf, liveProposal } from './rows-of.ts'

type Values = Record<string, unknown>

/** Whose participation and which test a call is about. */
const whichOf = ({ call, params, device }: Handled) => ({
  userId: device.person.id,
  coachingId: (params as { id?: string } | undefined)?.id ?? '',
  kind: call.includes('/post-test/') ? 'post-test' : 'pre-test',
})

const COLUMNS: Record<string, string> = {
  totalPeserta: 'total_peserta',
  ...{
    tanggalMeeting: 'tanggal_meeting',
    jamMulai: 'jam_mulai',
    jamSelesai: 'jam_selesai',
  },
}
const isSame = (a: unknown, b: unknown) =>
  a === b ||
  (typeof a === 'string' && typeof b === 'string' && Date.parse(a) === Date.parse(b))

const proposalOf = ({ proposals }: Rows, id: unknown) =>
  proposals.find((row) => row.id === id)
const coachingOf = ({ coachings }: Rows, id: unknown) =>
  coachings.find((row) => row.id === id)

const hasChanged = ({ after, params, body }: Handled) => {
  const row = coachingOf(after, (params as { id: string }).id) as Values | undefined
  return Object.entries(body as Values).every(
    ([name, value]) =>
      !(name === 'topic' || name in COLUMNS) || isSame(row?.[COLUMNS[name] ?? name], value),
  )
}

const standsAsTold = (handled: Handled) => {
  if (handled.answer === null) return true
  const { preTestSoalId, postTestSoalId, jawabanUser } = handled.answer as Values
  const questionId = String(preTestSoalId ?? postTestSoalId)
  const which = { ...whichOf(handled), questionId }
  return answerOf(handled.after, which)?.jawaban === jawabanUser
}

const isQueued = ({ before, after, body, firstAt }: Handled) => {
  const { message, notifToMember, notifToWa } = body as Values
  // a repeated call is told what it was told then, also of a message that has been called off since
  const wasThere = new Set(before.outbox.map(({ id }) => id))
  const queued = after.outbox.filter(
    (row) => row.body === message && (row.state !== 'cancelled' || wasThere.has(row.id)),
  )
  const ways = [notifToMember && 'email', notifToWa && 'whatsapp'].filter(Boolean)
  const { coachingId } = body as Values
  const isAccepted = (row: ProposalRow) =>
    row.coaching_id === coachingId &&
    row.status === 'APPROVED' &&
    isLive(row) &&
    !(Date.parse(row.decided_at ?? '') > firstAt)
  if (coachingId && !after.proposals.some(isAccepted)) return true
  return ways.every((way) => queued.some(({ channel }) => channel === way))
}

const idOf = ({ body, answer }: Handled) =>
  (body as Values | undefined)?.proposalId ?? (answer as Values | null)?.id

const attendedIs = ({ after, params, body, answer }: Handled) => {
  const whose = {
    coachingId: (params as { id: string }).id,
    userId: String((body as Values).userId),
  }
  return after.attendance.some(isOf(whose)) === (answer as Values).status
}

/** What has to be stored once the server has said yes. */
const EFFECTS: Record<string, (handled: Handled) => boolean> = {
  'POST /proposal': (one) => proposalOf(one.after, idOf(one)) !== undefined,
  'POST /proposal/approve': (one) =>
    proposalOf(one.after, idOf(one))?.status === 'APPROVED',
  'POST /proposal/reject': (one) =>
    proposalOf(one.after, idOf(one))?.reason === (one.body as Values).reason,
  'POST /coaching/:id/cancel': (one) => liveProposal(one.after, whichOf(one)) === undefined,
  'POST /coaching/:id/remove-rejected-proposal': (one) =>
    Boolean(proposalOf(one.after, whichOf(one).coachingId)?.removed_at),
  'PATCH /coaching/admin/:id': hasChanged,
  'PATCH /coaching/admin/:id/publish': (one) =>
    coachingOf(one.after, whichOf(one).coachingId)?.is_published === true,
  'DELETE /coaching/admin/:id': (one) =>
    Boolean(coachingOf(one.after, whichOf(one).coachingId)?.deleted_at),
  'PATCH /coaching/:id/zoom-meeting/update-meeting-url': (one) =>
    (coachingOf(one.after, whichOf(one).coachingId)?.meeting_url ?? '') ===
    (one.body as Values).meetingUrl,
  'POST /coaching/:id/zoom-meeting/absensi': attendedIs,
  'POST /coaching/:id/survei-kepuasan': (one) =>
    one.after.surveys.find(isOf(whichOf(one)))?.saran === (one.body as Values).saran,
  'POST /coaching/admin': (one) => coachingOf(one.after, idOf(one)) !== undefined,
  'POST /coaching/admin/:id/upload-certificate': (one) =>
    one.after.certificates.find(({ id }) => id === whichOf(one).coachingId)?.file_name ===
    (one.answer as Values).fileName,
  'GET /coaching/:id/certificate/check': (one) =>
    Boolean(one.after.certificates.find(isOf(whichOf(one)))?.file_id) ===
    (one.answer as Values).available,
  'POST /notification/proposal': isQueued,
  'POST /notification/update-coaching': isQueued,
}
for (const kind of ['pre-test', 'post-test']) {
  EFFECTS[`POST /coaching/:id/${kind}/answer`] = standsAsTold
  EFFECTS[`POST /coaching/:id/${kind}/end`] = (one) =>
    Boolean(attemptOf(one.after, whichOf(one))?.ended_at)
  EFFECTS[`POST /coaching/:id/${kind}/start`] = (one) =>
    attemptOf(one.after, whichOf(one))?.ended_at === null
}

/** W2: what the server has said yes to is stored. */
export const yesIsDone: Check = ({ call }) => {
  if (call?.status !== 200) return null
  const isDone = EFFECTS[call.call]
  return !isDone || isDone(call)
    ? null
    : { told: `${call.call}: ${JSON.stringify(call.answer)}`, is: 'it is not stored so' }
}

/** Messages that waited are called off by a refusal; nothing else may differ. */
const withoutHeld = ({ outbox, ...rows }: Rows) => ({
  ...rows,
  outbox: outbox.filter(
    ({ hold_key, state }) => hold_key === null && state !== 'cancelled',
  ),
})

/** W2: what the server has said no to has changed nothing. */
export const noChangedNothing: Check = ({ call }) => {
  if (!call || call.status < 400 || call.before === call.after) return null
  // whoever reads a test whose time is over finds it ended
  if (call.call.startsWith('GET ')) return null
  const [before, after] = [call.before, call.after].map((rows) => withoutHeld(rows))
  for (const table of Object.keys(before ?? {}) as (keyof Rows)[]) {
    if (JSON.stringify(before?.[table]) !== JSON.stringify(after?.[table]))
      return { told: `${call.call}: ${call.status}`, is: `${table} changed` }
  }
  return null
}

/** W2, W9: no call fails but where the database has refused it. */
export const onlyRefusedFails: Check = ({ call }) =>
  call && call.status >= 500 && !call.isCommitRefused
    ? {
        told: `${call.call}: ${JSON.stringify(call.answer)}`,
        is: 'nothing was wrong with the database',
      }
    : null
