import { isAdmin, isRole, roleOf } from './roles.ts'

describe("§6 'Roles: user, admin, superadmin … An undecodable token yields no role.'", () => {
  it.each([
    ['user', 'user'],
    ['admin', 'admin'],
    ['superadmin', 'superadmin'],
    ['SuperAdmin', 'superadmin'],
    ['ADMIN', 'admin'],
    ['owner', null],
    ['', null],
    [undefined, null],
    [null, null],
    [1, null],
    [['admin'], null],
  ])('claim %p gives %p', (claim, role) => {
    expect(roleOf(claim)).toBe(role)
  })

  it.each([
    ['admin', true],
    ['superadmin', true],
    ['user', false],
    [null, false],
    [undefined, false],
  ] as const)('%p is an admin: %p', (role, expected) => {
    expect(isAdmin(role)).toBe(expected)
  })

  it('knows a role from any other text', () => {
    expect(isRole('user')).toBe(true)
    expect(isRole('User')).toBe(false)
  })
})
