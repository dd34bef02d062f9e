import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import type { LoginAnswer } from '../../lib/entities/user.ts'
import { type Context, implement, prepared } from '../calls/implement.ts'
import type { Db } from '../db/client.ts'
import { notFound, unprocessable } from '../problem.ts'
import { revokeSession, revokeSessionsOf } from '../repositories/sessions.ts'
import {
  findUser,
  findUserByName,
  findUserRow,
  lockUserRow,
  type UserRow,
  updateUserRow,
} from '../repositories/users.ts'
import {
  countFailedRenewal,
  refuseRegistering,
  withinRegistrations,
} from '../services/account-limits.ts'
import {
  registerParticipant,
  updateAdmin,
  updateParticipant,
} from '../services/accounts.ts'
import {
  beginGuess,
  endGuess,
  forgetGuesses,
  type Guess,
} from '../services/login-throttle.ts'
import { openSession, renewSession } from '../services/sessions.ts'
import type { Services } from '../start/deps.ts'

const WRONG_CREDENTIALS = 'Username atau password salah'
const WRONG_OLD_PASSWORD = 'Password lama salah'
const SESSION_OVER = 'Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.'

const signIn = async (
  db: Db,
  services: Services,
  { row, now }: { row: UserRow; now: Date },
): Promise<LoginAnswer> => {
  const pair = await openSession(db, services, { userId: row.id, role: row.role, now })
  const user = await findUser(db, row.id)
  if (!user) throw notFound()
  return { ...pair, user }
}

type LoginCall = Pick<Context<typeof api.auth.login>, 'body' | 'now' | 'request'>

const guessOf = ({ body, now, request }: LoginCall): Guess => ({
  ...{ username: body.username, address: request.ip, now },
})

const registerAuth = (app: FastifyInstance) =>
  implement(app, api.auth, {
    // A wrong password is 422: 401 would make the client renew its token (decision 6).
    login: prepared(
      async ({ body, db, services: { passwords }, ...call }) => {
        const guess = guessOf({ body, ...call })
        await beginGuess(db, guess)
        const row = await findUserByName(db, body.username.normalize('NFKC'))
        const isRight = await passwords.verify(row?.passwordHash ?? null, body.password)
        await endGuess(db, guess, { isRight })
        if (!row || !isRight) throw unprocessable(WRONG_CREDENTIALS)
        return row
      },
      async ({ db, services, now, ...call }, row) => {
        // A password changed since it was looked at opens no session any more.
        const held = await lockUserRow(db, row.id)
        if (held?.passwordHash !== row.passwordHash) throw unprocessable(WRONG_CREDENTIALS)
        await forgetGuesses(db, guessOf({ now, ...call }))
        return signIn(db, services, { row: held, now })
      },
    ),

    register: prepared(
      async ({ body, db, now, services, request }) => {
        await refuseRegistering(db, services, { address: request.ip, now })
        return services.passwords.hash(body.password)
      },
      async ({ body, db, now, services, request }, passwordHash) => {
        const row = await withinRegistrations(db, services, {
          caller: { address: request.ip, now },
          work: () => registerParticipant(db, { ...body, passwordHash }),
        })
        return signIn(db, services, { row, now })
      },
    ),

    renew: async ({ body, db, now, services, request }) => {
      const pair = await renewSession(db, services, { token: body.refreshToken, now })
      if (!pair) {
        await countFailedRenewal(db, { address: request.ip, now })
        throw unprocessable(SESSION_OVER)
      }
      return { access_token: pair.accessToken, refresh_token: pair.refreshToken }
    },

    logout: async ({ body, db, now, services }) => {
      const claims = services.tokens.readRefresh(body.refreshToken ?? '')
      if (claims) await revokeSession(db, { id: claims.familyId, reason: 'logout', now })
      return null
    },

    me: async ({ db, user }) => {
      const found = await findUser(db, user.id)
      if (!found) throw notFound()
      return found
    },

    updateUser: async ({ body, db, user, now }) =>
      updateParticipant(db, { id: user.id, body, now }),

    updateAdmin: async ({ body, db, user, now }) =>
      updateAdmin(db, { id: user.id, body, now }),

    changePassword: prepared(
      async ({ body, db, user, services: { passwords } }) => {
        const row = await findUserRow(db, user.id)
        if (!(await passwords.verify(row?.passwordHash ?? null, body.oldPassword))) {
          throw unprocessable(WRONG_OLD_PASSWORD, { oldPassword: WRONG_OLD_PASSWORD })
        }
        return passwords.hash(body.newPassword)
      },
      async ({ db, user, now }, passwordHash) => {
        await updateUserRow(db, user.id, { passwordHash, updatedAt: now })
        const others = { userId: user.id, except: user.sessionId, now }
        await revokeSessionsOf(db, { ...others, reason: 'password-changed' })
        return null
      },
    ),
  })

/** §7 'Auth and account'. */
export const authRoutes = (app: FastifyInstance): void => registerAuth(app)
