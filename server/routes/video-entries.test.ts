import { api } from '../../lib/contract/index.ts'
import { guides, profiles } from '../db/schema/content.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const params = { id: '00000000-0000-4000-8000-000000000000' }
const XSS = '<p onclick="x()">Isi <b>tebal</b><script>alert(1)</script></p>'
const CLEAN = '<p>Isi <b>tebal</b></p>'

describe.each([
  ['profile', api.profile, profiles],
  ['panduan', api.panduan, guides],
] as const)('%s', (_, calls, table) => {
  const add = async () => {
    const values = {
      tautan: 'https://www.youtube.com/watch?v=abc',
      deskripsi: '<p>Halo</p>',
    }
    const [row] = await server.db.insert(table).values(values).returning({ id: table.id })
    return { id: row?.id ?? '', ...values }
  }

  test('is read without login and changed by an admin, sanitised', async () => {
    const entry = await add()
    expect((await server.call(calls.list)).answer).toEqual([entry])
    expect(
      (await server.call(calls.get, { params: { id: entry.id } })).answer,
    ).toMatchObject(entry)
    const body = { id: entry.id, tautan: 'https://vimeo.com/1', deskripsi: XSS }
    const changed = await server.call(calls.update, {
      params: { id: entry.id },
      body,
      as: 'admin',
    })
    expect(changed.answer).toEqual({ ...body, deskripsi: CLEAN })
  })

  test.each([
    ['tautan', { tautan: '' }, 'Tautan diperlukan'],
    [
      'tautan',
      { tautan: 'javascript:alert(1)' },
      'Tautan harus berupa URL yang diawali http:// atau https://',
    ],
    ['deskripsi', { deskripsi: '<p></p>' }, 'Deskripsi diperlukan'],
  ])('bad %s is refused at its field', async (field, change, message) => {
    const entry = await add()
    const { status, problem } = await server.call(calls.update, {
      params: { id: entry.id },
      body: { ...entry, ...change },
      as: 'admin',
    })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toBe(message)
  })

  test('an unknown id is 404', async () => {
    expect((await server.call(calls.get, { params })).status).toBe(404)
  })
})
