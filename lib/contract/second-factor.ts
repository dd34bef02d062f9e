import { get, post, put, remove } from './endpoint.ts'

const OWN = {
  access: 'admin',
  group: 'second-factor',
  feature: 'second-factor',
  beforeSecondFactor: true,
} as const

const recoveryCodes = async () =>
  (await import('../entities/second-factor.ts')).recoveryCodesSchema

/** The second factor of admins (TOTP, RFC 6238); beside chapter 7. */
export const secondFactor = {
  /** The second half of a login that answered a challenge. 410 where the challenge is over. */
  answer: post('/auth/second-factor', {
    access: 'public',
    group: 'account',
    feature: 'second-factor',
    body: async () =>
      (await import('../validation/second-factor.ts')).answerChallengeSchema,
    ...{ once: 'briefly', countsFirst: true },
    answer: async () => (await import('../entities/user.ts')).loginAnswerSchema,
  }),
  state: get('/auth/second-factor/setup', {
    ...OWN,
    answer: async () => (await import('../entities/second-factor.ts')).secondFactorSchema,
  }),
  /** A new key, which asks for nothing before its first code has come. */
  begin: post('/auth/second-factor/setup', {
    ...{ ...OWN, asksAgain: true },
    answer: async () =>
      (await import('../entities/second-factor.ts')).secondFactorKeySchema,
  }),
  /** The first code of the new key: from now on a login asks for one. */
  turnOn: put('/auth/second-factor/setup', {
    ...OWN,
    once: true,
    body: async () => (await import('../validation/second-factor.ts')).firstCodeSchema,
    answer: recoveryCodes,
  }),
  turnOff: remove('/auth/second-factor/setup', { ...OWN, asksAgain: true }),
  /** Ten others; those of before are worth nothing any more. */
  renewCodes: post('/auth/second-factor/recovery-codes', {
    ...{ ...OWN, asksAgain: true },
    answer: recoveryCodes,
  }),
  /** Before a list of persons is saved as a file, which the browser makes: who did so, and when, is in the trail. */
  exportPersons: post('/auth/person-export', {
    access: 'admin',
    group: 'none',
    feature: 'second-factor',
    asksAgain: true,
  }),
  /** Password, and code where the account has one, once more: for what `asksAgain`. */
  confirm: post('/auth/confirm', {
    ...OWN,
    body: async () => (await import('../validation/second-factor.ts')).confirmSchema,
    ...{ once: 'briefly', countsFirst: true },
  }),
}
