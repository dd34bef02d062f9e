import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { participantNotFound } from '../problem.ts'
import { findParticipant, listParticipants } from '../repositories/participants.ts'
import { eraseAccount } from '../services/erasure.ts'

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
    remove: async ({ db, services, params, now }) => {
      const account = { id: params.id, roles: ['user'], now } as const
      if (!(await eraseAccount(db, services, account))) throw participantNotFound()
      return null
    },
  })
