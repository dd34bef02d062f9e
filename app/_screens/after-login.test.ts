import { afterLogin } from './after-login'

const TEST = { kind: 'post-test', coachingId: '9' } as const

describe('§6 After login', () => {
  it.each([
    ["'admin and superadmin go to /admin/beranda'", 'admin', null, null, { to: 'admin' }],
    [
      "'admin and superadmin go to /admin/beranda'",
      'superadmin',
      null,
      null,
      { to: 'admin' },
    ],
    [
      "'A user goes to the ask-question page of the remembered coaching'",
      'user',
      null,
      '12',
      { to: 'ask-question', coachingId: '12' },
    ],
    ["'else /coaching/user'", 'user', null, null, { to: 'coaching/user' }],
    [
      'a remembered coaching is ignored for admins (decision 4)',
      'admin',
      null,
      '12',
      { to: 'admin' },
    ],
    ['a running test goes before all else', 'user', TEST, '12', { to: 'test', ...TEST }],
    ['but admins take no tests', 'admin', TEST, null, { to: 'admin' }],
  ] as const)('%s: %s', (_sentence, role, runningTest, rememberedCoachingId, expected) => {
    expect(afterLogin(role, { runningTest, rememberedCoachingId })).toEqual(expected)
  })
})
