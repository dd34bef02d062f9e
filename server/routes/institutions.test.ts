import { utils, write } from '@e965/xlsx'
import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { users } from '../db/schema/users.ts'
import { insertMissing } from '../repositories/institutions.ts'
import { removeInstitution } from '../services/institutions.ts'
import { callBeside, untilBlocked } from '../testing/beside.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const UNKNOWN = { id: '00000000-0000-4000-8000-000000000000' }

const names = async () =>
  (await server.call(api.asalInstansi.list)).answer.map(({ name }) => name)

const create = (name: unknown) =>
  server.call(api.asalInstansi.create, { body: { name }, as: 'admin' })

const update = (id: string, name: string) =>
  server.call(api.asalInstansi.update, { params: { id }, body: { id, name }, as: 'admin' })

const remove = (id: string) =>
  server.call(api.asalInstansi.remove, { params: { id }, as: 'admin' })

const csv = (text: string, name = 'instansi.csv') => ({ name, bytes: Buffer.from(text) })

const workbook = (rows: unknown[][], bookType: 'xlsx' | 'biff8') => {
  const book = utils.book_new(utils.aoa_to_sheet(rows))
  return Buffer.from(write(book, { type: 'buffer', bookType, compression: true }))
}

const importFile = (file: { name: string; bytes: Buffer }) =>
  server.call(api.asalInstansi.importFile, { file, as: 'admin' })

type Sent = ReturnType<typeof csv>
const file = csv('Nama\nBalai Uji')

test.each([
  ['GET /asal-instansi/:id', () => ({ e: api.asalInstansi.get, o: { params: UNKNOWN } })],
  ['POST /asal-instansi', () => ({ e: api.asalInstansi.create, o: { body: {} } })],
  [
    'PUT /asal-instansi/:id',
    () => ({ e: api.asalInstansi.update, o: { params: UNKNOWN, body: {} } }),
  ],
  [
    'DELETE /asal-instansi/:id',
    () => ({ e: api.asalInstansi.remove, o: { params: UNKNOWN } }),
  ],
  [
    'POST /asal-instansi/import',
    () => ({ e: api.asalInstansi.importFile, o: { file, body: {} } }),
  ],
])('%s: 401 for a visitor, 403 for a participant', async (_, make) => {
  const { e, o } = make()
  expect((await server.call(e, { ...o })).status).toBe(401)
  expect((await server.call(e, { ...o, as: 'user' })).status).toBe(403)
  expect(await names()).toEqual([])
})

test.each(['admin', 'superadmin'] as const)(
  '%s adds, reads, renames and removes one; everybody sees the list',
  async (as) => {
    const caller = server.as(as)
    const { answer } = await caller(api.asalInstansi.create, {
      body: { name: '  Balai   Uji ' },
    })
    expect(answer).toEqual({ id: expect.any(String), name: 'Balai Uji' })
    const params = { id: answer.id }
    expect((await caller(api.asalInstansi.get, { params })).answer).toMatchObject(answer)
    const body = { ...params, name: 'Balai Baru' }
    const renamed = await caller(api.asalInstansi.update, { params, body })
    expect(renamed.answer).toEqual(body)
    expect(await names()).toEqual(['Balai Baru'])
    expect((await caller(api.asalInstansi.remove, { params })).status).toBe(200)
    expect(await names()).toEqual([])
  },
)

test.each([
  [undefined, 'Nama instansi diperlukan'],
  ['   ', 'Nama instansi diperlukan'],
  ['x'.repeat(201), expect.stringMatching(/200 karakter/)],
  ['a\u0000b', 'Mengandung karakter yang tidak diizinkan'],
])('the name %j is refused: %s', async (name, message) => {
  const { status, problem } = await create(name)
  expect({ status, name: problem.errors?.name }).toEqual({ status: 400, name: message })
  expect(await names()).toEqual([])
})

test('a name that is there already, in other capitals, is refused at its field', async () => {
  await create('Balai Uji')
  const { answer } = await create('Balai Lain')
  for (const refused of [await create('BALAI UJI'), await update(answer.id, 'balai uji')]) {
    expect(refused).toMatchObject({
      status: 409,
      problem: { errors: { name: 'Nama instansi sudah digunakan' } },
    })
  }
  expect((await update(answer.id, 'BALAI LAIN')).status).toBe(200)
})

test('one that is not there is 404', async () => {
  expect((await update(UNKNOWN.id, 'Balai')).status).toBe(404)
  expect((await remove(UNKNOWN.id)).status).toBe(404)
})

test("removing is 'refused while accounts use it, with how many'", async () => {
  const { answer } = await create('Balai Uji')
  const people = [
    await server.createUser({ institutionId: answer.id }),
    await server.createUser({ institutionId: answer.id }),
  ]
  const { status, problem } = await remove(answer.id)
  expect(status).toBe(409)
  expect(problem.detail).toBe(
    '“Balai Uji” dipakai oleh 2 akun, sehingga tidak dapat dihapus. Pindahkan akun itu ke instansi lain, atau ubah nama instansi ini.',
  )
  const gone = { deletedAt: server.clock.now() }
  await server.db
    .update(users)
    .set(gone)
    .where(eq(users.id, people[0]?.id ?? ''))
  expect((await remove(answer.id)).problem.detail).toMatch(/ dipakai oleh 1 akun, /)
  await server.db.update(users).set(gone)
  expect((await remove(answer.id)).status).toBe(200)
})

test('an account that chooses it while it is removed is told at its field that it is gone', async () => {
  const { answer } = await create('Balai Uji')
  const user = await server.createUser()
  const body = {
    ...{ fullName: user.fullName, jenisKelamin: 'Perempuan', username: user.username },
    ...{ email: user.email, whatsapp: user.whatsapp, namaInstansi: 'Balai Uji' },
    ...{ asalInstansiId: answer.id, coachingYangDiminati: [] },
  }
  const chosen = await callBeside(
    server.db,
    (tx) => removeInstitution(tx, answer.id),
    () => server.call(api.auth.updateUser, { body, as: user }),
  )
  const asalInstansiId = 'Instansi ini sudah tidak ada dalam daftar. Pilih yang lain.'
  expect([chosen?.status, chosen?.problem.errors]).toEqual([409, { asalInstansiId }])
})

test('nor is it removed while an account chooses it', async () => {
  const { answer } = await create('Balai Uji')
  const user = await server.createUser()
  const removed = await callBeside(
    server.db,
    (tx) => tx.update(users).set({ institutionId: answer.id }).where(eq(users.id, user.id)),
    () => remove(answer.id),
  )
  expect(removed?.problem.detail).toMatch(/ dipakai oleh 1 akun, /)
})

describe('import', () => {
  const rows = [
    ['No', 'Nama'],
    [1, 'Balai Uji'],
    [2, 'Dinas Kehutanan'],
    [3, 'KPH'],
  ]

  test.each([
    ['.xlsx', { name: 'a.xlsx', bytes: workbook(rows, 'xlsx') }],
    ['.xls', { name: 'a.xls', bytes: workbook(rows, 'biff8') }],
    ['.csv', csv('No;Nama\r\n1;Balai Uji\r\n2;Dinas Kehutanan\r\n3;KPH\r\n')],
  ])('a %s file adds what is not there yet, and is not kept', async (_, sent) => {
    await create('BALAI UJI')
    const { status, answer } = await importFile(sent)
    expect({ status, answer }).toEqual({ status: 200, answer: { added: 2, known: 1 } })
    expect(await names()).toEqual(['BALAI UJI', 'Dinas Kehutanan', 'KPH'])
    expect((await importFile(sent)).answer).toEqual({ added: 0, known: 3 })
    expect(await server.services.files.savedBefore(new Date())).toEqual([])
  })

  test('a file with a fault is refused whole, and every fault named with its cell', async () => {
    const { status, problem } = await importFile(csv('No;Nama\n1;Balai\n2;\n3;BALAI\n'))
    expect(status).toBe(400)
    expect(problem.errors?.file).toBe(
      'File ditolak seluruhnya. B3: nama kosong; B4: nama ini sudah ada di baris 2.',
    )
    const one = await importFile(csv('No;Nama\n1;\n'))
    expect(one.problem.errors?.file).toBe('File ditolak seluruhnya. B2: nama kosong.')
    expect(await names()).toEqual([])
  })

  test('two files at once that name the same in opposite order are both taken', async () => {
    let other: ReturnType<typeof importFile> | undefined
    await server.db.transaction(async (tx) => {
      await insertMissing(tx, ['Dinas'])
      other = importFile(csv('Nama\nBalai\nDinas'))
      await untilBlocked(server.db)
      expect(await insertMissing(tx, ['Balai'])).toBe(1)
    })
    expect((await other)?.answer).toEqual({ added: 0, known: 2 })
  })

  test.each([
    ['bytes that are called CSV', csv('\u0089\u0000\u0001', 'a.csv'), ''],
    ['a PDF', csv('%PDF-1.7', 'a.pdf'), '. Isi file ini PDF'],
    [
      'a text that is called Excel',
      csv('Nama\nBalai', 'a.xlsx'),
      '. Isi file ini teks (misalnya CSV): buka di Excel, simpan sebagai “Excel Workbook (.xlsx)”, lalu unggah lagi',
    ],
    ...(['xlsx', 'biff8'] as const).map((form): [string, Sent, string] => [
      `a workbook of the form ${form} that is called CSV`,
      { name: 'a.csv', bytes: workbook(rows, form) },
      '. Isi file ini Excel: ganti akhiran namanya menjadi .xlsx, lalu unggah lagi',
    ]),
  ])('%s is refused, and told what it is', async (_, sent, what) => {
    const { status, problem } = await importFile(sent)
    expect({ status, file: problem.errors?.file }).toEqual({
      status: 400,
      file: `File harus berupa Excel (.xls atau .xlsx) atau CSV${what}`,
    })
  })

  test('without a file it is refused', async () => {
    const { status } = await server.call(api.asalInstansi.importFile, { as: 'admin' })
    expect(status).toBe(400)
  })
})
