import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { isAdmin } from '../../lib/domain/people/roles.ts'
import { implement, prepared } from '../calls/implement.ts'
import { conflict, forbidden, participantNotFound } from '../problem.ts'
import { lockUserRow } from '../repositories/users.ts'
import { forgetGuesses } from '../services/login-throttle.ts'
import { hashChosen } from '../services/new-passwords.ts'
import {
  askForLink,
  handOverLink,
  recoverAccount,
  refuseOldLink,
} from '../services/password-recovery.ts'

const LOCKED = 'Akun ini dikunci. Buka kuncinya dahulu.'
const NOT_FOR_ADMINS = 'Hanya superadmin yang dapat membuat tautan untuk akun admin.'

/** The ways back to an account, and which of them there are. */
export const passwordRecoveryRoutes = (app: FastifyInstance): void => {
  implement(app, api.features, { list: async ({ services }) => services.features() })

  implement(app, api.passwordRecovery, {
    ask: ({ body: { identity }, db, now, services, request }) =>
      askForLink(db, services, { identity, address: request.ip, now }),

    reset: prepared(
      async ({ body: { token, password }, db, now, services }) => {
        await refuseOldLink(db, token, now)
        return hashChosen(services, password, 'password')
      },
      async ({ body: { token }, db, now, services, request }, passwordHash) => {
        const found = { token, passwordHash, now }
        const { id, username } = await recoverAccount(db, services, found)
        await forgetGuesses(db, { account: id, address: request.ip, now })
        return { username }
      },
    ),

    makeLink: async ({ params, db, now, services, user }) => {
      const row = await lockUserRow(db, params.id)
      if (!row) throw participantNotFound()
      if (isAdmin(row.role) && user.role !== 'superadmin') throw forbidden(NOT_FOR_ADMINS)
      if (row.lockedAt) throw conflict(LOCKED)
      return handOverLink(db, services, { userId: row.id, now })
    },
  })
}
