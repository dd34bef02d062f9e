import type pg from 'pg'
import type { TestServer } from './test-server.ts'

/** What a caller gets and what the server does for it. */
export type Work = {
  status: number
  /** The answer, without the id of its request. */
  told: string
  /** How many passwords were compared. */
  hashes: number
  /** The texts of all statements, in their order. */
  asked: string[]
}

/** Notes what a server does from now on; its calls are made one after the other. */
export const watchWork = (server: TestServer) => {
  const asked: string[] = []
  const watched = new WeakSet<pg.PoolClient>()
  server.pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const note = (statement: unknown, ...rest: unknown[]) => {
      asked.push(typeof statement === 'string' ? statement : String(Object(statement).text))
      return query(statement, ...rest)
    }
    client.query = note as typeof client.query
  })
  let hashes = 0
  const { passwords } = server.services
  const verify = passwords.verify.bind(passwords)
  passwords.verify = (...args) => {
    hashes += 1
    return verify(...args)
  }
  return async (call: () => ReturnType<TestServer['call']>): Promise<Work> => {
    asked.length = 0
    hashes = 0
    const { status, bytes, headers } = await call()
    const told = bytes.toString().replaceAll(String(headers['x-request-id']), '')
    return { status, told, hashes, asked: [...asked] }
  }
}
