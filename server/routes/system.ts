import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { outboxQuerySchema } from '../../lib/validation/audit-query.ts'
import { implement } from '../calls/implement.ts'
import { checkFields } from '../calls/input.ts'
import { sendTestMessage, systemState } from '../services/system.ts'
import { readOutbox } from '../services/undelivered.ts'

/** How the portal itself is, for superadmins. */
export const systemRoutes = (app: FastifyInstance): void =>
  implement(app, api.system, {
    get: ({ db, services, now }) => systemState(db, services, now),
    outbox: async ({ db, now, request }) =>
      readOutbox(db, await checkFields(outboxQuerySchema, request.query), now),
    testMessage: async ({ db, services, body: { channel }, user, now }) => {
      await sendTestMessage(db, services, { userId: user.id, channel, now })
      return null
    },
  })
