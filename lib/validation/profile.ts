import { type InferType, object } from 'yup'
import {
  email,
  flag,
  formText,
  interests,
  MAX_MEDIUM,
  optionalName,
  optionalText,
  username,
  visibleName,
  whatsapp,
} from './fields.ts'
import { formJenisKelamin, fullName, jenisKelamin } from './register.ts'

/** Body of `POST /auth/update-user`: §5 Profile edit 'follow the registration rules'. */
export const updateUserSchema = object({
  fullName: fullName(),
  jenisKelamin: jenisKelamin(),
  asalInstansiId: optionalText(),
  namaInstansi: optionalName(),
  jabatan: optionalText(),
  pendidikan: optionalText(),
  coachingLainnya: optionalText(MAX_MEDIUM),
  email: email(),
  whatsapp: whatsapp(),
  username: username(),
  coachingYangDiminati: interests(),
})

/** The form of 'Akun Saya'; `lainnya` ticked makes the free text required. */
export const updateUserFormSchema = object({
  fullName: fullName(),
  jenisKelamin: formJenisKelamin(),
  asalInstansiId: formText(),
  namaInstansi: visibleName().default(''),
  jabatan: formText(),
  pendidikan: formText(),
  lainnya: flag(),
  coachingLainnya: formText(MAX_MEDIUM).when('lainnya', ([lainnya], schema) =>
    lainnya ? schema.required('Coaching lainnya diperlukan') : schema,
  ),
  email: email(),
  whatsapp: whatsapp(),
  username: username(),
  coachingYangDiminati: interests(),
})

/** Body of `POST /auth/update-admin`: Username, Nama, Email and Whatsapp under the registration rules. */
export const updateAdminSchema = object({
  username: username(),
  fullName: fullName(),
  email: email(),
  whatsapp: whatsapp(),
})

export type UpdateUserBody = InferType<typeof updateUserSchema>
export type UpdateUserForm = InferType<typeof updateUserFormSchema>
export type UpdateAdminBody = InferType<typeof updateAdminSchema>
