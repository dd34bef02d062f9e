import { newPassword, PASSWORD_PATTERN_ERROR, repeated } from './fields.ts'

/** §5 Registration: no length rule on `password`; `confirmPassword` makes 8 the minimum (decision 34). */
export const passwords = () => ({
  password: newPassword({ min: 0, message: PASSWORD_PATTERN_ERROR }),
  confirmPassword: repeated(
    newPassword({ min: 8, message: 'Konfirmasi password harus minimal 8 karakter' }),
    { other: 'password', message: 'Passwords tidak sama' },
  ),
})
