import { boolean, type InferType, object, string } from 'yup'
import { id } from './fields.ts'
import { updateAdminSchema } from './profile.ts'

const role = () =>
  string().oneOf(['admin', 'superadmin'] as const, 'Peran harus admin atau superadmin')

/** Body of `POST /admin-account`. */
export const newAdminSchema = updateAdminSchema.concat(
  object({ role: role().required('Peran diperlukan') }),
)
export type NewAdmin = InferType<typeof newAdminSchema>

/** Body of `PATCH /admin-account/:id`: what is not sent stays. Nobody can set a second factor up for somebody else. */
export const adminAccountUpdateSchema = object({
  secondFactor: boolean().oneOf(
    [false],
    'Verifikasi dua langkah hanya dapat diaktifkan oleh pemilik akun',
  ),
  locked: boolean(),
  role: role(),
}).test('something', 'Isian diperlukan', (body) =>
  Object.values(body).some((value) => value !== undefined),
)
export type AdminAccountUpdate = InferType<typeof adminAccountUpdateSchema>

const CHOOSE = 'Pilih admin yang menggantikan'

/** Body of `POST /admin-account/:id/hand-over`. */
export const handOverSchema = object({ adminId: id(CHOOSE) })
export type HandOver = InferType<typeof handOverSchema>

/** The same to one of those who are offered: whoever no longer is, is no choice. */
export const handOverTo = (offered: readonly string[]) =>
  object({ adminId: id(CHOOSE).oneOf(offered, CHOOSE) })
