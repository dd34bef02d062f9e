import { DrizzleQueryError } from 'drizzle-orm/errors'
import { errorCode } from '../error-code.ts'

/** The code and constraint of a refused statement, e.g. `23505` and `users_email`. */
export const databaseError = (
  error: unknown,
): { code: string; constraint: string | undefined } | null => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const code = errorCode(cause)
  if (code === null || typeof cause !== 'object' || cause === null) return null
  const constraint = 'constraint' in cause ? cause.constraint : undefined
  return { code, constraint: typeof constraint === 'string' ? constraint : undefined }
}
