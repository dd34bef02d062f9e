import { type InferType, object, string } from 'yup'
import { MAX_PASSWORD, newPassword, repeated } from './fields.ts'

const OLD_TOO_SHORT = 'Password lama harus minimal 8 karakter'
const NEW_TOO_SHORT = 'Password baru harus minimal 8 karakter'

/** §5 Change password, in both dialogs; body of `POST /auth/change-password` (decision 37). */
export const changePasswordSchema = object({
  oldPassword: string()
    .required(OLD_TOO_SHORT)
    .min(8, OLD_TOO_SHORT)
    .max(MAX_PASSWORD, `Password maksimal ${MAX_PASSWORD} karakter`),
  newPassword: newPassword({ min: 8, message: NEW_TOO_SHORT }),
  confirmationPassword: repeated(newPassword({ min: 8, message: NEW_TOO_SHORT }), {
    other: 'newPassword',
    message: 'Password baru dan konfirmasi tidak sama',
  }),
})

export type ChangePasswordBody = InferType<typeof changePasswordSchema>
