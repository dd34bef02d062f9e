import { api } from '../../lib/contract/index.ts'
import type { Db } from '../db/client.ts'
import { lockUserRow } from '../repositories/users.ts'
import { openSession } from '../services/sessions.ts'
import { callBeside } from '../testing/beside.ts'
import { codeOf } from '../testing/second-factor-steps.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { withAdmin } from '../testing/with-admin.ts'

const { server, admin } = withAdmin()

test('a login without a code that is under way while codes are switched on is ended as well', async () => {
  const { answer } = await server.call(api.secondFactor.begin, { as: admin })
  let refreshToken = ''
  const logIn = async (tx: Db) => {
    await lockUserRow(tx, admin.id)
    const opened = { userId: admin.id, role: admin.role, now: TEST_NOW }
    refreshToken = (await openSession(tx, server.services, opened)).refreshToken
  }
  const body = { code: codeOf(answer.key, TEST_NOW) }
  const turned = await callBeside(server.db, logIn, () =>
    server.call(api.secondFactor.turnOn, { as: admin, body }),
  )
  expect(turned?.status).toBe(200)
  const { status } = await server.call(api.auth.renew, { body: { refreshToken } })
  expect(status).toBe(422)
})
