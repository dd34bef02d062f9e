import type { AsalInstansi, LoginAnswer, RenewalAnswer, User } from '../entities/user.ts'
import { changePasswordSchema } from '../validation/change-password.ts'
import { loginSchema } from '../validation/login.ts'
import { updateAdminSchema, updateUserSchema } from '../validation/profile.ts'
import { registerSchema } from '../validation/register.ts'
import { logoutSchema, renewalSchema } from '../validation/session.ts'
import { answers, get, post } from './endpoint.ts'

/** §7 'Auth and account'. */
export const auth = {
  login: post('/auth/login', {
    access: 'public',
    group: 'account',
    body: loginSchema,
    answer: answers<LoginAnswer>(),
  }),
  /** Answers like login, so that a new participant is signed in at once (§4 'after login or registration'). */
  register: post('/auth/register', {
    access: 'public',
    group: 'account',
    body: registerSchema,
    once: true,
    answer: answers<LoginAnswer>(),
  }),
  renew: post('/auth/refresh-token', {
    access: 'public',
    group: 'none',
    body: renewalSchema,
    answer: answers<RenewalAnswer>(),
  }),
  /** Method and path are not given in §7; decision 68. */
  logout: post('/auth/logout', { access: 'public', group: 'none', body: logoutSchema }),
  me: get('/auth/me', { access: 'signed-in', group: 'account', answer: answers<User>() }),
  /** Method not shown in one place of §7: POST (decision 37). */
  updateUser: post('/auth/update-user', {
    access: 'user',
    group: 'account',
    body: updateUserSchema,
    answer: answers<User>(),
  }),
  updateAdmin: post('/auth/update-admin', {
    access: 'admin',
    group: 'account',
    body: updateAdminSchema,
    answer: answers<User>(),
  }),
  changePassword: post('/auth/change-password', {
    access: 'signed-in',
    group: 'none',
    body: changePasswordSchema,
  }),
}

export const asalInstansi = {
  list: get('/asal-instansi', {
    access: 'public',
    group: 'asal-instansi',
    answer: answers<AsalInstansi[]>(),
  }),
}
