import { array, string } from 'valibot'

/**
 * What a server can do beside chapter 7. A name that is not listed counts as "cannot".
 * - `password-recovery`: a forgotten password can be replaced by a link
 * - `recovery-messages`: that link can be asked for, because messages go out; else an admin makes it
 */
export type Feature = 'password-recovery' | 'recovery-messages'

/** Names this build does not know are let through and never asked for. */
export const featuresSchema = array(string())
