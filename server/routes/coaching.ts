import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { participantNotFound } from '../problem.ts'
import { findUserRow } from '../repositories/users.ts'
import {
  findNearestCoaching,
  listAvailable,
  listTaken,
  listUpcomingCoachings,
  readCoaching,
  readHeader,
} from '../services/coaching-lists.ts'
import { askForPlace, stopWaiting } from '../services/place-alerts.ts'
import { cancelParticipation, removeRejected } from '../services/proposals.ts'

/** §7 'Coaching (participant)'. */
export const coachingRoutes = (app: FastifyInstance): void => {
  implement(app, api.coaching, {
    upcoming: ({ db, now, services: { config } }) =>
      listUpcomingCoachings(db, { config, now }),

    homepage: ({ db, now, services: { config } }) =>
      findNearestCoaching(db, { config, now }),

    upcomingUser: ({ db, now, user, services: { config } }) =>
      listAvailable(db, { userId: user.id, config, now }),

    taken: ({ db, now, user, services: { config } }) =>
      listTaken(db, { userId: user.id, config, now }),

    takenBy: async ({ db, now, params, services: { config } }) => {
      const participant = await findUserRow(db, params.id)
      if (participant?.role !== 'user') throw participantNotFound()
      const taken = await listTaken(db, { userId: participant.id, config, now })
      return taken.filter(({ cancelledAt }) => !cancelledAt)
    },

    get: ({ db, now, params, user, services: { config } }) =>
      readCoaching(db, { id: params.id, viewer: user, config, now }),

    header: ({ db, now, params, user, services: { config } }) =>
      readHeader(db, { id: params.id, userId: user.id, config, now }),

    cancel: async ({ db, now, params, user }) => {
      await cancelParticipation(db, { coachingId: params.id, userId: user.id, now })
      return null
    },

    // `:id` is the proposal's id here.
    removeRejectedProposal: async ({ db, now, params, user }) => {
      await removeRejected(db, { proposalId: params.id, userId: user.id, now })
      return null
    },
  })

  implement(app, api.placeAlert, {
    ask: async ({ db, now, params, user }) => {
      await askForPlace(db, { coachingId: params.id, userId: user.id, now })
      return null
    },
    end: async ({ db, params, user }) => {
      await stopWaiting(db, { coachingId: params.id, userId: user.id })
      return null
    },
  })
}
