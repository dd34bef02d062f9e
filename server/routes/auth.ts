import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { foldUserName } from '../../lib/domain/people/user-name.ts'
import { type Context, implement, prepared } from '../calls/implement.ts'
import { found, unprocessable } from '../problem.ts'
import { revokeSession } from '../repositories/sessions.ts'
import {
  findUser,
  findUserByName,
  findUserRow,
  lockUserRow,
} from '../repositories/users.ts'
import {
  countFailedRenewal,
  refuseRegistering,
  withinChanges,
  withinRegistrations,
} from '../services/account-limits.ts'
import {
  registerParticipant,
  updateAdmin,
  updateParticipant,
} from '../services/accounts.ts'
import { askToConfirmFirst } from '../services/contact-confirmation.ts'
import { noteFailedLogin } from '../services/failed-logins.ts'
import { knownDeviceOf } from '../services/known-devices.ts'
import { forgetGuesses, type Guess, tryPassword } from '../services/login-throttle.ts'
import { hashChosen, setPassword } from '../services/new-passwords.ts'
import { noteZone } from '../services/own-zone.ts'
import { renewSession } from '../services/sessions.ts'
import { signIn, signInOrChallenge } from '../services/sign-in.ts'

const WRONG_CREDENTIALS = 'Username atau password salah'
const WRONG_OLD_PASSWORD = 'Password lama salah'
const wrongOldPassword = () =>
  unprocessable(WRONG_OLD_PASSWORD, { oldPassword: WRONG_OLD_PASSWORD })
const SESSION_OVER = 'Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.'

type Guessing = Pick<Context<typeof api.auth.login>, 'now' | 'request'>

const guessAt = (account: string, { now, request }: Guessing): Guess => ({
  ...{ account, address: request.ip, now },
})

/** §7 'Auth and account'. */
export const authRoutes = (app: FastifyInstance): void =>
  implement(app, api.auth, {
    // A wrong password is 422: 401 would make the client renew its token (decision 6).
    login: prepared(
      async ({ body: { username, password, device: token }, ...call }) => {
        const { db, now } = call
        const row = await findUserByName(db, username)
        const account = row?.id ?? foldUserName(username)
        const device = await knownDeviceOf(db, { row, token })
        const guess = { ...guessAt(account, call), device }
        const isRight = await tryPassword(db, call.services, { ...guess, row, password })
        if (row && isRight) return { row, guess }
        await noteFailedLogin(db, account, now)
        throw unprocessable(WRONG_CREDENTIALS)
      },
      async ({ body, db, services, now, request }, { row, guess }) => {
        // A password changed since it was looked at opens no session any more.
        const held = await lockUserRow(db, row.id)
        if (held?.passwordHash !== row.passwordHash) throw unprocessable(WRONG_CREDENTIALS)
        await forgetGuesses(db, guess)
        const { device, timeZone } = body
        const userAgent = request.headers['user-agent']
        const signing = { row: held, now, userAgent, device }
        const answer = await signInOrChallenge(db, services, signing)
        // a challenge is no session yet
        if (answer.refreshToken) await noteZone(db, services, { ...answer, timeZone })
        return answer
      },
    ),

    register: prepared(
      async ({ body, db, now, services, request }) => {
        await refuseRegistering(db, services, { address: request.ip, now })
        return hashChosen(services, body.password, 'password')
      },
      async ({ body, db, now, services, request }, passwordHash) => {
        const row = await withinRegistrations(db, services, {
          caller: { address: request.ip, now },
          work: () => registerParticipant(db, services, { ...body, passwordHash, now }),
        })
        const toConfirm = await askToConfirmFirst(db, services, { account: row, now })
        const userAgent = request.headers['user-agent']
        const answer = await signIn(db, services, { row, now, userAgent })
        return { ...answer, ...(toConfirm && { toConfirm }) }
      },
    ),

    renew: async ({ body, db, now, services, request }) => {
      const pair = await renewSession(db, services, { token: body.refreshToken, now })
      if (!pair) {
        await countFailedRenewal(db, { address: request.ip, now })
        throw unprocessable(SESSION_OVER)
      }
      const { refreshToken } = pair
      await noteZone(db, services, { refreshToken, timeZone: body.timeZone })
      return { access_token: pair.accessToken, refresh_token: refreshToken }
    },

    logout: async ({ body, db, now, services }) => {
      const claims = services.tokens.readRefresh(body.refreshToken ?? '')
      if (claims) await revokeSession(db, { id: claims.familyId, reason: 'logout', now })
      return null
    },

    me: async ({ db, user }) => found(await findUser(db, user.id)),

    updateUser: async ({ body, db, user, now, services }) =>
      withinChanges(db, { userId: user.id, now }, () =>
        updateParticipant(db, services, { id: user.id, body, now }),
      ),

    updateAdmin: async ({ body, db, user, now, services }) =>
      withinChanges(db, { userId: user.id, now }, () =>
        updateAdmin(db, services, { id: user.id, body, now }),
      ),

    changePassword: prepared(
      async ({ body: { oldPassword: password, newPassword }, user, ...call }) => {
        const row = await findUserRow(call.db, user.id)
        const guess = guessAt(user.id, call)
        const isRight = await tryPassword(call.db, call.services, {
          ...guess,
          row,
          password,
        })
        if (!row || !isRight) throw wrongOldPassword()
        return {
          old: row.passwordHash,
          passwordHash: await hashChosen(call.services, newPassword, 'newPassword'),
        }
      },
      async ({ db, user, now, request, services }, { old, passwordHash }) => {
        // Of several changes sent at once, one finds the password that they all name.
        const held = await lockUserRow(db, user.id, 'update')
        if (held?.passwordHash !== old) throw wrongOldPassword()
        await forgetGuesses(db, guessAt(user.id, { now, request }))
        const change = { account: held, passwordHash, except: user.sessionId, now }
        await setPassword(db, services, change)
        return null
      },
    ),
  })
