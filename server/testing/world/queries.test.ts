import { sharedServer } from '../shared-server.ts'
import { queriesOf } from './queries.ts'

const server = sharedServer()

const WRITE = "update users set full_name = 'Siti'"

test('a table that was read while it was being written to has changed once that is done', async () => {
  const queries = queriesOf(server.pool)
  const client = await server.pool.connect()
  await client.query('begin')
  await client.query(WRITE)
  expect(queries.takeChanged()).toContain('users')
  await client.query('commit')
  client.release()
  expect(queries.takeChanged()).toContain('users')
  expect(queries.takeChanged()).not.toContain('users')
})

test('a statement alone has changed its table once', async () => {
  const queries = queriesOf(server.pool)
  await server.pool.query(WRITE)
  expect(queries.takeChanged()).toContain('users')
  await server.pool.query('select 1')
  expect(queries.takeChanged()).not.toContain('users')
})
