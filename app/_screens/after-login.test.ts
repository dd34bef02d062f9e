import { afterLogin } from './after-login'

describe('§6 After login', () => {
  it.each([
    ["'admin and superadmin go to /admin/beranda'", 'admin', null, { to: 'admin' }],
    ["'admin and superadmin go to /admin/beranda'", 'superadmin', null, { to: 'admin' }],
    [
      "'A user goes to the ask-question page of the remembered coaching'",
      'user',
      '12',
      { to: 'ask-question', coachingId: '12' },
    ],
    ["'else /coaching/user'", 'user', null, { to: 'coaching/user' }],
    [
      'a remembered coaching is ignored for admins (decision 4)',
      'admin',
      '12',
      { to: 'admin' },
    ],
  ] as const)('%s: %s', (_sentence, role, remembered, expected) => {
    expect(afterLogin(role, remembered)).toEqual(expected)
  })
})
