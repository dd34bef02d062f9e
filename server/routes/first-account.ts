import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement, prepared } from '../calls/implement.ts'
import { createAdmin } from '../services/accounts.ts'
import { refuseOldFirstLink, useFirstLink } from '../services/first-account.ts'
import { hashChosen } from '../services/new-passwords.ts'
import { signIn } from '../services/sign-in.ts'

/** The first account of an empty portal. */
export const firstAccountRoutes = (app: FastifyInstance): void =>
  implement(app, api.firstAccount, {
    create: prepared(
      async ({ body: { token, password }, db, now, services }) => {
        await refuseOldFirstLink(db, { token, now })
        return hashChosen(services, password, 'password')
      },
      async ({ body, db, now, services, request }, passwordHash) => {
        await useFirstLink(db, { token: body.token, now })
        const row = await createAdmin(db, { ...body, role: 'superadmin', passwordHash })
        const userAgent = request.headers['user-agent']
        return signIn(db, services, { row, now, userAgent })
      },
    ),
  })
