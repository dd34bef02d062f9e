export const NO_REFRESH_TOKEN = 'No refresh token available'
export const RENEWAL_FAILED = 'Failed to refresh token'

/** Whether a call failed because nobody is signed in any more. */
export const isSessionLoss = (error: unknown): boolean =>
  error instanceof Error && [NO_REFRESH_TOKEN, RENEWAL_FAILED].includes(error.message)
