import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement, prepared } from '../calls/implement.ts'
import { findUserRow, lockUserRow } from '../repositories/users.ts'
import {
  confirmContact,
  contactChangeOf,
  sendAgain,
  unconfirmedContactsOf,
} from '../services/contact-confirmation.ts'
import { forgetGuesses, tryPassword, wrongPassword } from '../services/login-throttle.ts'

/** Contacts that were changed and have not been confirmed. */
export const contactConfirmationRoutes = (app: FastifyInstance): void =>
  implement(app, api.contactConfirmation, {
    list: ({ db, user }) => unconfirmedContactsOf(db, user.id),

    sendAgain: async ({ body: { channel }, db, now, services, user }) => {
      await sendAgain(db, services, { userId: user.id, channel, now })
      return null
    },

    confirm: prepared(
      async ({ body: { token, password }, db, now, services, request }) => {
        const { userId } = await contactChangeOf(db, token, now)
        const row = await findUserRow(db, userId)
        const guess = { account: userId, address: request.ip, now }
        const isRight = await tryPassword(db, services, { ...guess, row, password })
        if (!row || !isRight) throw wrongPassword()
        return row
      },
      async ({ body: { token }, db, now, services, request }, row) => {
        const account = await lockUserRow(db, row.id, 'update')
        if (account?.passwordHash !== row.passwordHash) throw wrongPassword()
        await forgetGuesses(db, { account: row.id, address: request.ip, now })
        return confirmContact(db, services, { account, token, now })
      },
    ),
  })
