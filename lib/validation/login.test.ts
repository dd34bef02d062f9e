import { fieldErrors, formErrors } from '../testing/field-errors.ts'
import { loginSchema } from './login.ts'

describe('§5 Login', () => {
  it.each([
    ['username', '', 'Username diperlukan'],
    ['username', '  ', 'Username diperlukan'],
    ['username', 'ab', 'Username harus memiliki minimal 3 karakter'],
    ['username', 'abc', undefined],
    ['password', '', 'Password diperlukan'],
    ['password', '1234567', 'Password harus memiliki minimal 8 karakter'],
    ['password', '12345678', undefined],
    ['password', 'x'.repeat(129), 'Password maksimal 128 karakter'],
    ['username', 'a\u0000bc', 'Mengandung karakter yang tidak diizinkan'],
  ])('%s %p: %s', async (field, value, message) => {
    const values = { username: 'peserta', password: 'Peserta123', [field]: value }
    expect((await formErrors(loginSchema, values))[field]).toBe(message)
    expect((await fieldErrors(loginSchema, values))[field]).toBe(message)
  })

  it.each([null, 'teks', 7, []])(
    'a body that is no object is refused: %p',
    async (body) => {
      expect(await fieldErrors(loginSchema, body)).not.toEqual({})
    },
  )
})
