import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { participantNotFound } from '../problem.ts'
import { deleteAccount } from '../repositories/deleted-accounts.ts'
import { findParticipant, listParticipants } from '../repositories/participants.ts'
import { revokeSessionsOf } from '../repositories/sessions.ts'

/** §7 'Content': the participants, for admins. */
export const userRoutes = (app: FastifyInstance): void =>
  implement(app, api.user, {
    list: ({ db }) => listParticipants(db),
    get: async ({ db, params }) => {
      const participant = await findParticipant(db, params.id)
      if (!participant) throw participantNotFound()
      return participant
    },
    // Whoever is deleted is signed out everywhere at once, and forgotten.
    remove: async ({ db, params, now }) => {
      const wasThere = await deleteAccount(db, { id: params.id, roles: ['user'], now })
      if (!wasThere) throw participantNotFound()
      await revokeSessionsOf(db, { userId: params.id, now, reason: 'account' })
      return null
    },
  })
