import { READY_LAYOUT } from '../domain/certificates/ready-template.ts'
import { fieldErrors } from '../testing/field-errors.ts'
import { certificateTemplateSchema } from './certificate-template.ts'

const body = { name: 'Piagam', ...READY_LAYOUT }
const [first, ...others] = READY_LAYOUT.fields

test.each([
  ['all of it', {}, {}],
  ['no way to lie', { orientation: undefined }, { orientation: 'Wajib diisi' }],
  ['an unknown way to lie', { orientation: 'miring' }, { orientation: expect.any(String) }],
  ['no field', { fields: [null] }, { 'fields[0]': 'Wajib diisi' }],
  ['a text for a field', { fields: ['x'] }, { 'fields[0]': 'Isian tidak valid' }],
  [
    'a field of no kind',
    { fields: [{ ...first, kind: undefined }, ...others] },
    { 'fields[0].kind': 'Wajib diisi' },
  ],
  [
    'a field beside the page',
    { fields: [{ ...first, x: 1000 }, ...others] },
    { fields: expect.stringContaining('keluar dari halaman') },
  ],
])('%s is told where it is', async (_, change, errors) => {
  expect(await fieldErrors(certificateTemplateSchema, { ...body, ...change })).toEqual(
    errors,
  )
})
