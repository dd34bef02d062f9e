import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement, prepared } from '../calls/implement.ts'
import { listAdminAccounts } from '../repositories/admin-accounts.ts'
import {
  changeAdmin,
  handOverCoachings,
  inviteAdmin,
  removeAdmin,
  unknownPassword,
} from '../services/admin-accounts.ts'

/** The accounts of the office, for superadmins. */
export const adminAccountRoutes = (app: FastifyInstance): void =>
  implement(app, api.adminAccount, {
    list: ({ db }) => listAdminAccounts(db),
    create: prepared(
      ({ services }) => unknownPassword(services),
      ({ db, services, body, now }, passwordHash) =>
        inviteAdmin(db, services, { body, passwordHash, now }),
    ),
    update: async ({ db, params: { id }, body, services, user: by, now }) => {
      await changeAdmin(db, services, { id, body, by, now })
      return null
    },
    handOver: async ({ db, params: { id: from }, body: { adminId: to }, now }) => ({
      coachings: await handOverCoachings(db, { from, to, now }),
    }),
    remove: async ({ db, services, params: { id }, user: by, now }) => {
      await removeAdmin(db, services, { id, by, now })
      return null
    },
  })
