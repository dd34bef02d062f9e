import { type Edit, editOf, type Versioned } from '@/components/form/parts/send-edit'
import type { User } from '@/lib/entities/user'
import {
  type UpdateUserBody,
  type UpdateUserForm,
  updateUserSchema,
} from '@/lib/validation/profile'

/** The stored account as the form holds it, in the order in which its fields stand. */
export function toAccountForm(user: User): UpdateUserForm & Versioned {
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
    version: user.version,
  }
}

/** How two saves of one account meet: from a phone and a desktop, or two tabs. */
export const ACCOUNT_EDIT: Edit = {
  ...editOf(toAccountForm, {
    ...{
      fullName: 'Nama Lengkap',
      jenisKelamin: 'Jenis Kelamin',
      pendidikan: 'Pendidikan',
    },
    ...{
      asalInstansiId: 'Asal Instansi',
      namaInstansi: 'Nama Instansi',
      jabatan: 'Jabatan',
    },
    ...{ coachingYangDiminati: 'Coaching yang diminati', lainnya: 'Lainnya' },
    ...{ coachingLainnya: 'Coaching lainnya', email: 'Email', whatsapp: 'Whatsapp' },
    username: 'Username',
  }),
  show: (_, value) => (typeof value === 'boolean' ? (value ? 'Ya' : 'Tidak') : undefined),
}

/** The form as `POST /auth/update-user` takes it: null for the free text without 'Lainnya' (§5). */
export function toAccountBody({
  lainnya,
  version: _,
  ...values
}: UpdateUserForm & Versioned): UpdateUserBody {
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
