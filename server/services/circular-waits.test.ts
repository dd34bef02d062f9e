import { api } from '../../lib/contract/index.ts'
import { coachings } from '../db/schema/coachings.ts'
import { certificates } from '../db/schema/participation.ts'
import { lockCoaching } from '../repositories/coachings.ts'
import { lockCertificate } from '../repositories/issued-certificates.ts'
import { lockProposalRow } from '../repositories/proposals.ts'
import { whileWaiting } from '../testing/beside.ts'
import { insertComplete } from '../testing/complete-participants.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'
import { enqueue } from './outbox.ts'
import { approveProposal } from './review.ts'

const server = emptiedServer()

const LOW = '00000000-0000-4000-8000-000000000001'
const HIGH = 'ffffffff-ffff-4fff-8fff-ffffffffffff'

describe('of two coachings', () => {
  /** The second in the order of making is the first by its id. */
  const arrange = async () => {
    const high = await insertCoaching(server, { id: HIGH })
    return { high, low: await insertCoaching(server, { id: LOW, adminId: high.adminId }) }
  }
  const whileHeld = <T>(other: () => Promise<T>) =>
    whileWaiting(
      server.db,
      (tx) => lockCoaching(tx, LOW),
      other,
      (tx) => lockCoaching(tx, HIGH, 'share'),
    )

  test('each is copied from beside who copies the other way', async () => {
    const { low } = await arrange()
    await insertTest(server, low, 'pre-test')
    const body = { fromId: LOW, kinds: ['pre-test'] as 'pre-test'[] }
    const told = await whileHeld(() =>
      server.call(api.adminCoaching.copyTests, {
        ...{ params: { id: HIGH }, body, as: 'admin' },
      }),
    )
    expect(told?.status).toBe(200)
  })

  test('both are handed over to another admin beside who holds both', async () => {
    const { high } = await arrange()
    const next = await server.createUser({ role: 'admin' })
    const told = await whileHeld(() =>
      server.call(api.adminAccount.handOver, {
        ...{ params: { id: high.adminId }, body: { adminId: next.id } },
        as: 'superadmin',
      }),
    )
    expect(told?.status).toBe(200)
    const led = await server.db.select({ by: coachings.adminId }).from(coachings)
    expect(led).toEqual([{ by: next.id }, { by: next.id }])
  })
})

test('a certificate is uploaded beside one of the portal that is just handed out with a message', async () => {
  const { coaching, people } = await insertComplete(server, ['Ani'])
  const [row] = await server.db.select().from(certificates)
  const id = row?.id ?? ''
  const told = await whileWaiting(
    server.db,
    (tx) => lockCertificate(tx, id),
    () =>
      server.call(api.adminCoaching.uploadCertificate, {
        ...{ as: 'admin', params: { id } },
        file: { name: 'ani.pdf', type: 'application/pdf', bytes: '%PDF-1.7 Ani\n%%EOF' },
      }),
    (tx) =>
      enqueue(tx, {
        ...{ channel: 'email', recipient: 'ani@contoh.go.id', subject: 'Ada', body: '' },
        ...{ userId: people[0]?.id ?? null, coachingId: coaching.id, createdBy: null },
        now: TEST_NOW,
      }),
  )
  expect(told?.status).toBe(200)
})

test('who erases the own account while an admin accepts its proposal is erased, and the admin is not refused', async () => {
  const coaching = await insertCoaching(server)
  const [user, admin] = [
    await server.createUser(),
    await server.createUser({ role: 'admin' }),
  ]
  const { id } = await insertProposal(server, coaching, user, { status: 'PENDING' })
  const acceptance = { coachingId: coaching.id, proposalId: id, adminId: admin.id }
  const told = await whileWaiting(
    server.db,
    (tx) => lockProposalRow(tx, id),
    () => server.call(api.ownData.erase, { body: { password: TEST_PASSWORD }, as: user }),
    (tx) => approveProposal(tx, { ...acceptance, now: TEST_NOW }),
  )
  expect(told?.status).toBe(200)
})
