import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { sendTestMessage, systemState } from '../services/system.ts'

/** How the portal itself is, for superadmins. */
export const systemRoutes = (app: FastifyInstance): void =>
  implement(app, api.system, {
    get: ({ db, services }) => systemState(db, services),
    testMessage: async ({ db, services, body: { channel }, user, now }) => {
      await sendTestMessage(db, services, { userId: user.id, channel, now })
      return null
    },
  })
