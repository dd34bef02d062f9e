import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { isAdmin } from '../../lib/domain/people/roles.ts'
import { implement } from '../calls/implement.ts'
import { notFound } from '../problem.ts'
import { listAdminAccounts } from '../repositories/admin-accounts.ts'
import { lockUserRow } from '../repositories/users.ts'
import { turnOff } from '../services/second-factor.ts'

/** The accounts of the office, for superadmins. */
export const adminAccountRoutes = (app: FastifyInstance): void =>
  implement(app, api.adminAccount, {
    list: ({ db }) => listAdminAccounts(db),
    update: async ({ db, params, services, user, now }) => {
      const account = await lockUserRow(db, params.id, 'update')
      if (!account || !isAdmin(account.role)) throw notFound('Akun admin tidak ditemukan.')
      await turnOff(db, services, { account, by: `superadmin ${user.fullName}`, now })
      return null
    },
  })
