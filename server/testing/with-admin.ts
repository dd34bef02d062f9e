import type { UserRow } from '../repositories/users.ts'
import { emptiedServer } from './shared-server.ts'
import type { TestServer } from './test-server.ts'

/** The server of a file of tests, empty for each of them but for an admin. */
export const withAdmin = (): { server: TestServer; admin: UserRow } => {
  const server = emptiedServer()
  const admin = {} as UserRow
  beforeEach(async () => {
    Object.assign(admin, await server.createUser({ role: 'admin' }))
  })
  return { server, admin }
}
