import { coachingStatus } from '../../lib/domain/coaching-status.ts'
import { userCoachingStatus } from '../../lib/domain/participation/status.ts'
import { isDataComplete } from '../../lib/domain/schedule/publishing.ts'
import type {
  AdminCoaching,
  Coach,
  Coaching,
  CoachingHeader,
  Schedule,
  TakenCoaching,
} from '../../lib/entities/coaching.ts'
import { TEST_KINDS } from '../../lib/entities/test-values.ts'
import type { CoachingRecord, CoachingRow, CoachRow } from '../repositories/coachings.ts'
import type { ProposalRow } from '../repositories/proposals.ts'
import type { Config } from '../start/config.ts'
import { OFFICE_ZONE } from './office-zone.ts'

type View = { config: Pick<Config, 'publicUrl'>; now: Date }
/** `proposal`: the live one of the participant who looks; null or absent for anyone else. */
type PersonalView = View & { proposal?: ProposalRow | null }

const MODERATOR = 'Moderator'

const toIso = (date: Date | null) => date?.toISOString() ?? null

/** Date and times as the wire and the rules have them. */
export const toSchedule = (
  row: Pick<CoachingRow, 'tanggalMeeting' | 'jamMulai' | 'jamSelesai'>,
): Schedule => ({
  tanggalMeeting: toIso(row.tanggalMeeting),
  jamMulai: toIso(row.jamMulai),
  jamSelesai: toIso(row.jamSelesai),
})

const toCoach = ({ coachingId: _, ...coach }: CoachRow): Coach => coach

/** A stored name becomes an address under the assets base (decision 39). */
const absoluteFlyer = (flyer: string, { publicUrl }: View['config']) =>
  URL.canParse(flyer) ? flyer : `${publicUrl}/files/${flyer.replace(/^\/+/, '')}`

/** What a coaching is to one participant, from the live proposal. */
const personal = (
  row: Pick<CoachingRow, keyof Schedule>,
  { proposal, now }: PersonalView,
) => ({
  isInProposal: Boolean(proposal) && proposal?.status !== 'APPROVED',
  userTakeThis: proposal?.status === 'APPROVED',
  userCoachingStatus: proposal
    ? userCoachingStatus(proposal.status, toSchedule(row), now)
    : null,
})

/** A coaching as visitors and participants see it; never with the meeting link. */
export const toCoaching = (record: CoachingRecord, view: PersonalView): Coaching => ({
  id: record.id,
  coachingCode: record.coachingCode,
  topic: record.topic,
  categoryId: record.categoryId,
  category: record.category,
  flyer: absoluteFlyer(record.flyer, view.config),
  ...toSchedule(record),
  totalPeserta: record.totalPeserta,
  pesertaTerdaftar: record.pesertaTerdaftar,
  adminId: record.adminId,
  narahubung: record.narahubung,
  contact: record.contact,
  coaches: record.people.filter(({ type }) => type !== MODERATOR).map(toCoach),
  moderator: record.people.filter(({ type }) => type === MODERATOR).map(toCoach)[0] ?? null,
  materi: record.materi,
  isPublished: record.isPublished,
  publishDate: toIso(record.publishDate),
  preTestSoal: record.tests['pre-test'].questions,
  preTestDurationMinutes: record.preTestDurationMinutes,
  postTestSoal: record.tests['post-test'].questions,
  postTestDurationMinutes: record.postTestDurationMinutes,
  ...personal(record, view),
})

/** The same in the list of a participant's own coachings. */
export const toTakenCoaching = (
  record: CoachingRecord,
  { proposal, ...view }: View & { proposal: ProposalRow },
): TakenCoaching => ({
  ...toCoaching(record, { ...view, proposal }),
  userCoachingStatus: userCoachingStatus(proposal.status, toSchedule(record), view.now),
  proposalId: proposal.id,
  reason: proposal.reason,
})

/** The header of the participant's shell. */
export const toCoachingHeader = (
  record: CoachingRecord,
  view: View & { proposal: ProposalRow },
): Omit<CoachingHeader, 'runningTest'> => {
  const coaching = toCoaching(record, view)
  return {
    ...toSchedule(record),
    coachingCode: coaching.coachingCode,
    topic: coaching.topic,
    userCoachingStatus: coaching.userCoachingStatus,
    preTestSoal: coaching.preTestSoal,
    preTestDurationMinutes: coaching.preTestDurationMinutes,
    postTestSoal: coaching.postTestSoal,
    postTestDurationMinutes: coaching.postTestDurationMinutes,
  }
}

/** A coaching as admins see it: its status by §4 at `now`, and the files of test and meeting. */
export const toAdminCoaching = (record: CoachingRecord, view: View): AdminCoaching => {
  const coaching = toCoaching(record, view)
  const isComplete = isDataComplete(coaching)
  const { status, canCancel, canEdit } = coachingStatus(
    { ...coaching, isDataComplete: isComplete },
    view.now,
    OFFICE_ZONE,
  )
  const { soal, jawaban } = record.tests['pre-test']
  const { meetingUrl, meetingBackground } = record
  const hasMeeting = meetingUrl !== null || meetingBackground !== null
  return {
    ...coaching,
    ...{ status, canCancel, canEdit, isDataComplete: isComplete },
    copyableTests: TEST_KINDS.filter((kind) => record.tests[kind].questions > 0),
    PreTest: soal === null ? null : { soal, jawaban },
    ZoomMeeting: hasMeeting ? { meetingUrl, meetingBackground } : null,
  }
}
