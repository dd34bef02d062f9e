import { refusal, startMailServer } from '../testing/mail-server.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { createMailSender } from './mail-sender.ts'
import { enqueue } from './outbox.ts'
import { type Sender, waitingSender } from './senders.ts'

const server = emptiedServer()
let admin: string

beforeEach(async () => {
  admin = (await server.createUser({ role: 'admin' })).id
})

const HOUR = 3600
const queue = (recipient = 'sari@contoh.go.id', more: { expiresAt?: Date } = {}) =>
  enqueue(server.db, {
    ...more,
    ...{ channel: 'email', recipient, subject: 'Halo', body: 'Selamat.' },
    ...{ userId: null, coachingId: null, createdBy: admin, now: server.clock.now() },
  })

const deliver = async (email: Sender, seconds: number) => {
  server.clock.set(new Date(TEST_NOW.getTime() + seconds * 1000))
  const senders = { email, whatsapp: waitingSender }
  await server.deliver(senders)
  return (await server.outbox()).map(({ state }) => state)
}

const senderTo = (url: string) =>
  createMailSender({ url, from: 'E-Coaching <ecoaching@kehutanan.example>' })
const messageIds = ({ mails }: Awaited<ReturnType<typeof startMailServer>>) =>
  mails.map(({ headers }) => headers.find(([name]) => name === 'Message-ID')?.[1])

test('the mail server is away for six hours: nothing is lost, nothing is sent twice', async () => {
  const first = await startMailServer()
  await first.close()
  const send = senderTo(first.url)
  for (let count = 0; count < 12; count += 1) await queue(`peserta${count}@contoh.go.id`)
  for (let hours = 0; hours < 6; hours += 1) {
    expect(new Set(await deliver(send, hours * HOUR))).toEqual(new Set(['queued']))
  }
  const back = await startMailServer({}, first.port)
  await deliver(send, 6 * HOUR)
  await deliver(send, 7 * HOUR)
  expect(new Set((await server.outbox()).map(({ state }) => state))).toEqual(
    new Set(['sent']),
  )
  expect(back.mails.flatMap(({ to }) => to).toSorted()).toEqual(
    (await server.outbox()).map(({ recipient }) => recipient).toSorted(),
  )
  await back.close()
})

test('the database is away before a gateway has had it: what goes once goes when it is back', async () => {
  await queue('sari@contoh.go.id', {
    expiresAt: new Date(TEST_NOW.getTime() + HOUR * 1000),
  })
  jest.spyOn(server.db, 'select').mockImplementationOnce(() => {
    throw new Error('Connection terminated unexpectedly')
  })
  const { email } = server.deps.senders
  expect(await deliver(email, 0)).toEqual(['queued'])
  expect(server.sent).toEqual([])
  expect(await deliver(email, 60)).toEqual(['sent'])
})

test('the server dies between the 250 and our record: one repeat, with the same Message-ID', async () => {
  const mail = await startMailServer()
  await queue()
  const send = senderTo(mail.url)
  // what runs is taken for dead here: it has sent, and never comes to write that down
  let hasSent = () => undefined as unknown
  const isSent = new Promise((settle) => {
    hasSent = () => settle(undefined)
  })
  const dying: Sender = async (message) => {
    await send(message)
    hasSent()
    return new Promise(() => undefined)
  }
  void deliver(dying, 0)
  await isSent
  expect(await deliver(send, 60)).toEqual(['sending'])
  expect(await deliver(send, 200)).toEqual(['sent'])
  const [id] = await server.outbox()
  expect(messageIds(mail)).toEqual(Array(2).fill(`<${id?.id}@kehutanan.example>`))
  await deliver(send, 400)
  expect(mail.mails).toHaveLength(2)
  await mail.close()
})

test('one refused address does not keep the others waiting', async () => {
  const mail = await startMailServer({
    onRcptTo: ({ address }, _, done) =>
      address.startsWith('tidak-ada') ? done(refusal(550, 'no such user')) : done(),
  })
  for (const name of ['sari', 'tidak-ada', 'budi']) await queue(`${name}@contoh.go.id`)
  expect((await deliver(senderTo(mail.url), 0)).toSorted()).toEqual([
    'failed',
    'sent',
    'sent',
  ])
  const failed = (await server.outbox()).find(({ state }) => state === 'failed')
  expect(failed?.lastError).toContain('no such user')
  await mail.close()
})

test('without a gateway a message waits and is never called sent', async () => {
  await queue()
  expect(await deliver(waitingSender, 0)).toEqual(['queued'])
  expect((await server.outbox())[0]).toMatchObject({
    sentAt: null,
    lastError: 'Pengiriman melalui email belum diatur.',
  })
})
