import type { User } from '@/lib/entities/user'
import {
  type UpdateUserBody,
  type UpdateUserForm,
  updateUserSchema,
} from '@/lib/validation/profile'

/** The stored account as the form holds it, in the order in which its fields stand. */
export function toAccountForm(user: User): UpdateUserForm {
  return {
    fullName: user.fullName,
    jenisKelamin: user.jenisKelamin ?? '',
    pendidikan: user.pendidikan ?? '',
    asalInstansiId: user.asalInstansi?.id ?? '',
    namaInstansi: user.namaInstansi ?? '',
    jabatan: user.jabatan ?? '',
    coachingYangDiminati: user.coachingYangDiminati.map(({ id, name }) => ({ id, name })),
    lainnya: Boolean(user.coachingLainnya),
    coachingLainnya: user.coachingLainnya ?? '',
    email: user.email,
    whatsapp: user.whatsapp,
    username: user.username,
  }
}

/** The form as `POST /auth/update-user` takes it: null for the free text without 'Lainnya' (§5). */
export function toAccountBody({ lainnya, ...values }: UpdateUserForm): UpdateUserBody {
  const coachingLainnya = lainnya ? values.coachingLainnya : null
  return updateUserSchema.cast({ ...values, coachingLainnya })
}

/** How many fields would be stored differently. */
export function countChanges(before: UpdateUserForm, now: UpdateUserForm): number {
  const stored: Record<string, unknown> = toAccountBody(before)
  const wanted = Object.entries(toAccountBody(now))
  return wanted.filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name]),
  ).length
}
