import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../implement.ts'
import { notFound } from '../problem.ts'
import {
  coachingExists,
  findRecipient,
  listRecipients,
} from '../repositories/recipients.ts'
import { notify } from '../services/notifications.ts'

/** Messages about proposals and about changes of a coaching (§7). */
export const notificationRoutes = (app: FastifyInstance): void =>
  implement(app, api.notification, {
    proposal: async ({ db, body, user, now }) => {
      const recipient = await findRecipient(db, body.userId)
      if (!recipient) throw notFound('Peserta tidak ditemukan.')
      const cause = { createdBy: user.id, coachingId: null, now }
      await notify(db, body, { ...cause, recipients: [recipient] })
      return null
    },
    updateCoaching: async ({ db, body, user, now }) => {
      const { coachingId } = body
      if (!(await coachingExists(db, coachingId)))
        throw notFound('Coaching tidak ditemukan.')
      const recipients = await listRecipients(db, coachingId)
      await notify(db, body, { createdBy: user.id, coachingId, now, recipients })
      return null
    },
  })
