import fc from 'fast-check'
import { decodeJwt, UnsecuredJWT } from 'jose'
import { createTokens } from './tokens.ts'

const tokens = createTokens('a secret that is long enough for tests', 'http://portal')
const NOW = new Date('2026-08-24T02:00:00Z')
const CLAIMS = {
  userId: '0b5f1f0e-7b1e-4a3c-9a63-2f9d7b9f1a01',
  sessionId: '0b5f1f0e-7b1e-4a3c-9a63-2f9d7b9f1a02',
  role: 'user' as const,
  generation: 0,
}
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const sign = () => tokens.signAccess(CLAIMS, NOW)

describe('access token', () => {
  test('says who, in which session and role', async () => {
    expect(await tokens.readAccess(await sign(), NOW)).toEqual(CLAIMS)
  })

  test('lives 10 minutes, give or take a tenth, differently per session', async () => {
    const lifetimes = await Promise.all(
      Array.from({ length: 50 }, async (_, generation) => {
        const token = await tokens.signAccess({ ...CLAIMS, generation }, NOW)
        const payload = JSON.parse(
          Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
        )
        return payload.exp - payload.iat
      }),
    )
    expect(Math.min(...lifetimes)).toBeGreaterThanOrEqual(540)
    expect(Math.max(...lifetimes)).toBeLessThanOrEqual(660)
    expect(new Set(lifetimes).size).toBeGreaterThan(10)
    expect(await tokens.readAccess(await sign(), inSeconds(539))).not.toBeNull()
    expect(await tokens.readAccess(await sign(), inSeconds(661))).toBeNull()
  })

  test('is refused from the second on in which it ends, read before or not', async () => {
    const [read, unread] = [await sign(), await tokens.signAccess(CLAIMS, inSeconds(-1))]
    const { exp } = decodeJwt(read)
    const end = new Date((exp ?? 0) * 1000)
    const justBefore = new Date(end.getTime() - 1)
    expect(await tokens.readAccess(read, justBefore)).toEqual(CLAIMS)
    expect(await tokens.readAccess(read, end)).toBeNull()
    expect(await tokens.readAccess(unread, new Date(end.getTime() - 1000))).toBeNull()
  })

  test.each<[string, object, object | null]>([
    ['no id of an account', { userId: 'siti' }, null],
    ['no id of a session', { sessionId: 'siti' }, null],
    ['a role that there is not', { role: 'dewa' }, null],
    [
      'no generation, from an earlier version',
      { generation: undefined },
      { generation: null },
    ],
  ])('signed with %s', async (_, change, read) => {
    const token = await tokens.signAccess({ ...CLAIMS, ...change }, NOW)
    expect(await tokens.readAccess(token, NOW)).toEqual(read && { ...CLAIMS, ...read })
  })

  test('is refused with any character changed', async () => {
    const token = await sign()
    const index = fc.integer({ min: 0, max: token.length - 1 })
    const character = fc.constantFrom(...'ABCDEFabcdef0123456789-_.')
    await fc.assert(
      fc.asyncProperty(index, character, async (at, other) => {
        const changed = token.slice(0, at) + other + token.slice(at + 1)
        const read = await tokens.readAccess(changed, NOW)
        // The last character of a part may carry unused bits; the same claims are fine.
        if (read) expect(read).toEqual(CLAIMS)
      }),
      { numRuns: 500 },
    )
  })

  test('is refused unsigned, under another key, and when it is a refresh token', async () => {
    const none = new UnsecuredJWT({ role: 'superadmin', sid: CLAIMS.sessionId })
      .setSubject(CLAIMS.userId)
      .setIssuer('http://portal')
      .setAudience('http://portal/api')
      .setExpirationTime('1h')
      .encode()
    const foreign = createTokens('another secret that is long enough', 'http://portal')
    const refresh = tokens.refreshOf({ familyId: CLAIMS.sessionId, generation: 0 })
    for (const token of [none, await foreign.signAccess(CLAIMS, NOW), refresh]) {
      expect(await tokens.readAccess(token, NOW)).toBeNull()
    }
  })
})

describe('refresh token', () => {
  const claims = { familyId: CLAIMS.sessionId, generation: 7 }

  test('reads back, and is the same each time', () => {
    expect(tokens.readRefresh(tokens.refreshOf(claims))).toEqual(claims)
    expect(tokens.refreshOf(claims)).toBe(tokens.refreshOf(claims))
  })

  test.each([
    ['another generation', (token: string) => token.replace('.7.', '.8.')],
    ['a longer one', (token: string) => `${token}.x`],
    ['another spelling', (token: string) => token.replace('.7.', '.07.')],
    ['nothing', () => ''],
  ])('is refused with %s', (_, change) => {
    expect(tokens.readRefresh(change(tokens.refreshOf(claims)))).toBeNull()
  })
})
