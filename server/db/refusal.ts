import { DrizzleQueryError } from 'drizzle-orm/errors'

/** The code and constraint of a refused statement, e.g. `23505` and `users_email`. */
export const databaseError = (
  error: unknown,
): { code: string; constraint: string | undefined } | null => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause)) return null
  const constraint = 'constraint' in cause ? cause.constraint : undefined
  return {
    code: String(cause.code),
    constraint: typeof constraint === 'string' ? constraint : undefined,
  }
}
