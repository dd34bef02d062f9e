import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { participantQuerySchema } from '../../lib/validation/participant-query.ts'
import { implement } from '../calls/implement.ts'
import { checkFields } from '../calls/input.ts'
import {
  findParticipantChoices,
  findParticipantPage,
} from '../repositories/participant-pages.ts'

/** The participants by pages, for admins. */
export const participantRoutes = (app: FastifyInstance): void =>
  implement(app, api.participantPages, {
    page: async ({ db, request }) =>
      findParticipantPage(db, await checkFields(participantQuerySchema, request.query)),
    choices: ({ db }) => findParticipantChoices(db),
  })
