import type { Tokens } from '../services/tokens.ts'

/**
 * Tokens that can be made to end early: `expire` ends every access token that an account has been
 * given, as if its time were over; its refresh tokens stay good.
 */
export const endableTokens = (tokens: Tokens) => {
  /** The account of every access token given out. */
  const given = new Map<string, string>()
  const ended = new Set<string>()
  const endable: Tokens = {
    ...tokens,
    signAccess: async (claims, at) => {
      let token = await tokens.signAccess(claims, at)
      // A renewal within the same second can give the very token that has just been ended.
      for (let generation = claims.generation + 1; ended.has(token); generation += 1)
        token = await tokens.signAccess({ ...claims, generation }, at)
      given.set(token, claims.userId)
      return token
    },
    readAccess: async (token, now) =>
      ended.has(token) ? null : tokens.readAccess(token, now),
  }
  return {
    tokens: endable,
    expire: (userId: string) => {
      for (const [token, owner] of given) if (owner === userId) ended.add(token)
    },
    forget: () => {
      given.clear()
      ended.clear()
    },
  }
}
