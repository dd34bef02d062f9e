import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { announceChange, announceDecision } from '../services/notifications.ts'
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
    undelivered: ({ db }) => undeliveredMessages(db),
    resend: ({ db, params, now }) => resendMessage(db, { id: params.id, now }),
  })
