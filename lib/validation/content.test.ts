import type { Schema } from 'yup'
import { fieldErrors, formErrors } from '../testing/field-errors.ts'
import {
  bannerSchema,
  categorySchema,
  categoryUpdateSchema,
  faqSchema,
  faqUpdateSchema,
  videoEntrySchema,
} from './content.ts'

const faq = { categoryId: '1', question: '<p>Apa?</p>', answer: '<p>Itu.</p>' }
const video = {
  id: '1',
  tautan: 'https://www.youtube.com/watch?v=abc',
  deskripsi: '<p>Isi</p>',
}
const URL_ERROR = 'Tautan harus berupa URL yang diawali http:// atau https://'

describe('§5 Admin content', () => {
  it.each<[string, Schema, Record<string, unknown>, string, unknown, string | undefined]>([
    ["'Banner: caption required'", bannerSchema, {}, 'caption', '', 'Caption diperlukan'],
    ['an empty editor', bannerSchema, {}, 'caption', '<p></p>', 'Caption diperlukan'],
    ['only spaces', bannerSchema, {}, 'caption', '<p>&nbsp; </p>', 'Caption diperlukan'],
    ["'at least 1 character'", bannerSchema, {}, 'caption', '<p>a</p>', undefined],
    [
      "'FAQ category: name required'",
      categorySchema,
      {},
      'name',
      ' ',
      'Nama kategori diperlukan',
    ],
    ['a category', categorySchema, {}, 'name', 'Mangrove', undefined],
    [
      'an update names its category',
      categoryUpdateSchema,
      { name: 'x' },
      'id',
      '',
      'ID diperlukan',
    ],
    ["'FAQ: categoryId'", faqSchema, faq, 'categoryId', '', 'Kategori diperlukan'],
    ["'FAQ: question'", faqSchema, faq, 'question', '<p><br></p>', 'Pertanyaan diperlukan'],
    ["'FAQ: answer'", faqSchema, faq, 'answer', '', 'Jawaban diperlukan'],
    ['an update names its FAQ', faqUpdateSchema, faq, 'id', '', 'ID diperlukan'],
    ["'Profile: tautan'", videoEntrySchema, video, 'tautan', '', 'Tautan diperlukan'],
    [
      "'Profile: deskripsi'",
      videoEntrySchema,
      video,
      'deskripsi',
      '<p></p>',
      'Deskripsi diperlukan',
    ],
    [
      'a script address',
      videoEntrySchema,
      video,
      'tautan',
      'javascript:alert(1)',
      URL_ERROR,
    ],
    [
      'an address without scheme',
      videoEntrySchema,
      video,
      'tautan',
      'youtu.be/abc',
      URL_ERROR,
    ],
    [
      'a local address',
      videoEntrySchema,
      video,
      'tautan',
      'http://localhost:3000/v',
      undefined,
    ],
  ])('%s', async (_name, schema, base, field, value, message) => {
    const values = { ...base, [field]: value }
    expect((await formErrors(schema, values))[field]).toBe(message)
    expect((await fieldErrors(schema, values))[field]).toBe(message)
  })
})
