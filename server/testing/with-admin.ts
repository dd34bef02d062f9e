import type { UserRow } from '../repositories/users.ts'
import { createTestServer, type TestServer } from './test-server.ts'

type Arranged = { server: TestServer; admin: UserRow }

/** The server of a file of tests, empty for each of them but for an admin. */
export const withAdmin = (take: (arranged: Arranged) => void): void => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer()
  })
  beforeEach(async () => {
    await server.reset()
    take({ server, admin: await server.createUser({ role: 'admin' }) })
  })
  afterAll(() => server.close())
}
