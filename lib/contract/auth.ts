import { get, post } from './endpoint.ts'

/** §7 'Auth and account'. */
export const auth = {
  login: post('/auth/login', {
    access: 'public',
    group: 'account',
    body: async () => (await import('../validation/login.ts')).loginSchema,
    countsFirst: true,
    answer: async () => (await import('../entities/user.ts')).loginOrChallengeSchema,
  }),
  /** Answers like login, so that a new participant is signed in at once (§4 'after login or registration'). */
  register: post('/auth/register', {
    access: 'public',
    group: 'account',
    body: async () => (await import('../validation/register.ts')).registerSchema,
    once: true,
    answer: async () => (await import('../entities/user.ts')).loginAnswerSchema,
  }),
  renew: post('/auth/refresh-token', {
    access: 'public',
    group: 'none',
    body: async () => (await import('../validation/session.ts')).renewalSchema,
    answer: async () => (await import('../entities/user.ts')).renewalAnswerSchema,
  }),
  /** Method and path are not given in §7; decision 68. */
  logout: post('/auth/logout', {
    access: 'public',
    group: 'none',
    body: async () => (await import('../validation/session.ts')).logoutSchema,
  }),
  me: get('/auth/me', {
    access: 'signed-in',
    group: 'account',
    answer: async () => (await import('../entities/user.ts')).userSchema,
  }),
  /** Method not shown in one place of §7: POST (decision 37). */
  updateUser: post('/auth/update-user', {
    access: 'user',
    group: 'account',
    body: async () => (await import('../validation/profile.ts')).updateUserSchema,
    answer: async () => (await import('../entities/user.ts')).userSchema,
  }),
  updateAdmin: post('/auth/update-admin', {
    access: 'admin',
    group: 'account',
    body: async () => (await import('../validation/profile.ts')).updateAdminSchema,
    answer: async () => (await import('../entities/user.ts')).userSchema,
  }),
  /** Ends the account's other sessions. */
  changePassword: post('/auth/change-password', {
    access: 'signed-in',
    group: 'session',
    body: async () =>
      (await import('../validation/change-password.ts')).changePasswordSchema,
    once: true,
    countsFirst: true,
  }),
}
