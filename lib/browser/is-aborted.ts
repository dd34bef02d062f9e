/** Whether somebody has cancelled what was running, so that nothing went wrong. */
export const isAborted = (error: unknown): boolean => Object(error).name === 'AbortError'
