export const NO_REFRESH_TOKEN = 'No refresh token available'
export const RENEWAL_FAILED = 'Failed to refresh token'

/** Why a call was not made: nobody is signed in any more; forms, which know nothing of calls, read it off. */
export const sessionLoss = (message: string) =>
  Object.assign(new Error(message), { isSignedOut: true })

/** Whether a call failed because nobody is signed in any more. */
export const isSessionLoss = (error: unknown): boolean =>
  error instanceof Error && [NO_REFRESH_TOKEN, RENEWAL_FAILED].includes(error.message)
