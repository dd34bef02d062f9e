import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { type Context, implement, prepared } from '../calls/implement.ts'
import { found, gone, notFound } from '../problem.ts'
import { findChallenged, takeChallenge } from '../repositories/login-challenges.ts'
import { findSecondFactor, replaceRecoveryCodes } from '../repositories/second-factors.ts'
import { updateSession } from '../repositories/sessions.ts'
import { lockUserRow } from '../repositories/users.ts'
import {
  beginCodeGuess,
  CHALLENGE_GONE,
  type CodeGuess,
  forgetCodeGuesses,
  refuseSpent,
} from '../services/code-guesses.ts'
import { noteFailedLogin } from '../services/failed-logins.ts'
import { proveAgain, takeProven } from '../services/prove-again.ts'
import {
  beginSetup,
  drawRecoveryCodes,
  findProof,
  secondFactorOf,
  takeProof,
  turnOff,
  turnOn,
  wrongCode,
} from '../services/second-factor.ts'
import { logIn } from '../services/sign-in.ts'
import { sha256 } from '../services/tokens.ts'

const IS_OFF =
  'Verifikasi dua langkah akun ini sudah dimatikan, jadi tidak ada kode cadangan baru.'

const confirm = prepared(
  (call: Context<typeof api.secondFactor.confirm>) => proveAgain(call),
  async (call, proven) => {
    await takeProven(call, proven)
    await updateSession(call.db, call.user.sessionId, { confirmedAt: call.now })
    return null
  },
)

/** The second factor of admins, and what asks for it. */
export const secondFactorRoutes = (app: FastifyInstance): void =>
  implement(app, api.secondFactor, {
    answer: prepared(
      async ({ body, db, now, services }) => {
        const challenge = sha256(body.challenge)
        const userId = await findChallenged(db, { tokenHash: challenge, now })
        if (!userId) throw gone(CHALLENGE_GONE)
        const guess: CodeGuess = { userId, challenge, now }
        await beginCodeGuess(db, guess)
        const proof = await findProof(db, services, { userId, code: body.code, now })
        if (!proof) {
          await noteFailedLogin(db, userId, now)
          await refuseSpent(db, guess)
          throw wrongCode()
        }
        return { guess, proof, tokenHash: challenge }
      },
      async ({ body, db, now, services, request }, { guess, proof, tokenHash }) => {
        const account = await lockUserRow(db, guess.userId)
        if (!account) throw gone(CHALLENGE_GONE)
        if (!(await takeChallenge(db, { tokenHash, now }))) throw gone(CHALLENGE_GONE)
        await takeProof(db, services, { account, proof, now })
        await forgetCodeGuesses(db, guess)
        const userAgent = request.headers['user-agent']
        const { device } = body
        return logIn(db, services, { row: account, now, userAgent, device })
      },
    ),

    state: ({ db, services, user }) => secondFactorOf(db, services, user.id),

    begin: ({ db, services, user }) => beginSetup(db, services, user),

    turnOn: prepared(
      ({ services }) => drawRecoveryCodes(services),
      async ({ body: { code }, db, now, services, user }, { codes, hashes }) => {
        // so that it waits for a login without a code that is under way, and ends it
        const account = found(await lockUserRow(db, user.id, 'update'))
        const turning = {
          account,
          code,
          sessionId: user.sessionId,
          codeHashes: hashes,
          now,
        }
        await turnOn(db, services, turning)
        return { codes }
      },
    ),

    turnOff: async ({ db, now, services, user }) => {
      const account = await lockUserRow(db, user.id, 'update')
      if (account) await turnOff(db, services, { account, now })
      return null
    },

    renewCodes: prepared(
      ({ services }) => drawRecoveryCodes(services),
      async ({ db, user }, { codes, hashes }) => {
        await lockUserRow(db, user.id, 'update')
        if (!(await findSecondFactor(db, user.id))?.confirmedAt) throw notFound(IS_OFF)
        await replaceRecoveryCodes(db, user.id, hashes)
        return { codes }
      },
    ),

    // the entry in the trail and what is asked before are all that it does
    exportPersons: async () => null,

    confirm,
  })
