/**
 * What the process of a server is started with, because none can give it to itself afterwards: the young generation
 * of V8 stays small, and glibc gives freed memory back, of which each compiling thread else keeps up to 35 MB.
 */
export const PROCESS_FLAGS = ['--max-semi-space-size=4']

/** @see PROCESS_FLAGS */
export const PROCESS_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072' }
