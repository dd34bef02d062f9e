import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { resendQuerySchema } from '../../lib/validation/notification.ts'
import { implement } from '../calls/implement.ts'
import { checkFields } from '../calls/input.ts'
import { announceChange, announceDecision } from '../services/notifications.ts'
import { readReminded, remind } from '../services/reminders.ts'
import { resendMessage, undeliveredMessages } from '../services/undelivered.ts'

/** Messages about proposals and about changes of a coaching (§7), and those that did not arrive. */
export const notificationRoutes = (app: FastifyInstance): void =>
  implement(app, api.notification, {
    proposal: async ({ db, body, user, now }) => {
      await announceDecision(db, body, { createdBy: user.id, now })
      return null
    },
    updateCoaching: async ({ db, body, user, now, services }) => {
      await announceChange(db, body, { createdBy: user.id, now, services })
      return null
    },
    notYet: ({ db, params, now, services }) =>
      readReminded(db, { coachingId: params.id, now, services }),
    remind: ({ db, params, body, user, now }) =>
      remind(db, body, { coachingId: params.id, createdBy: user.id, now }),
    undelivered: ({ db, now }) => undeliveredMessages(db, now),
    resend: async ({ db, params, request, now }) => {
      const { triedAt } = await checkFields(resendQuerySchema, request.query)
      return resendMessage(db, { id: params.id, triedAt, now })
    },
  })
