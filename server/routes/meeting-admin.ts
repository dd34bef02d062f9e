import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import { type Context, implement, prepared } from '../calls/implement.ts'
import { participantNotFound } from '../problem.ts'
import { updateCoaching } from '../repositories/coaching-writes.ts'
import { toggleAttendance } from '../repositories/progress.ts'
import { listParticipantsOf } from '../repositories/proposals.ts'
import { lockLiveCoaching } from '../services/coaching-access.ts'
import { storeFile } from '../services/kept-uploads.ts'
import { importQuestions } from '../services/question-import.ts'
import { readRows } from '../services/read-rows.ts'
import { storeKeyFile, storeQuestions } from '../services/test-files.ts'

type Uploads = typeof api.adminMeeting.uploadPreTestQuestions
type Upload = Pick<Context<Uploads>, 'db' | 'file' | 'user' | 'now'> & {
  params: { id: string }
}

const uploadOf = ({ params, file, user, now }: Upload, kind: TestKind) => ({
  ...{ coachingId: params.id, kind, file, userId: user.id, now },
})

const questions = (kind: TestKind) =>
  prepared(
    async ({ file }: Upload) => importQuestions(file),
    (call, found) => storeQuestions(call.db, uploadOf(call, kind), found),
  )

const key = (kind: TestKind) =>
  prepared(
    async ({ file }: Upload) => readRows(file),
    (call, rows) => storeKeyFile(call.db, uploadOf(call, kind), rows),
  )

/** §7 'Coaching (admin)', the calls on test files, meeting and attendance of one coaching. */
export const meetingAdminRoutes = (app: FastifyInstance): void =>
  implement(app, api.adminMeeting, {
    uploadPreTestQuestions: questions('pre-test'),
    uploadPreTestKey: key('pre-test'),
    uploadPostTestQuestions: questions('post-test'),
    uploadPostTestKey: key('post-test'),
    toggleAttendance: async ({ db, params: { id }, body, user, now }) => {
      const { userId, status } = body
      await lockLiveCoaching(db, id)
      const participants = await listParticipantsOf(db, id)
      if (!participants.some((row) => row.id === userId)) throw participantNotFound()
      const act = { coachingId: id, userId, status, now, adminId: user.id }
      return { status: await toggleAttendance(db, act) }
    },
    updateMeetingUrl: async ({ db, params, body, now }) => {
      await lockLiveCoaching(db, params.id)
      const meetingUrl = body.meetingUrl?.trim() || null
      await updateCoaching(db, params.id, { meetingUrl, updatedAt: now })
      return null
    },
    updateMeetingBackground: async ({ db, params, file, user, now }) => {
      await lockLiveCoaching(db, params.id)
      const stored = await storeFile(db, { file, userId: user.id })
      await updateCoaching(db, params.id, {
        meetingBackground: stored.name,
        meetingBackgroundFileName: stored.originalName,
        updatedAt: now,
      })
      return { fileName: stored.originalName, filePath: stored.name }
    },
  })
