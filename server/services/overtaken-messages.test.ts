import { api } from '../../lib/contract/index.ts'
import { eq, sql } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { proposals } from '../db/schema/proposals.ts'
import { outbox } from '../db/schema/system.ts'
import { insertCoaching, insertProposal } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { deliverDue, enqueue, type NewMessage } from './outbox.ts'
import { NotDelivered, type Sender } from './senders.ts'

const server = emptiedServer()

const MINUTE_MS = 60_000

/** A message to a participant whose gateway is away. */
const arrange = async (
  purpose: NewMessage['purpose'],
  status: 'APPROVED' | 'REJECTED' = 'APPROVED',
) => {
  const coaching = await insertCoaching(server)
  const user = await server.createUser()
  const reason = status === 'REJECTED' ? 'Kuota penuh' : null
  const proposal = await insertProposal(server, coaching, user, { status, reason })
  await enqueue(server.db, {
    ...{ channel: 'email', recipient: user.email, subject: 'Kabar', body: 'Isi' },
    ...{ userId: user.id, coachingId: coaching.id, createdBy: null, now: TEST_NOW },
    ...(purpose && { purpose }),
  })
  await deliver(0, async () => {
    throw new NotDelivered('Server surel tidak menjawab.')
  })
  const change = (values: Partial<typeof proposals.$inferInsert>) =>
    server.db.update(proposals).set(values).where(eq(proposals.id, proposal.id))
  return { coaching, change }
}

const deliver = async (minutes: number, email: Sender = server.deps.senders.email) => {
  server.clock.set(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS))
  const log = { warn: () => undefined }
  await deliverDue({ ...server.deps, senders: { ...server.deps.senders, email }, log })
}

const became = async () => {
  await deliver(60)
  const [message] = await server.outbox()
  return { sent: server.sent.length, state: message?.state, reason: message?.lastError }
}

const LEFT = 'Peserta ini sudah tidak mengikuti coaching ini, atau coaching ini dihapus.'

test.each(['acceptance', 'change', 'step'] as const)(
  'who has left while its gateway was away gets no %s',
  async (purpose) => {
    const { change } = await arrange(purpose)
    await change({ cancelledAt: TEST_NOW })
    expect(await became()).toEqual({ sent: 0, state: 'cancelled', reason: LEFT })
  },
)

test.each(['acceptance', 'certificate'] as const)(
  'nothing of a coaching that was deleted meanwhile is told as there: %s',
  async (purpose) => {
    const { coaching } = await arrange(purpose)
    await server.db
      .update(coachings)
      .set({ deletedAt: TEST_NOW })
      .where(eq(coachings.id, coaching.id))
    expect(await became()).toEqual({ sent: 0, state: 'cancelled', reason: LEFT })
  },
)

test('a refusal does not go to whom it refuses no more', async () => {
  const { change } = await arrange('rejection', 'REJECTED')
  await change({ status: 'APPROVED', reason: null })
  expect(await became()).toEqual({
    ...{ sent: 0, state: 'cancelled', reason: 'Pengajuan ini tidak lagi ditolak.' },
  })
})

test.each([
  ['acceptance', 'APPROVED'],
  ['change', 'APPROVED'],
  ['rejection', 'REJECTED'],
  ['certificate', 'APPROVED'],
] as const)('what is still so goes late: %s', async (purpose, status) => {
  await arrange(purpose, status)
  expect(await became()).toEqual({ sent: 1, state: 'sent', reason: null })
})

test('what is said of a deletion goes to those who had a place, also where they have left since', async () => {
  const { change } = await arrange('deletion')
  await change({ cancelledAt: TEST_NOW })
  expect((await became()).sent).toBe(1)
})

test('where it cannot be asked whether it is still so, it waits, and is not told as perhaps sent', async () => {
  await arrange('change')
  await server.db.update(outbox).set({ channel: 'whatsapp' })
  await server.db.execute(sql`alter table proposals rename to proposals_away`)
  await expect(deliver(10)).rejects.toThrow()
  await server.db.execute(sql`alter table proposals_away rename to proposals`)
  await deliver(14)
  const [message] = await server.outbox()
  expect([message?.state, message?.attempts]).toEqual(['sent', 2])
})

test("'Kirim ulang' of what is not so any more is refused with the reason, and not called sent again", async () => {
  const { change } = await arrange('acceptance')
  await server.db.update(outbox).set({ state: 'failed' })
  await change({ cancelledAt: TEST_NOW })
  const [message] = await server.outbox()
  const { status, problem } = await server.call(api.notification.resend, {
    ...{ as: 'admin', params: { id: message?.id ?? '' } },
  })
  expect([status, problem.detail]).toEqual([409, `${LEFT} Pesan tidak dikirim ulang.`])
  expect(await became()).toMatchObject({ sent: 0, state: 'failed' })
})
