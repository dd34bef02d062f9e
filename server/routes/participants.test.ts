import { api } from '../../lib/contract/index.ts'
import { filterChoices, matchesFilter } from '../../lib/domain/people/participant-filter.ts'
import { categories } from '../db/schema/content.ts'
import { institutions, userInterests } from '../db/schema/users.ts'
import { acceptParticipant, createCoaching } from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const { page, choices } = api.participantPages

const pageOf = (query: Record<string, string>, as: 'admin' | 'user' | null = 'admin') =>
  server.call(
    { ...page, path: `${page.path}?${new URLSearchParams(query)}` as typeof page.path },
    as ? { as } : {},
  )
const namesOf = async (query: Record<string, string>) =>
  (await pageOf(query)).answer.rows.map(({ fullName }) => fullName)

/** An id that no search for figures finds by chance. */
const idOf = (letter: string) => `${letter.repeat(8)}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`

/** Four people, the last the newest, who differ in what is searched and filtered. */
const makePeople = async () => {
  const { db, createUser } = server
  const [office] = await db
    .insert(institutions)
    .values({ name: 'BPKH Wilayah XI' })
    .returning()
  const [topic] = await db.insert(categories).values({ name: 'Tata batas' }).returning()
  const dayOf = (day: number) => new Date(Date.UTC(2026, 6, day))
  const siti = await createUser({
    ...{ fullName: 'Dr. Siti Rahma, M.Si.', institutionId: office?.id, pendidikan: 'S2' },
    ...{
      jabatan: 'Analis',
      email: 'siti@contoh.go.id',
      createdAt: dayOf(1),
      id: idOf('a'),
    },
  })
  await createUser({
    ...{ fullName: 'budi Santoso', namaInstansi: 'KPH Rinjani', pendidikan: ' s1' },
    ...{ whatsapp: '+62 857 0000 111', jabatan: 'Penyuluh', createdAt: dayOf(2) },
    ...{ coachingLainnya: 'Ekowisata', id: idOf('b') },
  })
  await createUser({
    ...{ fullName: 'André Wibowo', namaInstansi: null, pendidikan: 'S1' },
    ...{ createdAt: dayOf(3), whatsapp: '085711112222', id: idOf('c') },
  })
  await createUser({
    ...{ fullName: 'Wulan_100%', namaInstansi: 'kph rinjani', createdAt: dayOf(4) },
    id: idOf('d'),
  })
  if (topic)
    await db.insert(userInterests).values({ userId: siti.id, categoryId: topic.id })
  return { siti }
}

const SITI = 'Dr. Siti Rahma, M.Si.'

test.each([page, choices])(
  '$path: 401 for a visitor, 403 for a participant',
  async (call) => {
    expect((await server.call(call)).status).toBe(401)
    expect((await server.call(call, { as: 'user' })).status).toBe(403)
  },
)

test('a page holds what the whole list says of each, the newest first, and how many there are', async () => {
  await makePeople()
  const whole = (await server.call(api.user.list, { as: 'admin' })).answer
  const { answer } = await pageOf({ page: '2', size: '3' })
  expect(answer).toEqual({ rows: whole.slice(3), total: 4, page: 2 })
  expect((await pageOf({ size: '3' })).answer.rows).toEqual(whole.slice(0, 3))
})

test('a page beyond the end is the last; of nobody it is the first', async () => {
  expect((await pageOf({ page: '9' })).answer).toEqual({ rows: [], total: 0, page: 1 })
  await makePeople()
  expect((await pageOf({ page: '9', size: '3' })).answer).toMatchObject({
    total: 4,
    page: 2,
  })
})

test.each([
  ['siti', [SITI]],
  ['m.si. rahma', [SITI]],
  ['ANALIS', [SITI]],
  ['bpkh xi', [SITI]],
  ['siti analis', []],
  ['andre', ['André Wibowo']],
  ['budi santoso', ['budi Santoso']],
  ['0857-0000-111', ['budi Santoso']],
  ['857 0000', ['budi Santoso']],
  ['+62857', ['André Wibowo', 'budi Santoso']],
  ['0857\u20130000\u2011111', ['budi Santoso']],
  ['\u202a+62 857.0000.111\u202c', ['budi Santoso']],
  ['+62 (0)857 0000', ['budi Santoso']],
  ['00111', ['budi Santoso']],
  ['6211', []],
  ['0111', ['budi Santoso']],
  ['022', []],
  ['0%', ['Wulan_100%']],
  ['n_1', ['Wulan_100%']],
  ['_', ['Wulan_100%']],
])("'Search matches any field, case-insensitive': %s", async (q, found) => {
  await makePeople()
  expect(await namesOf({ q })).toEqual(found)
})

test.each(['ÉLISE', 'elise', 'Šahin', 'sahin', 'nguyen', 'José'])(
  'a name is found with its marks and without, in capitals and in small letters: %s',
  async (q) => {
    const fullName = 'ÉLISE Šahin Nguyễn JOSÉ'
    await server.createUser({ fullName, email: 'x@contoh.go.id', username: 'xyz' })
    expect(await namesOf({ q })).toEqual([fullName])
  },
)

test('an id finds whose it is', async () => {
  const { siti } = await makePeople()
  expect(await namesOf({ q: siti.id.slice(0, 18).toUpperCase() })).toEqual([SITI])
})

test.each([
  ['nama', ['André Wibowo', 'budi Santoso', SITI, 'Wulan_100%']],
  ['instansi', ['André Wibowo', SITI, 'Wulan_100%', 'budi Santoso']],
  ['jabatan', ['Wulan_100%', 'André Wibowo', SITI, 'budi Santoso']],
])('ordered by %s, without regard to capitals and marks', async (sort, names) => {
  await makePeople()
  expect(await namesOf({ sort })).toEqual(names)
  const [last] = await namesOf({ sort, direction: 'desc' })
  expect(names.slice(2)).toContain(last)
})

test('ordered by coachings that were taken', async () => {
  const { coaching } = await createCoaching(server)
  await makePeople()
  const taker = await acceptParticipant(server, coaching.id)
  const { rows } = (await pageOf({ sort: 'coaching', direction: 'desc' })).answer
  expect(rows[0]).toMatchObject({ id: taker.id, _count: { UserCoachings: 1 } })
  expect((await namesOf({ sort: 'coaching' })).at(-1)).toBe(taker.fullName)
})

test('what can be chosen, and what is then found, are as in the whole list', async () => {
  await makePeople()
  const whole = (await server.call(api.user.list, { as: 'admin' })).answer
  const { answer } = await server.call(choices, { as: 'admin' })
  expect(Object.keys(answer)).toEqual(['instansi', 'pendidikan', 'minat'])
  const lower = (names: string[]) => names.map((name) => name.toLowerCase())
  const wanted = filterChoices(whole)
  for (const kind of ['instansi', 'pendidikan', 'minat'] as const) {
    expect(lower(answer[kind])).toEqual(lower(wanted[kind]))
    for (const name of answer[kind]) {
      const filter = { instansi: '', pendidikan: '', minat: '', [kind]: name }
      const fitting = whole.filter((one) => matchesFilter(one, filter))
      expect(await namesOf({ [kind]: name })).toEqual(fitting.map((one) => one.fullName))
    }
  }
  const minat = 'Lainnya (ditulis sendiri)'
  expect(await namesOf({ instansi: 'KPH RINJANI', minat, q: 'budi' })).toEqual([
    'budi Santoso',
  ])
})

test.each([
  [{ sort: 'password' }, { sort: 'Urutan tidak dikenal' }],
  [{ direction: 'up' }, { direction: 'Arah harus asc atau desc' }],
  [{ page: '0' }, { page: 'Minimal 1' }],
  [{ size: '5001' }, { size: 'Maksimal 5000' }],
  [{ size: 'banyak' }, { size: 'Harus berupa angka' }],
])('a bad query is refused at its field: %o', async (query, errors) => {
  const { status, problem } = await pageOf(query as Record<string, string>)
  expect([status, problem.errors]).toEqual([400, errors])
})
