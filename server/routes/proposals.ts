import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { propose } from '../services/proposals.ts'
import { approveProposal, rejectProposal } from '../services/review.ts'

/** Asking to join, and the admin's answer (§4 Proposal). */
export const proposalRoutes = (app: FastifyInstance): void =>
  implement(app, api.proposal, {
    create: ({ db, body, user, now }) => propose(db, { ...body, userId: user.id, now }),
    approve: ({ db, body, user, now }) =>
      approveProposal(db, { ...body, adminId: user.id, now }),
    reject: ({ db, body, user, now }) =>
      rejectProposal(db, { ...body, adminId: user.id, now }),
  })
