import { post } from './endpoint.ts'

/** The first account of an empty portal; beside chapter 7. */
export const firstAccount = {
  /** 410 where the link was used, replaced by that of a newer start or too old, or the office has an account. */
  create: post('/first-account', {
    access: 'public',
    group: 'account',
    feature: 'office',
    body: async () => (await import('../validation/first-account.ts')).firstAccountSchema,
    once: true,
    answer: async () => (await import('../entities/user.ts')).loginAnswerSchema,
  }),
}
