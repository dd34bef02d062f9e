import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { privacyTexts } from '../db/schema/privacy.ts'
import { users } from '../db/schema/users.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const server = emptiedServer()

const read = async () => (await server.call(api.privacy.get)).answer
const write = (text: string) =>
  server.call(api.privacy.update, { as: 'superadmin', body: { text } })

const BODY = {
  ...{ fullName: 'Siti Rahma', jenisKelamin: 'Perempuan', email: 'siti@contoh.go.id' },
  ...{ whatsapp: '081234567890', username: 'siti.rahma' },
  ...{ password: 'Rimba2026', confirmPassword: 'Rimba2026' },
}
const register = async (more: object) => {
  const { status, problem } = await server.call(api.auth.register, {
    body: { ...BODY, ...more },
  })
  const [row] = await server.db
    .select()
    .from(users)
    .where(eq(users.username, BODY.username))
  return { status, problem, row }
}

test('everyone reads the page that comes with the portal, and how long this server keeps things', async () => {
  const { edition, since, text, kept } = await read()
  expect([edition, since]).toEqual([1, null])
  expect(text).toContain('Undang-Undang Nomor 27 Tahun 2022')
  expect(kept).toEqual({ records: 365, audit: 730, messages: 30 })
})

test('a superadmin writes a new edition, cleaned like every rich text; the earlier ones stay', async () => {
  const first = await read()
  const { answer } = await write('<p>Baru<script>x()</script></p>')
  expect(answer).toMatchObject({ edition: 2, text: '<p>Baru</p>' })
  expect((await write('<p>Baru</p>')).answer.edition).toBe(2)
  await write('<p>Lagi</p>')
  const editions = (await server.call(api.privacy.editions, { as: 'superadmin' })).answer
  expect(editions.map(({ edition, since, text }) => [edition, since, text])).toEqual([
    [3, TEST_NOW.toISOString(), '<p>Lagi</p>'],
    [2, TEST_NOW.toISOString(), '<p>Baru</p>'],
    [1, null, first.text],
  ])
})

test.each(['user', 'admin'] as const)('a %s does not write it', async (as) => {
  const body = { text: '<p>Lain</p>' }
  expect((await server.call(api.privacy.update, { as, body })).status).toBe(403)
  expect((await server.call(api.privacy.editions, { as })).status).toBe(403)
  expect((await read()).edition).toBe(1)
})

test('an empty text is refused at its field', async () => {
  const { status, problem } = await write('<p> </p>')
  expect([status, problem.errors]).toEqual([400, { text: 'Isi halaman diperlukan' }])
})

test('the registration keeps which edition was agreed to and when', async () => {
  const { row } = await register({ privacyEdition: 1 })
  expect(row).toMatchObject({ privacyEdition: 1, privacyAgreedAt: TEST_NOW })
  const own = await server.call(api.ownData.privacy, { as: row ?? 'user' })
  expect(own.answer).toMatchObject({
    ...{ isTold: true, agreed: { edition: 1, at: TEST_NOW.toISOString() } },
  })
  // its text stays, whatever comes with a later version of the portal
  const { text } = await read()
  expect(await server.db.select().from(privacyTexts)).toMatchObject([{ edition: 1, text }])
})

test('editions are told as they were kept, also when their author is gone', async () => {
  const editions = async () =>
    (await server.call(api.privacy.editions, { as: 'superadmin' })).answer
  const first = { edition: 1, text: (await read()).text, since: null }
  expect(await editions()).toEqual([first])
  const kept = { createdBy: null, createdAt: TEST_NOW }
  const earlier = { ...first, text: '<p>Dahulu</p>' }
  await server.db.insert(privacyTexts).values({ ...earlier, ...kept })
  expect(await editions()).toEqual([earlier])
  const second = { edition: 2, text: '<p>Baru</p>' }
  await server.db.insert(privacyTexts).values({ ...second, ...kept })
  expect(await editions()).toEqual([{ ...second, since: TEST_NOW.toISOString() }, earlier])
})

test('a registration that says nothing of it, as in chapter 7, is kept as none', async () => {
  const { status, row } = await register({})
  expect([status, row?.privacyEdition, row?.privacyAgreedAt]).toEqual([200, null, null])
})

test('nobody agrees to what was never there', async () => {
  const { status, problem, row } = await register({ privacyEdition: 2 })
  expect([status, row]).toEqual([400, undefined])
  expect(problem.errors).toEqual({
    privacyEdition: 'Versi halaman privasi ini tidak ada',
  })
})

test('an account is told of an edition once, and of the next one again', async () => {
  const siti = await server.createUser()
  const own = async () => (await server.call(api.ownData.privacy, { as: siti })).answer
  expect(await own()).toEqual({
    ...{ edition: 1, agreed: null, isTold: false, asksForCode: false },
  })
  await server.call(api.ownData.told, { as: siti, body: { edition: 9 } })
  expect((await own()).isTold).toBe(true)
  await write('<p>Baru</p>')
  expect(await own()).toMatchObject({ edition: 2, isTold: false })
  // a tab that was opened before shows the old one after the new one was shown
  for (const edition of [2, 1])
    await server.call(api.ownData.told, { as: siti, body: { edition } })
  expect((await own()).isTold).toBe(true)
})
