import sharp from 'sharp'
import { api } from '../../lib/contract/index.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()
let picture: Buffer

beforeAll(async () => {
  const red = { width: 40, height: 20, channels: 3 as const, background: '#a21f1f' }
  picture = await sharp({ create: red }).png().toBuffer()
})

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const params = { id: UNKNOWN }
const file = () => ({ name: 'banner.png', type: 'image/png', bytes: picture })
const XSS = '<p onclick="x()">Isi <b>tebal</b><script>alert(1)</script></p>'
const CLEAN = '<p>Isi <b>tebal</b></p>'

const addCategory = async (name = 'Tata batas') => {
  const { answer } = await server.call(api.category.create, { body: { name }, as: 'admin' })
  return answer
}

const addFaq = async (categoryId: string, change: Record<string, string> = {}) => {
  const body = { categoryId, question: '<p>Apa?</p>', answer: '<p>Ini.</p>', ...change }
  return server.call(api.faq.create, { body, as: 'admin' })
}

describe('who may change content', () => {
  const writes = [
    [
      'POST /beranda',
      () => ({ e: api.beranda.create, o: { file: file(), body: { caption: 'a' } } }),
    ],
    [
      'PUT /beranda/:id',
      () => ({ e: api.beranda.update, o: { params, body: { caption: 'a' } } }),
    ],
    ['DELETE /beranda/:id', () => ({ e: api.beranda.remove, o: { params } })],
    ['POST /category', () => ({ e: api.category.create, o: { body: { name: 'a' } } })],
    [
      'PUT /category/:id',
      () => ({ e: api.category.update, o: { params, body: { name: 'a' } } }),
    ],
    ['DELETE /category/:id', () => ({ e: api.category.remove, o: { params } })],
    ['GET /category/infografik-minat', () => ({ e: api.category.infographic, o: {} })],
    ['POST /faq', () => ({ e: api.faq.create, o: { body: {} } })],
    ['PUT /faq/:id', () => ({ e: api.faq.update, o: { params, body: {} } })],
    ['DELETE /faq/:id', () => ({ e: api.faq.remove, o: { params } })],
    ['PUT /profile/:id', () => ({ e: api.profile.update, o: { params, body: {} } })],
    ['PUT /panduan/:id', () => ({ e: api.panduan.update, o: { params, body: {} } })],
  ] as const

  test.each(writes)('%s: 401 for a visitor, 403 for a participant', async (_, make) => {
    const { e, o } = make()
    expect((await server.call(e, { ...o })).status).toBe(401)
    expect((await server.call(e, { ...o, as: 'user' })).status).toBe(403)
  })

  test.each(['admin', 'superadmin'] as const)('%s may', async (as) => {
    const { status } = await server.call(api.category.create, {
      body: { name: 'Gambut' },
      as,
    })
    expect(status).toBe(200)
  })
})

describe('beranda', () => {
  test('a banner is added, listed without login, changed with and without a file, and removed', async () => {
    const admin = server.as('admin')
    const created = await admin(api.beranda.create, {
      file: file(),
      body: { caption: XSS },
    })
    expect(created.answer).toEqual({
      id: expect.any(String),
      image: expect.stringMatching(/\.(png|jpg)$/),
      caption: CLEAN,
    })
    const { id, image } = created.answer
    expect((await server.call(api.beranda.list)).answer).toEqual([created.answer])
    const kept = await admin(api.beranda.update, {
      params: { id },
      body: { caption: 'Baru' },
    })
    expect(kept.answer).toEqual({ id, image, caption: 'Baru' })
    const replaced = await admin(api.beranda.update, {
      params: { id },
      body: { caption: 'Baru' },
      file: file(),
    })
    expect(replaced.answer.image).not.toBe(image)
    expect((await server.call(api.beranda.get, { params: { id } })).answer).toMatchObject(
      replaced.answer,
    )
    expect((await admin(api.beranda.remove, { params: { id } })).status).toBe(200)
    expect((await server.call(api.beranda.get, { params: { id } })).status).toBe(404)
  })

  test.each([
    ['no picture', { body: { caption: 'a' } }, 'file', 'Gambar diperlukan'],
    ['no caption', { body: {} }, 'caption', 'Caption diperlukan'],
    [
      'a caption of tags alone',
      { body: { caption: '<p></p>' } },
      'caption',
      'Caption diperlukan',
    ],
    [
      'an empty file',
      { body: { caption: 'a' }, file: { name: 'a.png', type: 'image/png', bytes: '' } },
      'file',
      'File kosong',
    ],
    [
      'a file that is no picture',
      {
        body: { caption: 'a' },
        file: { name: 'a.png', type: 'image/png', bytes: '<svg/>' },
      },
      'file',
      'File harus berupa gambar (jpg, jpeg, png)',
    ],
  ])('%s is refused with a message at the field', async (_, options, field, message) => {
    const withFile = field === 'file' ? options : { ...options, file: file() }
    const { status, problem } = await server.call(api.beranda.create, {
      ...withFile,
      as: 'admin',
    })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toBe(message)
  })
})

describe('category', () => {
  test('is listed with its FAQs', async () => {
    const { id, name } = await addCategory()
    const { answer: faq } = await addFaq(id)
    const { answer } = await server.call(api.category.list)
    const { category: _, ...nested } = faq
    expect(answer).toEqual([{ id, name, faqs: [nested], version: expect.any(String) }])
    expect((await server.call(api.category.get, { params: { id } })).answer).toMatchObject({
      id,
      name,
    })
  })

  test('is renamed; a name that another has, in any case, is refused at the field', async () => {
    const { id } = await addCategory()
    await addCategory('Gambut')
    const admin = server.as('admin')
    const rename = (name: string) =>
      admin(api.category.update, { params: { id }, body: { id, name } })
    expect((await rename('Tata batas kawasan')).answer.name).toBe('Tata batas kawasan')
    const { status, problem } = await rename('GAMBUT')
    expect(status).toBe(409)
    expect(problem.errors?.name).toBe('Nama kategori sudah digunakan')
  })

  test('without a name is refused', async () => {
    const { status, problem } = await server.call(api.category.create, {
      body: { name: ' ' },
      as: 'admin',
    })
    expect(status).toBe(400)
    expect(problem.errors?.name).toBe('Nama kategori diperlukan')
  })

  test('takes its FAQs with it when it is removed (decision 70)', async () => {
    const { id } = await addCategory()
    await addFaq(id)
    await server.call(api.category.remove, { params: { id }, as: 'admin' })
    expect((await server.call(api.category.list)).answer).toEqual([])
    expect((await server.call(api.faq.list)).answer).toEqual([])
    const again = await server.call(api.category.remove, { params: { id }, as: 'admin' })
    expect(again.status).toBe(404)
  })

  test('infografik-minat answers a value per category and is not taken for an id', async () => {
    const { id, name } = await addCategory()
    await addCategory('Zonasi')
    await server.call(api.auth.register, {
      body: {
        fullName: 'Suharto',
        jenisKelamin: 'Laki-laki',
        email: 'suharto@contoh.go.id',
        whatsapp: '081234567890',
        username: 'suharto',
        password: 'Rimba2026',
        confirmPassword: 'Rimba2026',
        coachingYangDiminati: [{ id, name }],
      },
    })
    const { answer } = await server.call(api.category.infographic, { as: 'admin' })
    expect(answer).toEqual([
      { label: name, value: 1 },
      { label: 'Zonasi', value: 0 },
    ])
  })
})

describe('faq', () => {
  test('is added with sanitised texts, listed with its category, changed and removed', async () => {
    const category = await addCategory()
    const { answer: faq } = await addFaq(category.id, { answer: XSS })
    expect(faq).toEqual({
      id: faq.id,
      categoryId: category.id,
      question: '<p>Apa?</p>',
      answer: CLEAN,
      category: { id: category.id, name: category.name },
    })
    expect((await server.call(api.faq.list)).answer).toEqual([faq])
    const admin = server.as('admin')
    const body = {
      id: faq.id,
      categoryId: category.id,
      question: 'Siapa?',
      answer: 'Kita.',
    }
    const changed = await admin(api.faq.update, { params: { id: faq.id }, body })
    expect(changed.answer.question).toBe('Siapa?')
    await admin(api.faq.remove, { params: { id: faq.id } })
    expect((await server.call(api.faq.get, { params: { id: faq.id } })).status).toBe(404)
  })

  test.each([
    ['categoryId', { categoryId: UNKNOWN }, 'Kategori tidak ditemukan'],
    ['categoryId', { categoryId: 'x' }, 'Kategori tidak ditemukan'],
    ['question', { question: '<p> </p>' }, 'Pertanyaan diperlukan'],
    ['answer', { answer: '<script>alert(1)</script>' }, 'Jawaban diperlukan'],
  ])('bad %s is refused at its field', async (field, change, message) => {
    const { id } = await addCategory()
    const { status, problem } = await addFaq(id, change as Record<string, string>)
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toBe(message)
  })
})
