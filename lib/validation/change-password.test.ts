import { fieldErrors, formErrors } from '../testing/field-errors.ts'
import { changePasswordSchema } from './change-password.ts'

const PATTERN = 'Password harus mengandung huruf kecil, huruf besar, angka, dan tanpa spasi'
const good = {
  oldPassword: 'apa saja',
  newPassword: 'Rahasia123',
  confirmationPassword: 'Rahasia123',
}

describe('§5 Change password', () => {
  it.each([
    ['all well', {}, {}],
    [
      'old of 7',
      { oldPassword: '1234567' },
      { oldPassword: 'Password lama harus minimal 8 karakter' },
    ],
    [
      'old empty',
      { oldPassword: '' },
      { oldPassword: 'Password lama harus minimal 8 karakter' },
    ],
    [
      'new and confirmation of 7',
      { newPassword: 'Abcdef1', confirmationPassword: 'Abcdef1' },
      {
        newPassword: 'Password baru harus minimal 8 karakter',
        confirmationPassword: 'Password baru harus minimal 8 karakter',
      },
    ],
    [
      'against the pattern',
      { newPassword: 'rahasia123', confirmationPassword: 'rahasia123' },
      { newPassword: PATTERN, confirmationPassword: PATTERN },
    ],
    [
      'differing',
      { confirmationPassword: 'Rahasia124' },
      { confirmationPassword: 'Password baru dan konfirmasi tidak sama' },
    ],
  ])('%s', async (_name, change, errors) => {
    expect(await formErrors(changePasswordSchema, { ...good, ...change })).toEqual(errors)
    expect(await fieldErrors(changePasswordSchema, { ...good, ...change })).toEqual(errors)
  })
})
