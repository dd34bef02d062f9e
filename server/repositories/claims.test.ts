import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { jobRows } from '../db/schema/certificate-making.ts'
import { dataExports } from '../db/schema/privacy.ts'
import { recoveryRequests } from '../db/schema/users.ts'
import { insertComplete } from '../testing/complete-participants.ts'
import { withAdmin } from '../testing/with-admin.ts'
import { claimExport, insertExport } from './data-exports.ts'
import { claimStep, insertJob } from './jobs.ts'
import { insertRecoveryRequest, takeRecoveryRequests } from './password-links.ts'
import { listCertificateRows } from './progress.ts'

const { server, admin } = withAdmin()

const NAMES = ['Ani', 'Budi', 'Cici', 'Dedi']

/** The database chooses its way to the rows by how many it has counted: after one it may ask for "the next" at each row anew. */
const whenOneWasCounted = async <T>(
  table: typeof jobRows | typeof dataExports | typeof recoveryRequests,
  [first, ...others]: T[],
  add: (one: T) => Promise<unknown>,
) => {
  if (first) await add(first)
  await server.db.execute(sql`analyze ${table}`)
  for (const one of others) await add(one)
}

const running = async (db: Db, table: typeof jobRows | typeof dataExports) =>
  db.$count(table, sql`${table.state} = 'running'`)

test('of certificates to be made one is claimed at a time', async () => {
  const { coaching } = await insertComplete(server, NAMES)
  const now = server.clock.now()
  const rows = await listCertificateRows(server.db, coaching.id)
  await whenOneWasCounted(jobRows, rows, ({ id: certificateId, name }) =>
    insertJob(server.db, {
      ...{ coachingId: coaching.id, createdBy: admin.id, notify: null, look: null, now },
      steps: [{ certificateId, name }],
    }),
  )
  const claim = { now, abandoned: new Date(0) }
  await server.db.transaction((tx) => claimStep(tx, claim))
  expect(await running(server.db, jobRows)).toBe(1)
})

test('of copies of own data too', async () => {
  const now = server.clock.now()
  const { people } = await insertComplete(server, NAMES)
  await whenOneWasCounted(dataExports, people, ({ id: userId }) =>
    insertExport(server.db, { userId, createdAt: now }),
  )
  await claimExport(server.db, { now, abandoned: new Date(0) })
  expect(await running(server.db, dataExports)).toBe(1)
})

test('of requests for a link no more than were asked for', async () => {
  const createdAt = server.clock.now()
  await whenOneWasCounted(recoveryRequests, NAMES, (identity) =>
    insertRecoveryRequest(server.db, { identity, createdAt }),
  )
  expect(await takeRecoveryRequests(server.db, 2, async () => {})).toBe(2)
})
