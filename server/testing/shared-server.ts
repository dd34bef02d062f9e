import { createTestServer, type TestServer } from './test-server.ts'

type Options = Parameters<typeof createTestServer>

/** The server of a file of tests. Nothing of it is there before the first hook. */
export const sharedServer = (...options: Options): TestServer => {
  const server = {} as TestServer
  beforeAll(async () => {
    Object.assign(server, await createTestServer(...options))
  })
  afterAll(() => server.close())
  return server
}

/** The same, empty for each of them. */
export const emptiedServer = (...options: Options): TestServer => {
  const server = sharedServer(...options)
  beforeEach(() => server.reset())
  return server
}
