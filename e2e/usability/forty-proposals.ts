import { type APIRequestContext, expect } from '@playwright/test'
import { api } from '../../lib/contract/index.ts'
import { ACCOUNTS } from '../fixtures.ts'
import { QUESTIONS } from '../journeys/session.ts'
import { reader, SEEDED_PARAMS } from '../seeded-params.ts'

const SEATS = 60

type Account = { username: string; password: string }

/**
 * Everybody of the demo data who has not asked for its coaching of two days later does so now: with those before, forty wait.
 *
 * @returns the coaching's code, and who takes part in it by then
 */
export async function fortyProposals(request: APIRequestContext) {
  const as = async (account: Account) => {
    const login = await request.post('api/v1/auth/login', { data: account })
    const token = String((await login.json()).accessToken)
    const headers = { authorization: `Bearer ${token}` }
    const ask = async (method: string, path: string, data?: object) => {
      const answer = await request.fetch(`api/v1${path}`, { method, headers, data })
      expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
      return await answer.json()
    }
    return { ask, read: reader(request, token) }
  }
  const participant = await as(ACCOUNTS.user)
  const { id } = await SEEDED_PARAMS['proses-coaching/pre-test'](participant.read)
  const path = `/coaching/admin/${id}`
  const admin = await as(ACCOUNTS.admin)
  await admin.ask('PATCH', path, { totalPeserta: SEATS })
  const proposals: { userId: string }[] = await admin.ask('GET', `${path}/proposals`)
  const asked = new Set(proposals.map(({ userId }) => userId))
  for (const { id: userId, username } of await admin.read(api.user.list)) {
    if (asked.has(userId)) continue
    const { ask } = await as({ username, password: ACCOUNTS.user.password })
    await ask('POST', '/proposal', { coachingId: id, questions: QUESTIONS })
  }
  const { coachingCode } = await admin.ask('GET', path)
  return {
    code: String(coachingCode),
    /** Asked anew: the server's clock may have moved by days. */
    async participants(): Promise<string[]> {
      const { ask } = await as(ACCOUNTS.admin)
      const { users } = await ask('GET', `${path}/zoom-meeting`)
      return users.map(({ name }: { name: string }) => name)
    },
  }
}
