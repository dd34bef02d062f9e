import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../implement.ts'
import { notFound } from '../problem.ts'
import {
  coachingExists,
  findRecipient,
  listRecipients,
} from '../repositories/recipients.ts'
import { aboutCoaching, aboutProposal, notify } from '../services/notifications.ts'
import { resendMessage, undeliveredMessages } from '../services/undelivered.ts'

/** Messages about proposals and about changes of a coaching (§7), and those that did not arrive. */
export const notificationRoutes = (app: FastifyInstance): void =>
  implement(app, api.notification, {
    proposal: async ({ db, body, user, now }) => {
      const recipient = await findRecipient(db, body.userId)
      if (!recipient) throw notFound('Peserta tidak ditemukan.')
      const cause = { ...(await aboutProposal(db, body)), createdBy: user.id, now }
      await notify(db, body, { ...cause, recipients: [recipient] })
      return null
    },
    updateCoaching: async ({ db, body, user, now }) => {
      const { coachingId } = body
      if (!(await coachingExists(db, coachingId)))
        throw notFound('Coaching tidak ditemukan.')
      const recipients = await listRecipients(db, coachingId)
      const cause = { ...aboutCoaching(body), createdBy: user.id, now }
      await notify(db, body, { ...cause, recipients })
      return null
    },
    undelivered: ({ db }) => undeliveredMessages(db),
    resend: ({ db, params, now }) => resendMessage(db, { id: params.id, now }),
  })
