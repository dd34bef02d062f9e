import { type InferType, object, string } from 'yup'
import { MAX_PASSWORD, MAX_SHORT, requiredText, zoneName } from './fields.ts'

/** What an earlier login has given to this device; beyond §7. */
export const device = () => string().max(MAX_SHORT)

/** §5 Login. */
export const loginSchema = object({
  username: requiredText('Username diperlukan').min(
    3,
    'Username harus memiliki minimal 3 karakter',
  ),
  password: string()
    .required('Password diperlukan')
    .min(8, 'Password harus memiliki minimal 8 karakter')
    .max(MAX_PASSWORD, `Password maksimal ${MAX_PASSWORD} karakter`),
  device: device(),
  /** Ours, beyond §7. */
  timeZone: zoneName(),
})

export type LoginBody = InferType<typeof loginSchema>
