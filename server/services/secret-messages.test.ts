import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { deliverDue, enqueue } from './outbox.ts'
import { type Message, NotDelivered, type Sender } from './senders.ts'

const server = emptiedServer()
beforeEach(async () => {
  await enqueue(server.db, {
    ...{ channel: 'email', recipient: 'sari@contoh.go.id', subject: 'Password baru' },
    ...{ body: 'Buka tautan ini.', userId: null, coachingId: null, createdBy: null },
    ...{ now: TEST_NOW, secretUntil: after(30) },
  })
})

const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

/** What reached the gateway, whatever it answered. */
let handedOver: Message[] = []
beforeEach(() => {
  handedOver = []
})

const run = async (minutes: number, answer: Sender = async () => undefined) => {
  server.clock.set(after(minutes))
  const email: Sender = async (message) => {
    handedOver.push(message)
    await answer(message)
  }
  const log = { warn: () => undefined }
  await deliverDue({ ...server.deps, senders: { ...server.deps.senders, email }, log })
  const [row] = await server.outbox()
  return [row?.state, row?.body]
}

/** A gateway that answers when it is told to: until then its message is being sent. */
const slowGateway = () => {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<undefined>()
  const sender: Sender = () => {
    asked.resolve()
    return answered.promise
  }
  return { sender, isAsked: asked.promise, refuse: answered.reject }
}

test('one that has gone keeps no text', async () => {
  expect(await run(1)).toEqual(['sent', ''])
})

test('a message whose time is over while it is being sent keeps its text until it is known what became of it', async () => {
  const gateway = slowGateway()
  const sending = run(29, gateway.sender)
  await gateway.isAsked
  expect(await run(31)).toEqual(['sending', 'Buka tautan ini.'])
  gateway.refuse(new NotDelivered('421 try again'))
  await sending
  expect(await run(40)).toEqual(['failed', ''])
  expect(handedOver.map(({ body }) => body)).toEqual(['Buka tautan ini.'])
})

test('one whose server died meanwhile is ended, and never sent without its text', async () => {
  const gateway = slowGateway()
  void run(29, gateway.sender)
  await gateway.isAsked
  expect(await run(31)).toEqual(['sending', 'Buka tautan ini.'])
  expect(await run(33)).toEqual(['failed', ''])
  await run(40)
  expect(handedOver.map(({ body }) => body)).toEqual(['Buka tautan ini.'])
})

test('one whose time ends between two rounds of a run is not sent any more', async () => {
  for (let count = 0; count < 10; count += 1)
    await enqueue(server.db, {
      ...{ channel: 'email', recipient: 'budi@contoh.go.id', subject: 'Halo' },
      ...{ body: 'Selamat.', userId: null, coachingId: null, createdBy: null },
      now: after(-1),
    })
  await run(29, async () => void server.clock.set(after(31)))
  expect(handedOver.map(({ body }) => body)).toEqual(Array(10).fill('Selamat.'))
})
