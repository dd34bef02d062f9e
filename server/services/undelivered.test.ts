import { api } from '../../lib/contract/index.ts'
import { reminders } from '../db/schema/reminders.ts'
import { outbox } from '../db/schema/system.ts'
import { insertCoaching } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const server = emptiedServer()

type Row = typeof outbox.$inferInsert

const put = async (change: Partial<Row>) => {
  const [row] = await server.db
    .insert(outbox)
    .values({
      ...{
        channel: 'email',
        recipient: 'sari@contoh.go.id',
        subject: 'Halo',
        body: 'Rahasia',
      },
      ...{ createdAt: TEST_NOW, nextAttemptAt: TEST_NOW, attempts: 1, ...change },
    })
    .returning()
  return row?.id ?? ''
}

const list = async () => (await server.as('admin')(api.notification.undelivered)).answer

test('admins see what has not arrived, newest first, without its text', async () => {
  const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
  await put({ state: 'failed', subject: 'a', lastError: '550 no such user' })
  await put({ state: 'unknown', subject: 'b', createdAt: later(1), channel: 'whatsapp' })
  await put({ state: 'queued', subject: 'c', createdAt: later(2), nextAttemptAt: later(9) })
  await put({ state: 'queued', subject: 'not yet tried', attempts: 0 })
  for (const state of ['sent', 'sending', 'cancelled'] as const) await put({ state })
  const rows = await list()
  expect(rows.map(({ subject, state }) => [subject, state])).toEqual([
    ['c', 'queued'],
    ['b', 'unknown'],
    ['a', 'failed'],
  ])
  expect(rows[0]?.nextAttemptAt).toBe(later(9).toISOString())
  expect(rows.map(({ canResend }) => canResend)).toEqual([false, true, true])
  expect(rows[2]).toMatchObject({ lastError: '550 no such user', nextAttemptAt: null })
  expect(JSON.stringify(rows)).not.toContain('Rahasia')
})

test.each(['failed', 'unknown'] as const)(
  "'Kirim ulang' sends a %s message",
  async (state) => {
    const id = await put({ state, attempts: 53 })
    const { status, answer } = await server.call(api.notification.resend, {
      params: { id },
      as: 'admin',
    })
    expect([status, answer]).toMatchObject([200, { id, state: 'queued', attempts: 0 }])
    await server.deliver()
    expect(server.sent.map(({ id: sent }) => sent)).toEqual([id])
    expect(await list()).toEqual([])
  },
)

test.each(['sent', 'sending', 'queued', 'cancelled'] as const)(
  'a message that is %s is not sent again',
  async (state) => {
    const id = await put({ state })
    const { status, problem } = await server.call(api.notification.resend, {
      params: { id },
      as: 'admin',
    })
    expect([status, problem.detail]).toEqual([
      409,
      'Pesan ini sudah terkirim atau sedang dikirim.',
    ])
  },
)

test.each([
  ['holds a link that is not kept', { secretUntil: TEST_NOW, body: '' }],
  ['announces what has not happened', { holdKey: 'acceptance:1' }],
])('one that %s is shown without a way to send it again', async (_, change) => {
  const id = await put({ state: 'failed', ...change })
  expect(await list()).toMatchObject([{ id, canResend: false }])
  const { status } = await server.call(api.notification.resend, {
    ...{ params: { id }, as: 'admin' },
  })
  expect(status).toBe(409)
})

const resendAfter = (id: string, triedAt = '') => {
  const { path } = api.notification.resend
  const query = encodeURIComponent(triedAt)
  return server.call(
    { ...api.notification.resend, path: `${path}?triedAt=${query}` as typeof path },
    { params: { id }, as: 'admin' },
  )
}

test.each([
  ['failed', 'dan gagal lagi'],
  ['unknown', 'dan belum pasti sampai'],
] as const)(
  "an older list's 'Kirim ulang' of what was tried since, and is %s, is refused with what became of it",
  async (state, told) => {
    const id = await put({ state: 'failed', claimedAt: TEST_NOW })
    const [seen] = await list()
    const claimedAt = new Date(TEST_NOW.getTime() + 1)
    await server.db.update(outbox).set({ state, claimedAt })
    const { status, problem } = await resendAfter(id, seen?.triedAt ?? '')
    expect([status, problem.detail]).toEqual([
      409,
      `Pesan ini sudah dikirim ulang sejak Anda melihatnya, ${told}. Periksa keadaannya sebelum mengirim lagi.`,
    ])
    const [now] = await list()
    expect((await resendAfter(id, now?.triedAt ?? '')).status).toBe(200)
  },
)

test('a last try that is no time is refused at its field', async () => {
  const { status, problem } = await resendAfter(await put({ state: 'failed' }), 'kemarin')
  expect([status, problem.errors]).toEqual([400, { triedAt: 'Waktu tidak valid' }])
})

test('an unknown message is 404', async () => {
  const params = { id: '00000000-0000-4000-8000-000000000000' }
  const { status } = await server.call(api.notification.resend, { params, as: 'admin' })
  expect(status).toBe(404)
})

const pageOf = async (query = '', as: 'superadmin' | 'admin' = 'superadmin') =>
  server.call({ ...api.system.outbox, path: `/outbox${query}` as '/outbox' }, { as })

test('superadmins see all messages by kind and state, and why one is not sent again', async () => {
  const coaching = await insertCoaching(server)
  const { id: userId } = await server.createUser({ fullName: 'Sari Wijaya' })
  const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
  const about = { userId, coachingId: coaching.id, createdBy: userId }
  await put({ state: 'sent', sentAt: at(1), ...about })
  await put({ state: 'failed', secretUntil: at(30), createdAt: at(2) })
  await put({ state: 'failed', expiresAt: at(0), createdAt: at(3) })
  await put({ state: 'unknown', channel: 'whatsapp', recipient: '0812', createdAt: at(4) })
  await put({ state: 'queued', nextAttemptAt: at(9), createdAt: at(5) })
  await put({ state: 'cancelled', createdAt: at(6) })
  const [reminder] = await server.db
    .insert(reminders)
    .values({
      ...{ userId, kind: 'waiting', outcome: 'sent', occasion: 'waiting' },
      ...{ dueAt: TEST_NOW, decidedAt: TEST_NOW },
    })
    .returning()
  await put({ state: 'sending', reminderId: reminder?.id ?? null, createdAt: at(7) })
  await put({ state: 'queued', holdKey: 'deletion:1', createdAt: at(8) })
  const { answer } = await pageOf()
  expect(
    answer.messages.map(({ state, kind, canResend }) => [state, kind, canResend]),
  ).toEqual([
    ['queued', 'portal', false],
    ['sending', 'reminder', false],
    ['cancelled', 'portal', false],
    ['queued', 'portal', false],
    ['unknown', 'portal', true],
    ['failed', 'portal', false],
    ['failed', 'link', false],
    ['sent', 'admin', false],
  ])
  const due = answer.messages.map(({ nextAttemptAt }) => nextAttemptAt)
  expect(due.filter(Boolean)).toEqual([at(9).toISOString()])
  expect(answer.messages[0]?.whyNot).toBeNull()
  expect(answer.messages[6]?.coaching).toBeNull()
  expect(answer.messages[7]).toMatchObject({
    ...{ name: 'Sari Wijaya', sentAt: at(1).toISOString(), whyNot: null },
    coaching: { id: coaching.id, coachingCode: coaching.coachingCode },
  })
  expect(answer.messages[6]?.whyNot).toMatch(/tautan pribadi/)
  expect(answer.messages[5]?.whyNot).toMatch(/lewat waktunya/)
  expect(JSON.stringify(answer)).not.toContain('Rahasia')
  const counted = async (query: string) => (await pageOf(query)).answer.messages.length
  expect(await counted('?state=failed')).toBe(2)
  expect(await counted('?channel=whatsapp')).toBe(1)
  expect(await counted('?q=WIJAYA')).toBe(1)
  expect(await counted('?q=%25')).toBe(0)
  // a colon would begin a parameter
  const until = encodeURIComponent(at(3).toISOString())
  expect(await counted(`?until=${until}`)).toBe(2)
  const first = (await pageOf('?limit=4')).answer
  expect(await counted(`?after=${encodeURIComponent(first.next ?? '')}`)).toBe(4)
  expect((await pageOf('?state=lost')).status).toBe(400)
  expect((await pageOf('', 'admin')).status).toBe(403)
})

test('what has arrived and what was read can be asked for each by itself', async () => {
  const at = new Date(TEST_NOW.getTime() + 60_000)
  await put({ state: 'sent', sentAt: at, subject: 'Terkirim' })
  await put({ state: 'sent', sentAt: at, deliveredAt: at, subject: 'Sampai' })
  await put({ state: 'sent', sentAt: at, deliveredAt: at, readAt: at, subject: 'Dibaca' })
  const subjects = async (state: string) =>
    (await pageOf(`?state=${state}`)).answer.messages
      .map(({ subject }) => subject)
      .toSorted()
  expect(await subjects('delivered')).toEqual(['Sampai'])
  expect(await subjects('read')).toEqual(['Dibaca'])
  expect(await subjects('sent')).toEqual(['Dibaca', 'Sampai', 'Terkirim'])
})

test.each([
  ['0812-3456', 'as it is shown'],
  ['+62 812 3456', 'as people abroad write it'],
  ['wijaya sari', 'by its words in any order'],
  ['kélas', 'without regard to marks'],
])('a message is found by %s: %s', async (typed) => {
  const { id: userId } = await server.createUser({ fullName: 'Sari Wijaya' })
  await put({ channel: 'whatsapp', recipient: '+6281234567890', subject: 'Kelas', userId })
  await put({ recipient: 'lain@contoh.id', subject: 'Lain' })
  const { answer } = await pageOf(`?q=${encodeURIComponent(typed)}`)
  expect(answer.messages.map(({ subject }) => subject)).toEqual(['Kelas'])
})
