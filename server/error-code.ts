/** The `code` of a system's or a database's error, e.g. 'EEXIST' or '23505'; null without one. */
export const errorCode = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null
