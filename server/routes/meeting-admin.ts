import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import { type Context, implement } from '../calls/implement.ts'
import { notFound } from '../problem.ts'
import { updateCoaching } from '../repositories/coaching-writes.ts'
import { toggleAttendance } from '../repositories/progress.ts'
import { listParticipantsOf } from '../repositories/proposals.ts'
import { lockLiveCoaching } from '../services/coaching-access.ts'
import { storeFile } from '../services/stored-files.ts'
import { uploadKey, uploadQuestions } from '../services/test-files.ts'

type Uploads = typeof api.adminMeeting.uploadPreTestQuestions
type TestUpload = Pick<Context<Uploads>, 'db' | 'file' | 'user' | 'now' | 'services'> & {
  params: { id: string }
}

const test =
  (kind: TestKind, store: typeof uploadKey) =>
  ({ db, services, params, file, user, now }: TestUpload) =>
    store(db, services, { coachingId: params.id, kind, file, userId: user.id, now })

/** §7 'Coaching (admin)', the calls on test files, meeting and attendance of one coaching. */
export const meetingAdminRoutes = (app: FastifyInstance): void =>
  implement(app, api.adminMeeting, {
    uploadPreTestQuestions: test('pre-test', uploadQuestions),
    uploadPreTestKey: test('pre-test', uploadKey),
    uploadPostTestQuestions: test('post-test', uploadQuestions),
    uploadPostTestKey: test('post-test', uploadKey),
    toggleAttendance: async ({ db, params: { id }, body: { userId }, user, now }) => {
      await lockLiveCoaching(db, id)
      const participants = await listParticipantsOf(db, id)
      if (!participants.some((row) => row.id === userId))
        throw notFound('Peserta tidak ditemukan.')
      const act = { coachingId: id, userId, now, adminId: user.id }
      return { status: await toggleAttendance(db, act) }
    },
    updateMeetingUrl: ({ db, params, body, now }) =>
      db.transaction(async (tx) => {
        await lockLiveCoaching(tx, params.id)
        const meetingUrl = body.meetingUrl?.trim() || null
        await updateCoaching(tx, params.id, { meetingUrl, updatedAt: now })
        return null
      }),
    updateMeetingBackground: ({ db, params, file, user, now, services }) =>
      db.transaction(async (tx) => {
        await lockLiveCoaching(tx, params.id)
        const stored = await storeFile(tx, services, { file, userId: user.id })
        await updateCoaching(tx, params.id, {
          meetingBackground: stored.name,
          meetingBackgroundFileName: stored.originalName,
          updatedAt: now,
        })
        return { fileName: stored.originalName, filePath: stored.name }
      }),
  })
