import { formatLongDate } from '../../../../lib/domain/schedule/dates.ts'
import { WIB } from '../../../../lib/domain/schedule/time-zone.ts'
import type { attendance, certificates, surveys } from '../../schema/participation.ts'
import { COACHES } from '../content/people/experts.ts'
import { SUGGESTIONS, SURVEY_ELEMENTS } from '../content/survey.ts'
import { certificatePdf } from '../documents/certificate.ts'
import { idOf } from '../ids.ts'
import { DAY_MS, MINUTE_MS, plus } from '../moments.ts'
import { createRandom } from '../random.ts'
import { type SeedFile, toSeedFile } from '../stored-file.ts'
import type { SeedContext } from './context.ts'
import type { Enrolment } from './proposals.ts'

type AttendanceRow = typeof attendance.$inferInsert
type CertificateRow = typeof certificates.$inferInsert & { id: string }
type SurveyRow = typeof surveys.$inferInsert

const randomOf = (what: string, { coaching, participant }: Enrolment) =>
  createRandom(`${what}/${coaching.plan.key}/${participant.username}`)

/** Marked by the admin in the first half hour of the meeting, if it has begun. */
export const attendanceOf = (
  { now }: SeedContext,
  enrolment: Enrolment,
): AttendanceRow | null => {
  const { coaching, participant, standing } = enrolment
  const random = randomOf('attendance', enrolment)
  if (!coaching.schedule || !['attended', 'done'].includes(standing)) return null
  const markedAt = plus(coaching.schedule.jamMulai, random.int(1, 25) * MINUTE_MS)
  if (markedAt > now) return null
  return {
    coachingId: coaching.id,
    userId: participant.id,
    markedAt,
    markedBy: coaching.row.adminId,
  }
}

const certificateFile = ({ coaching, participant }: Enrolment, no: number): SeedFile => {
  const { plan, row, schedule } = coaching
  const [signer] = COACHES[plan.category]
  const bytes = certificatePdf({
    number: `SERT.${String(no).padStart(3, '0')}/${row.coachingCode}`,
    name: participant.fullName,
    topic: plan.topic,
    date: schedule ? formatLongDate(schedule.tanggalMeeting, WIB.zone) : '',
    signer,
  })
  return toSeedFile(`sertifikat/${plan.key}/${participant.username}`, {
    ...{ kind: 'certificate', mime: 'application/pdf', extension: 'pdf', bytes },
    originalName: `Sertifikat ${participant.fullName.replace(/[^\p{L}\d ]/gu, '')}.pdf`,
  })
}

/**
 * The admin's certificate row of an approved participant. Whoever finished everything has the file
 * too, except the last few of each coaching, which the admin has still to upload.
 */
export const certificateOf = (
  enrolment: Enrolment,
  { no, isComplete }: { no: number; isComplete: boolean },
): { row: CertificateRow; file: SeedFile | null } => {
  const { coaching, participant, decidedAt } = enrolment
  const { schedule, plan } = coaching
  const file =
    isComplete && plan.hasCertificates && no % 7 !== 6
      ? certificateFile(enrolment, no)
      : null
  const uploadedAt = schedule && plus(schedule.jamSelesai, 2 * DAY_MS + no * MINUTE_MS)
  return {
    file,
    row: {
      id: idOf('certificate', plan.key, participant.username),
      coachingId: coaching.id,
      userId: participant.id,
      createdAt: decidedAt,
      fileId: file?.row.id ?? null,
      fileName: file?.row.originalName ?? null,
      uploadedAt: file && uploadedAt,
      notifiedAt: file && uploadedAt && plus(uploadedAt, MINUTE_MS),
    },
  }
}

/** Most of those who took the post-test of a past coaching have answered the survey. */
export const surveyOf = (enrolment: Enrolment, postTestEnd: Date): SurveyRow | null => {
  const { coaching, participant } = enrolment
  const random = randomOf('survey', enrolment)
  const isKnown = participant.username === 'peserta'
  if (!coaching.plan.hasCertificates || !(isKnown || random.chance(0.8))) return null
  return {
    id: idOf('survey', coaching.plan.key, participant.username),
    coachingId: coaching.id,
    userId: participant.id,
    answers: Object.fromEntries(
      SURVEY_ELEMENTS.map((element) => [
        element,
        random.chance(0.7) ? 4 : random.int(2, 4),
      ]),
    ),
    saran: random.chance(0.5) ? random.pick(SUGGESTIONS) : null,
    submittedAt: plus(postTestEnd, random.int(2, 15) * MINUTE_MS),
  }
}
