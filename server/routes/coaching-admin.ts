import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import { deletionQuerySchema } from '../../lib/validation/review.ts'
import { implement } from '../calls/implement.ts'
import { checkFields } from '../calls/input.ts'
import type { Db } from '../db/client.ts'
import type { Takers } from '../repositories/analysis.ts'
import { listAdminOptions } from '../repositories/coaching-writes.ts'
import { listCoachings } from '../repositories/coachings.ts'
import { listSurveyed } from '../repositories/participation.ts'
import { listAttended, listFinished } from '../repositories/progress.ts'
import {
  listParticipantsOf,
  listReachable,
  listTakersOf,
} from '../repositories/proposals.ts'
import { countEnded } from '../repositories/test-grades.ts'
import { findNewestSet } from '../repositories/test-sets.ts'
import { analyseItems, summariseSurvey } from '../services/analysis.ts'
import { readAttention } from '../services/attention.ts'
import { uploadCertificate } from '../services/certificate-upload.ts'
import { certificateTable } from '../services/certificates/certificate-table.ts'
import { closeOverdueAttempts } from '../services/close-attempts.ts'
import { requireCoaching } from '../services/coaching-access.ts'
import {
  adminCoachingOf,
  changeCoaching,
  createCoaching,
  deleteCoaching,
  publishCoaching,
} from '../services/coaching-edit.ts'
import { toAdminCoaching } from '../services/coaching-view.ts'
import { copyTests } from '../services/copy-tests.ts'
import { announceCertificate } from '../services/notifications.ts'
import { reviewedProposals } from '../services/told.ts'

type Overview = { db: Db; now: Date; params: { id: string } }

/** Names of a test's files, each participant with whether the test is done and its score, and whose answers count. */
const testOverview = async ({ db, now, params }: Overview, kind: TestKind) => {
  const coachingId = params.id
  await closeOverdueAttempts(db, now)
  const { questions: _, ...files } = (await requireCoaching(db, coachingId)).tests[kind]
  const finished = await listFinished(db, { coachingId, kind })
  const participants = await listParticipantsOf(db, coachingId)
  const users = participants.map((row) => ({
    ...row,
    isFinished: finished.has(row.id),
    score: finished.get(row.id) ?? ('-' as const),
  }))
  const userIds = participants.map(({ id }) => id)
  const set = await findNewestSet(db, { coachingId, kind })
  const scored = set ? await countEnded(db, { setId: set.id, userIds }) : 0
  const takers = { coachingId, userIds: await listTakersOf(db, coachingId) }
  const items = await analyseItems(db, takers, kind)
  return { ...files, users, scored, items, takers }
}

/** Who of them has answered the survey, and what it says as a whole. */
const surveyOverview = async (db: Db, { coachingId, userIds: takers }: Takers) => {
  const surveyed = await listSurveyed(db, coachingId)
  const userIds = takers.filter((id) => surveyed.has(id))
  return { surveyed, survey: await summariseSurvey(db, { coachingId, userIds }) }
}

const meetingOverview = async (db: Db, id: string) => {
  const { meetingUrl, meetingBackground, meetingBackgroundFileName } =
    await requireCoaching(db, id)
  const attended = await listAttended(db, id)
  const participants = await listReachable(db, id)
  const users = participants.map((row) => ({ ...row, status: attended.has(row.id) }))
  return { meetingUrl, meetingBackground, meetingBackgroundFileName, users }
}

/** §7 'Coaching (admin)', the calls below `/coaching/admin`. */
export const coachingAdminRoutes = (app: FastifyInstance): void =>
  implement(app, api.adminCoaching, {
    list: async ({ db, now, services: { config } }) =>
      (await listCoachings(db)).map((record) => toAdminCoaching(record, { config, now })),
    attention: ({ db, now }) => readAttention(db, now),
    adminOptions: ({ db }) => listAdminOptions(db),
    get: ({ db, params, ...act }) => adminCoachingOf(db, params.id, act),
    create: ({ db, body, ...act }) => createCoaching(db, body, act),
    update: ({ db, params, body, ...act }) =>
      changeCoaching(db, { id: params.id, body }, act),
    publish: ({ db, params, ...act }) => publishCoaching(db, params.id, act),
    copyTests: ({ db, params, body, ...act }) =>
      copyTests(db, { id: params.id, body }, act),
    remove: async ({ db, params, ...act }) => {
      const asked = await checkFields(deletionQuerySchema, act.request.query)
      return deleteCoaching(db, params.id, { ...act, ...asked })
    },
    proposals: async ({ db, params, ...act }) => {
      await requireCoaching(db, params.id)
      return reviewedProposals(db, params.id, act)
    },
    preTest: async (context) => {
      const { users, takers: _, ...files } = await testOverview(context, 'pre-test')
      return {
        ...files,
        users: users.map(({ isFinished, ...row }) => ({
          ...row,
          finishPreTest: isFinished,
        })),
      }
    },
    postTest: async (context) => {
      const { users, takers, ...files } = await testOverview(context, 'post-test')
      const { survey, surveyed } = await surveyOverview(context.db, takers)
      return {
        ...files,
        survey,
        erased: takers.userIds.length - users.length,
        users: users.map(({ isFinished, ...row }) => ({
          ...row,
          finishPostTest: isFinished,
          finishSurvey: surveyed.has(row.id),
        })),
      }
    },
    zoomMeeting: ({ db, params }) => meetingOverview(db, params.id),
    certificates: async ({ db, params, now, services }) => {
      await requireCoaching(db, params.id)
      await closeOverdueAttempts(db, now)
      return certificateTable(db, params.id, services)
    },
    uploadCertificate: ({ db, params, file, user, now }) =>
      uploadCertificate(db, { rowId: params.id, file, userId: user.id, now }),
    sendCertificateNotification: async ({ db, params: { id }, body, user, now }) => {
      const about = { coachingId: id, body }
      await announceCertificate(db, about, { createdBy: user.id, now })
      return null
    },
  })
