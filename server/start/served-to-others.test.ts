import { api } from '../../lib/contract/index.ts'
import { DEMO_PASSWORDS } from '../db/demo/seed-demo.ts'
import { startServer } from '../testing/server-process.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ DEMO: '1' })
})
afterAll(() => server.stop())

/** The statuses with which the server answers who signs in with what everybody can read. */
const signIns = () =>
  Promise.all(
    Object.entries(DEMO_PASSWORDS).map(async ([username, password]) => {
      const answer = await fetch(`${server.address}${api.auth.login.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      })
      return [username, answer.status]
    }),
  )

const everyone = (status: number) =>
  Object.keys(DEMO_PASSWORDS).map((username) => [username, status])

test('data of a demo that are served to others let nobody in with passwords that everyone knows', async () => {
  expect(await signIns()).toEqual(everyone(200))
  await server.end()
  await server.restart({ DEMO: '0' })
  expect(await signIns()).toEqual(everyone(422))
})
