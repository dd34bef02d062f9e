import { api } from '../../../lib/contract/index.ts'
import {
  PLAIN_FIELD,
  READY_LAYOUT,
} from '../../../lib/domain/certificates/ready-template.ts'
import { sampleContent } from '../../../lib/domain/certificates/sample-content.ts'
import { READY_TEMPLATE } from '../../../lib/entities/issuing-values.ts'
import {
  certificateSettings,
  issuedCertificates,
} from '../../db/schema/certificate-making.ts'
import { coachings } from '../../db/schema/coachings.ts'
import { saveOffice } from '../../repositories/office.ts'
import { insertComplete } from '../../testing/complete-participants.ts'
import { CERTIFICATE_SETTINGS } from '../../testing/made-certificates.ts'
import { insertCoaching, UNKNOWN_ID } from '../../testing/participation-rows.ts'
import { paperPicture } from '../../testing/template-material.ts'
import { withAdmin } from '../../testing/with-admin.ts'
import { addTemplate } from './templates.ts'

const { settings, saveSettings, preview } = api.certificateMaking
const calls = api.certificateTemplate

const { server, admin } = withAdmin()

const NAME = { ...PLAIN_FIELD, id: 'nama', kind: 'text', text: '{nama}' }

const create = (body: object = {}, name = 'Piagam') =>
  server.call(calls.create, { as: admin, body: { name, ...READY_LAYOUT, ...body } })
const send = (name: string, bytes: Buffer) =>
  server.call(calls.uploadFile, { as: admin, file: { name, bytes } })
const settle = (coachingId: string, templateId: string) =>
  server.call(saveSettings, {
    ...{ as: admin, params: { id: coachingId } },
    body: { ...CERTIFICATE_SETTINGS, templateId },
  })
const numbers = () => server.db.$count(issuedCertificates)

/** A certificate of no content: none of what it shows is asked for. */
const drawNothing = () =>
  jest
    .spyOn(server.services.drawing, 'draw')
    .mockImplementation(async () => Buffer.from('%PDF-1.7'))

test('an unknown template is neither read, changed, looked at nor removed', async () => {
  const params = { id: crypto.randomUUID() }
  const body = { name: 'Piagam', ...READY_LAYOUT }
  const replies = [
    await server.call(calls.get, { as: admin, params }),
    await server.call(calls.update, { as: admin, params, body }),
    await server.call(calls.preview, { as: admin, params, body }),
    await server.call(calls.remove, { as: admin, params }),
  ]
  for (const { status, problem } of replies)
    expect([status, problem.detail]).toEqual([404, 'Template sertifikat tidak ditemukan.'])
})

const SOMEBODYS = { filePath: 'a.png', fileName: '' }

test.each<[string, object]>([
  ['letters that no face has', { ...NAME, text: '{nama} 王' }],
  ['a picture of somebody else', { ...NAME, kind: 'picture', text: '', file: SOMEBODYS }],
])('with %s none is made, changed or looked at', async (_, field) => {
  const { answer } = await create()
  const params = { id: answer.id }
  const layout = { ...READY_LAYOUT, fields: [NAME, { ...field, id: 'uji' }] }
  const replies = [
    await create(layout, 'Salinan'),
    await server.call(calls.update, {
      as: admin,
      params,
      body: { name: 'Piagam', ...layout },
    }),
    await server.call(calls.preview, { as: admin, params, body: layout }),
  ]
  for (const { status, problem } of replies)
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['fields']])
})

test('another failure is not told as a taken name', async () => {
  const insert = jest.spyOn(server.db, 'insert').mockImplementation(() => {
    throw new Error('lost')
  })
  const added = addTemplate(server.db, { name: 'Piagam', ...READY_LAYOUT })
  await expect(added).rejects.toThrow('lost')
  insert.mockRestore()
})

describe('the example of a template', () => {
  const shown = async (body: object) => {
    const draw = drawNothing()
    const { answer } = await create()
    const params = { id: answer.id }
    const { status } = await server.call(calls.preview, {
      ...{ as: admin, params, body: { ...READY_LAYOUT, ...body } },
    })
    const [content, , , options] = draw.mock.calls[0] ?? []
    return { status, name: content?.name, options }
  }
  const SAMPLE = sampleContent(null).name

  test.each<[string, string, object, string]>([
    ['the longest name', 'Raden Panjang', { longest: true }, 'Raden Panjang'],
    ['a name that is none', 'Raden Panjang', {}, SAMPLE],
    ['that where the longest cannot be printed', 'Raden 王', { longest: true }, SAMPLE],
    [
      'no background that is not chosen',
      'Siti',
      { background: 'none', backgroundFile: { filePath: 'a.pdf', fileName: '' } },
      SAMPLE,
    ],
  ])('is marked, and has %s', async (_, fullName, body, name) => {
    await server.createUser({ fullName })
    expect(await shown(body)).toEqual({ status: 200, name, options: { isSample: true } })
  })
})

test('a file that is not shown is not kept', async () => {
  const { answer: kept } = await send('latar.png', await paperPicture(3, 'png'))
  const { answer } = await create({ background: 'frame', backgroundFile: kept })
  expect(answer.backgroundFile).toBeNull()
})

test('of many that use one three are named, and how many are left', async () => {
  const { answer } = await create()
  const told: string[] = []
  for (let count = 1; count <= 4; count += 1) {
    const coaching = await insertCoaching(server, { coachingCode: `KHT-${count}` })
    await settle(coaching.id, answer.id)
    const params = { id: answer.id }
    told.push((await server.call(calls.remove, { as: admin, params })).problem.detail)
  }
  expect(told[2]).toMatch(/coaching KHT-1 .*, KHT-2 .*, KHT-3 \([^)]*\), sehingga/)
  expect(told[3]).toMatch(/KHT-3 \([^)]*\) dan 1 coaching lain, sehingga/)
})

test('files that nothing is made with any more are removed', async () => {
  const { answer: kept } = await send('latar.png', await paperPicture(3, 'png'))
  const file = { background: 'file', backgroundFile: kept }
  const [one, two] = [await create(file), await create(file, 'Salinan')]
  const read = (name: string) => server.services.files.read(name)
  const params = { id: one.answer.id }
  const body = { name: 'Piagam', ...READY_LAYOUT }
  expect((await server.call(calls.update, { as: admin, params, body })).status).toBe(200)
  expect(await read(kept.filePath)).not.toBeNull()
  const removed = await server.call(calls.remove, {
    ...{ as: admin, params: { id: two.answer.id } },
  })
  expect(removed.answer).toBeNull()
  expect(await read(kept.filePath)).toBeNull()
  const { answer: next } = await send('lain.png', await paperPicture(4, 'png'))
  const shown = { ...body, background: 'file', backgroundFile: next }
  await server.call(calls.update, { as: admin, params, body: shown })
  expect(await read(next.filePath)).not.toBeNull()
  await server.call(calls.update, { as: admin, params, body })
  expect(await read(next.filePath)).toBeNull()
})

describe('the settings of a coaching', () => {
  const of = (id: string) => ({ as: admin, params: { id } })

  it('are empty at first, then as they were saved', async () => {
    const { coaching } = await insertComplete(server, [])
    await server.db.delete(certificateSettings)
    expect((await server.call(settings, of(coaching.id))).answer).toMatchObject({
      ...{ templateId: READY_TEMPLATE, hours: null, place: '', signers: [] },
    })
    const body = { ...CERTIFICATE_SETTINGS, place: 'Bogor' }
    const saved = await server.call(saveSettings, { ...of(coaching.id), body })
    expect(saved.answer).toEqual(body)
    expect((await server.call(settings, of(coaching.id))).answer).toMatchObject(body)
  })

  it('are refused with letters that cannot be printed', async () => {
    const { coaching } = await insertComplete(server, [])
    const body = { ...CERTIFICATE_SETTINGS, place: 'Bogor 王' }
    const { status, problem } = await server.call(saveSettings, {
      ...{ ...of(coaching.id), body },
    })
    expect([status, problem.errors]).toEqual([
      400,
      { signers: 'Huruf 王 tidak dapat dicetak.' },
    ])
  })

  it('of an unknown coaching are 404, and so is its example', async () => {
    const replies = [
      await server.call(settings, of(UNKNOWN_ID)),
      await server.call(saveSettings, {
        ...{ ...of(UNKNOWN_ID), body: CERTIFICATE_SETTINGS },
      }),
      await server.call(preview, of(UNKNOWN_ID)),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('the example of a coaching', () => {
  const look = async (id: string) => server.call(preview, { as: admin, params: { id } })

  it('has the longest name, a number that nobody gets, and its mark', async () => {
    const { coaching } = await insertComplete(server, ['Ani', 'Budi Luhur'])
    await saveOffice(server.db, { name: 'Balai  Uji' }, server.clock.now())
    const draw = drawNothing()
    const { status, headers } = await look(coaching.id)
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('Contoh sertifikat.pdf'),
    ])
    expect(draw).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ name: 'Budi Luhur', number: `000/${coaching.coachingCode}/VIII/2026` },
        ...{ version: 1, office: 'Balai Uji' },
      }),
      new Map(),
      server.clock.now(),
      { isSample: true },
    )
    expect(await numbers()).toBe(0)
  })

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'settings',
      () => server.db.delete(certificateSettings),
      'Lengkapi dan simpan pengaturan sertifikat terlebih dahulu.',
    ],
    [
      'a date',
      () => server.db.update(coachings).set({ jamMulai: null, jamSelesai: null }),
      'Coaching ini belum memiliki jadwal.',
    ],
  ])('is refused without %s', async (_, change, sentence) => {
    const { coaching } = await insertComplete(server, [])
    await change()
    const { status, problem } = await look(coaching.id)
    expect([status, problem.detail]).toEqual([409, sentence])
  })
})
