import { api } from '../../lib/contract/index.ts'
import { READY_INSTITUTIONS } from '../../lib/domain/people/ready-institutions.ts'
import type { FirstStep } from '../../lib/entities/office-values.ts'
import { institutions } from '../db/schema/users.ts'
import { skipFirstStep } from '../services/office.ts'
import { callBeside } from '../testing/beside.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { uploadedFile } from '../testing/uploaded-file.ts'

const server = emptiedServer()

const BALAI = {
  ...{ name: 'Balai Uji', address: 'Jl. Rimba 1', email: 'balai@contoh.go.id' },
  ...{ whatsapp: '081234567890', logo: null, signer: 'Panitia Balai Uji' },
}
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const shown = async () => (await server.call(api.office.get)).answer
const save = (body: object, as: 'superadmin' | 'admin' | 'user' = 'superadmin') =>
  server.call(api.office.update, { as, body: { ...BALAI, ...body } })
const word = (texts: unknown, as: 'superadmin' | 'admin' = 'superadmin') =>
  server.call(api.office.updateWordings, { as, body: { texts } })

test('everybody sees what superadmins say of the office; before that nothing', async () => {
  expect(await shown()).toMatchObject({ name: '', logo: null })
  expect((await save({})).status).toBe(200)
  expect(await shown()).toMatchObject(BALAI)
  for (const as of ['admin', 'user'] as const) expect((await save({}, as)).status).toBe(403)
  expect((await server.call(api.office.update, { body: BALAI })).status).toBe(401)
})

test('a logo is a picture that was uploaded, and the one before goes', async () => {
  const head = await server.createUser({ role: 'superadmin' })
  const upload = (fileName: string) =>
    uploadedFile(
      server,
      { kind: 'picture', fileName, mime: 'image/png', extension: 'png', bytes: PNG },
      head.id,
    )
  const [first, second] = [await upload('a.png'), await upload('b.png')]
  expect((await save({ logo: 'tidak-ada.png' })).problem.errors).toEqual({
    logo: 'Lambang tidak ditemukan. Unggah kembali.',
  })
  await save({ logo: first.name })
  await save({ logo: second.name })
  await save({ logo: second.name })
  expect((await shown()).logo).toBe(second.name)
  expect(await server.services.files.read(second.name)).not.toBeNull()
  await save({ logo: null })
  expect((await shown()).logo).toBeNull()
  expect(await server.services.files.read(second.name)).toBeNull()
  expect(await server.services.files.read(first.name)).toBeNull()
})

test.each([
  [{ name: '' }, { name: 'Nama kantor diperlukan' }],
  [{ email: 'balai' }, { email: 'Email tidak valid' }],
  [{ whatsapp: '12' }, { whatsapp: 'Nomor Whatsapp tidak valid' }],
])('%j is refused at its field', async (body, errors) => {
  const { status, problem } = await save(body)
  expect([status, problem.errors]).toEqual([400, errors])
})

test("the office's signer stands below the portal's own messages", async () => {
  const admin = await server.createUser({ role: 'admin' })
  const change = (email: string) =>
    server.call(api.auth.updateAdmin, {
      as: admin,
      body: { ...admin, email, whatsapp: '081234567890' },
    })
  await change('satu@contoh.go.id')
  await save({})
  await change('dua@contoh.go.id')
  const bodies = (await server.outbox()).map(({ body }) => body)
  const about = (email: string) => bodies.find((body) => body.includes(`menjadi ${email}`))
  expect(about('satu@contoh.go.id')).toMatch(/Salam,\nTim E-Coaching Kehutanan$/)
  expect(about('dua@contoh.go.id')).toMatch(/Salam,\nPanitia Balai Uji$/)
})

test('own texts of messages are kept, and back to the ready one where left out', async () => {
  const texts = { acceptance: 'Halo {nama}: {topik}, {jadwal}. {pengirim}' }
  expect((await word(texts)).status).toBe(200)
  const read = () => server.call(api.office.wordings, { as: 'admin' })
  expect((await read()).answer.texts).toEqual(texts)
  await save({})
  expect((await read()).answer.texts).toEqual(texts)
  await word({})
  expect((await read()).answer.texts).toEqual({})
  expect((await server.call(api.office.wordings, { as: 'user' })).status).toBe(403)
  expect((await word(texts, 'admin')).status).toBe(403)
})

test('admins are told which messages go by a template of WhatsApp instead of their text', async () => {
  const templates = {
    survey: {
      name: 'survei',
      language: 'id',
      parameters: ['nama' as const, 'isi' as const],
    },
  }
  server.services.whatsappTemplates = templates
  const { answer } = await server.call(api.office.wordings, { as: 'admin' })
  server.services.whatsappTemplates = {}
  expect(answer.whatsappTemplates).toMatchObject({
    survey: { name: 'survei', parameters: ['nama', 'isi'] },
  })
  expect(answer.ways).toEqual(server.services.ways)
})

test.each([
  [
    { acceptance: '{nama} {topik} {jadwal}' },
    { 'texts.acceptance': 'Teks harus memuat {pengirim}' },
  ],
  [
    { acceptance: '{nama} {topik} {jadwal} {pengirim} {gaji}' },
    { 'texts.acceptance': expect.stringContaining('{gaji} tidak dikenal') },
  ],
  [{ certificate: '' }, { 'texts.certificate': expect.stringContaining('diperlukan') }],
])('%j is refused at its field', async (texts, errors) => {
  const { status, problem } = await word(texts)
  expect([status, problem.errors]).toEqual([400, errors])
})

const doneSteps = async () => {
  const { answer } = await server.call(api.office.steps, { as: 'admin' })
  return answer.filter(({ isDone }) => isDone).map(({ step }) => step)
}

test('the steps of the first day tick themselves by what is', async () => {
  expect(await doneSteps()).toEqual([])
  await save({ address: '', email: '', whatsapp: '' })
  // a name alone: nobody could reach the office
  expect(await doneSteps()).toEqual([])
  await save({})
  await server.call(api.category.create, { as: 'admin', body: { name: 'Mangrove' } })
  expect(await doneSteps()).toEqual(['office', 'categories'])
  expect((await server.call(api.office.steps, { as: 'user' })).status).toBe(403)
})

test('the ready list of institutions is no step done; whatever is added to it or taken away is', async () => {
  const ready = READY_INSTITUTIONS.map((name) => ({ name }))
  await server.db.insert(institutions).values(ready)
  expect(await doneSteps()).toEqual([])
  const own = { as: 'admin', body: { name: 'Balai Uji' } } as const
  const { answer } = await server.call(api.asalInstansi.create, own)
  expect(await doneSteps()).toEqual(['institutions'])
  await server.call(api.asalInstansi.remove, { as: 'admin', params: { id: answer.id } })
  expect(await doneSteps()).toEqual([])
  const [first] = (await server.call(api.asalInstansi.list)).answer
  await server.call(api.asalInstansi.remove, {
    ...{ as: 'admin', params: { id: first?.id ?? '' } },
  })
  expect(await doneSteps()).toEqual(['institutions'])
})

test('a skipped step is remembered for the whole office, whatever else is said of it', async () => {
  const skip = (step: FirstStep, isSkipped = true, as: 'admin' | 'user' = 'admin') =>
    server.call(api.office.skipStep, { as, body: { step, isSkipped } })
  const skipped = async (as: 'admin' | 'superadmin') => {
    const { answer } = await server.call(api.office.steps, { as })
    return answer.filter(({ isSkipped }) => isSkipped).map(({ step }) => step)
  }
  expect(await skipped('admin')).toEqual([])
  const mail = { step: 'mail', isSkipped: true } as const
  await callBeside(
    server.db,
    (tx) => skipFirstStep(tx, mail, TEST_NOW),
    () => skip('banner'),
  )
  expect(await skipped('superadmin')).toEqual(['banner', 'mail'])
  await skip('mail')
  await save({})
  expect(await shown()).toMatchObject(BALAI)
  await skip('mail', false)
  expect(await skipped('superadmin')).toEqual(['banner'])
  expect((await skip('banner', true, 'user')).status).toBe(403)
  const coffee = { as: 'admin', body: { step: 'kopi', isSkipped: true } as never } as const
  expect((await server.call(api.office.skipStep, coffee)).status).toBe(400)
})
