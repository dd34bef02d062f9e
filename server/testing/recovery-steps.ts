import { api } from '../../lib/contract/index.ts'
import { answerRecoveryRequests } from '../services/password-recovery.ts'
import type { Senders } from '../services/senders.ts'
import type { TestServer } from './test-server.ts'

/** A password that nobody has yet, as our rules want it. */
export const NEW_PASSWORD = 'Rimba2026'

export const tokenIn = (text = ''): string => /token=([\w-]{43})\b/.exec(text)?.[1] ?? ''

/** The steps from a forgotten password to a new one, each as its person or its job does it. */
export const recoverySteps = (server: TestServer) => {
  const work = async () => {
    const { db, services, clock } = server
    await answerRecoveryRequests({ db, services, now: clock.now() })
  }
  const deliver = (senders?: Partial<Senders>) => server.deliver(senders)
  return {
    work,
    deliver,
    ask: (identity: string, headers: Record<string, string> = {}) =>
      server.call(api.passwordRecovery.ask, { body: { identity }, headers }),
    /** The token of the newest link that was sent. */
    sentToken: async (): Promise<string> => {
      await work()
      await deliver()
      return tokenIn(server.sent.findLast(({ body }) => body.includes('token='))?.body)
    },
    reset: (token: string, password = NEW_PASSWORD, headers: Record<string, string> = {}) =>
      server.call(api.passwordRecovery.reset, {
        body: { token, password, confirmPassword: password },
        headers,
      }),
    logIn: (username: string, password: string) =>
      server.call(api.auth.login, { body: { username, password } }),
  }
}
