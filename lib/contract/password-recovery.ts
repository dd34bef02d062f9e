import { post } from './endpoint.ts'

/** The ways back to an account whose password is forgotten; beside chapter 7. */
export const passwordRecovery = {
  /** Answers alike and after the same work whether or not there is such an account. */
  ask: post('/auth/forgot-password', {
    access: 'public',
    group: 'none',
    feature: 'password-recovery',
    accepts: true,
    body: async () => (await import('../validation/password-recovery.ts')).forgottenSchema,
    answer: async () => (await import('../entities/recovery.ts')).recoveryWaysSchema,
  }),
  /** 410 where the link was used, replaced by a newer one, too old or never one. */
  reset: post('/auth/reset-password', {
    access: 'public',
    group: 'none',
    feature: 'password-recovery',
    once: true,
    body: async () => (await import('../validation/password-recovery.ts')).resetSchema,
    answer: async () => (await import('../entities/recovery.ts')).recoveredSchema,
  }),
  /** A link made by an admin for somebody whom no message reaches; shown this once. */
  makeLink: post('/user/:id/password-link', {
    access: 'admin',
    group: 'none',
    feature: 'password-recovery',
    asksAgain: true,
    answer: async () => (await import('../entities/recovery.ts')).passwordLinkSchema,
  }),
}
