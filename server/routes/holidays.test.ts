import { api } from '../../lib/contract/index.ts'
import type { Holiday } from '../../lib/entities/holiday.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const MERDEKA = { date: '2027-08-17', name: 'Hari Kemerdekaan' }
const NATAL = { date: '2026-12-25', name: 'Hari Raya Natal' }
const save = (days: unknown) =>
  server.call(api.office.updateHolidays, { as: 'superadmin', body: { days } })
const listed = async () =>
  (await server.call(api.office.holidays, { as: 'superadmin' })).answer.days
const propose = (year: string) =>
  server.call(
    { ...api.office.publicHolidays, path: `/office/public-holidays?year=${year}` },
    { as: 'superadmin' },
  )

test('a list is kept by date, and another takes its place', async () => {
  expect(await listed()).toEqual([])
  expect((await save([MERDEKA, NATAL])).status).toBe(200)
  expect(await listed()).toEqual([NATAL, MERDEKA])
  await save([MERDEKA])
  expect(await listed()).toEqual([MERDEKA])
  await save([])
  expect(await listed()).toEqual([])
})

test('the step of the first day is done once it has a day', async () => {
  const isDone = async () => {
    const { answer } = await server.call(api.office.steps, { as: 'admin' })
    return answer.find(({ step }) => step === 'holidays')?.isDone
  }
  expect(await isDone()).toBe(false)
  await save([MERDEKA])
  expect(await isDone()).toBe(true)
})

test.each([
  ['a visitor', undefined, 401],
  ['a participant', 'user', 403],
  ['an admin', 'admin', 403],
] as const)('%s neither sees nor changes it', async (_, as, status) => {
  const who = as && { as }
  const calls = [
    server.call(api.office.holidays, { ...who }),
    server.call(api.office.updateHolidays, { ...who, body: { days: [MERDEKA] } }),
    server.call(api.office.publicHolidays, { ...who }),
  ]
  for (const result of await Promise.all(calls)) expect(result.status).toBe(status)
  expect(await listed()).toEqual([])
})

test.each<[unknown, Record<string, string>]>([
  [
    [{ ...MERDEKA, date: '17/08/2027' }],
    { 'days[0].date': 'Tanggal tidak dikenali. Contoh: 25/08/2026' },
  ],
  [
    [NATAL, { ...MERDEKA, date: '2027-02-30' }],
    { 'days[1].date': 'Tanggal tidak dikenali. Contoh: 25/08/2026' },
  ],
  [
    [{ ...MERDEKA, date: '1999-08-17' }],
    { 'days[0].date': 'Tahun harus 2000 sampai 2099' },
  ],
  [[{ ...MERDEKA, name: ' ' }], { 'days[0].name': 'Nama hari libur diperlukan' }],
  [
    [MERDEKA, NATAL, { ...MERDEKA, name: 'Lain' }],
    { 'days[2].date': 'Tanggal 17/08/2027 ada dua kali' },
  ],
  [undefined, { days: expect.any(String) }],
  [[null], { 'days[0]': expect.any(String) }],
])('%j is refused at its place, and nothing of it is kept', async (days, errors) => {
  await save([NATAL])
  const { status, problem } = await save(days)
  expect([status, problem.errors]).toEqual([400, errors])
  expect(await listed()).toEqual([NATAL])
})

test('the change stands in the trail of acts', async () => {
  const head = await server.createUser({ role: 'superadmin' })
  await server.call(api.office.updateHolidays, { as: head, body: { days: [MERDEKA] } })
  const { answer } = await server.call(api.audit.list, { as: head })
  expect(answer.entries.map(({ call, status }) => [call, status])).toContainEqual([
    'PUT /office/holidays',
    200,
  ])
})

test.each<[string, Holiday[]]>([
  [
    '2026',
    [
      { date: '2026-01-01', name: 'Tahun Baru Masehi' },
      { date: '2026-01-16', name: 'Isra Mikraj Nabi Muhammad' },
      { date: '2026-03-19', name: 'Hari Raya Nyepi' },
      { date: '2026-05-01', name: 'Hari Buruh Internasional' },
      { date: '2026-12-25', name: 'Hari Raya Natal' },
    ],
  ],
  [
    '2027',
    [
      { date: '2027-05-20', name: 'Hari Raya Waisak' },
      { date: '2027-12-25', name: 'Isra Mikraj Nabi Muhammad dan Hari Raya Natal' },
    ],
  ],
])(
  'the proposal of %s names each day once, is complete, and is not stored',
  async (year, days) => {
    const { status, answer } = await propose(year)
    expect(status).toBe(200)
    expect(answer.days).toEqual(expect.arrayContaining(days))
    const dates = answer.days.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].toSorted())
    expect(dates.every((date) => date.startsWith(year))).toBe(true)
    expect(answer.missing).toEqual([])
    expect(await listed()).toEqual([])
  },
)

test('what it lacks of a year is told', async () => {
  const { answer } = await propose('2028')
  expect(answer.missing).toEqual(['Hari Raya Nyepi', 'Hari Raya Waisak'])
})

test('what it proposes can be stored as it is', async () => {
  const { answer } = await propose('2027')
  expect((await save(answer.days)).status).toBe(200)
  expect(await listed()).toEqual(answer.days)
})

test.each(['1999', '2100', 'besok', '02027'])('there is no year %s', async (year) => {
  const { status, problem } = await propose(year)
  expect([status, problem.errors]).toEqual([400, { year: 'Tahun harus 2000 sampai 2099' }])
})
