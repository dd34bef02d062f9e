import { api } from '../../lib/contract/index.ts'
import { callBeside } from '../testing/beside.ts'
import { insertCoaching } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { changeAdmin, removeAdmin } from './admin-accounts.ts'

const server = emptiedServer()

/** A coaching that is given to an admin while something is done with that admin's account. */
const giveBeside = async (change: typeof removeAdmin | 'lock') => {
  const coaching = await insertCoaching(server, { publishDate: null, isPublished: false })
  const leaving = await server.createUser({ role: 'admin' })
  const by = await server.createUser({ role: 'superadmin' })
  const act = { id: leaving.id, by, now: TEST_NOW }
  const told = await callBeside(
    server.db,
    (tx) =>
      change === 'lock'
        ? changeAdmin(tx, server.services, { ...act, body: { locked: true } })
        : change(tx, server.services, act),
    () =>
      server.call(api.adminCoaching.update, {
        ...{ params: { id: coaching.id }, body: { adminId: leaving.id }, as: by },
      }),
  )
  return [told?.status, told?.problem.errors]
}

test.each([
  ['removed', removeAdmin],
  ['locked', 'lock' as const],
])('no coaching is given to an admin who is just being %s', async (_, change) => {
  expect(await giveBeside(change)).toEqual([400, { adminId: 'Admin tidak ditemukan' }])
})
