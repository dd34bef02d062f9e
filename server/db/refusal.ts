import { DrizzleQueryError } from './orm.ts'

/** The `code` of a system's or a database's error, e.g. 'EEXIST' or '23505'; null without one. */
export const errorCode = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null

/** A transaction whose work was done, and of whose commit no answer came: nobody knows whether it is stored. */
export class CommitUnanswered extends Error {
  override name = 'CommitUnanswered'

  constructor(cause: unknown) {
    super('The commit was not answered', { cause })
  }
}

const causeOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError || error instanceof CommitUnanswered
    ? causeOf(error.cause)
    : error

/** The code and constraint of a refused statement, e.g. `23505` and `users_email`. */
export const databaseError = (
  error: unknown,
): { code: string; constraint: string | undefined } | null => {
  const cause = causeOf(error)
  const code = errorCode(cause)
  if (code === null || typeof cause !== 'object' || cause === null) return null
  const constraint = 'constraint' in cause ? cause.constraint : undefined
  return { code, constraint: typeof constraint === 'string' ? constraint : undefined }
}

/**
 * Connection exceptions (class 08), the ends that a server gives its connections (57P), too many
 * connections, and a transaction that lay idle for too long: PostgreSQL's appendix A.
 */
const LOST = /^(08...|57P..|53300|25P0[34])$/
/** The system's words for a connection that breaks, or cannot be made. */
const BROKEN = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|EAI_\w+|ENOTFOUND)$/
/** node-postgres tells the rest by its own sentences only. */
const LOST_TOLD =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/**
 * Whether it is the way to the database that failed: what was asked may be asked again, on another
 * connection. An open transaction is undone, or, when it failed at its commit, done.
 */
export const isUnreachable = (error: unknown): boolean => {
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return false
  const code = errorCode(cause) ?? ''
  const isConnecting = 'syscall' in cause && cause.syscall === 'connect'
  return (
    LOST.test(code) || BROKEN.test(code) || isConnecting || LOST_TOLD.test(cause.message)
  )
}
