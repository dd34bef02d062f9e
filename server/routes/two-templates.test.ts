import { api } from '../../lib/contract/index.ts'
import { READY_LAYOUT } from '../../lib/domain/certificates/ready-template.ts'
import type { CertificateTemplate } from '../../lib/entities/template.ts'
import { withAdmin } from '../testing/with-admin.ts'

const calls = api.certificateTemplate

const { server, admin } = withAdmin()

const bodyOf = (name: string) => ({ name, ...READY_LAYOUT })
const add = (name: string) => server.call(calls.create, { as: admin, body: bodyOf(name) })
const rename = (id: string, name: string) =>
  server.call(calls.update, { as: admin, params: { id }, body: bodyOf(name) })
const list = async () =>
  (await server.call(calls.list, { as: admin })).answer as CertificateTemplate[]
const remove = (id: string, version: string, key = crypto.randomUUID()) =>
  server.call(calls.remove, {
    ...{ as: admin, params: { id } },
    headers: { 'if-match': `"${version}"`, 'idempotency-key': key },
  })

test('one that another admin has changed since the list was read is not deleted', async () => {
  const { id } = (await add('Piagam')).answer
  const [{ version: seen = '' } = {}] = await list()
  expect(seen).not.toBe('')
  await rename(id, 'Piagam 2027')
  const { status, problem } = await remove(id, seen)
  expect(status).toBe(412)
  expect(problem.present).toMatchObject({ id, name: 'Piagam 2027' })
  const [{ version: now = '' } = {}] = await list()
  const key = crypto.randomUUID()
  expect((await remove(id, now, key)).status).toBe(200)
  // whose answer was lost
  expect((await remove(id, now, key)).status).toBe(200)
  expect((await remove(id, now)).status).toBe(404)
  expect(await list()).toEqual([])
})

const TAKEN = 'Nama template sudah digunakan'
const READY = 'Ini nama template bawaan portal. Pilih nama lain.'

test.each([
  ['Piagam', 409, TAKEN],
  ['PIAGAM ', 409, TAKEN],
  ['piagam bawaan', 400, READY],
])(
  "'%s' beside 'Piagam' and the ready one is refused at its field",
  async (name, status, told) => {
    const { answer: first } = await add('Piagam')
    const { answer: other } = await add('Surat')
    for (const refused of [await add(name), await rename(other.id, name)]) {
      expect([refused.status, refused.problem.errors?.name]).toEqual([status, told])
    }
    expect((await rename(first.id, 'PIAGAM')).status).toBe(200)
  },
)
