import { type InferType, number, object, string } from 'yup'
import { GENDERS } from '../entities/user-values.ts'
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
import { passwords } from './passwords.ts'

const GENDER_REQUIRED = 'Jenis Kelamin diperlukan'

export const fullName = () => visibleName().required('Nama Lengkap diperlukan')

export const jenisKelamin = () =>
  string().oneOf(GENDERS, GENDER_REQUIRED).required(GENDER_REQUIRED)

/** A form starts with no choice, which is the empty text. */
const genders: readonly string[] = GENDERS
export const formJenisKelamin = () =>
  string().required(GENDER_REQUIRED).oneOf(genders, GENDER_REQUIRED)

const contact = () => ({ email: email(), whatsapp: whatsapp(), username: username() })

/** Body of `POST /auth/register`. */
export const registerSchema = object({
  fullName: fullName(),
  jenisKelamin: jenisKelamin(),
  asalInstansiId: optionalText(),
  namaInstansi: optionalName(),
  jabatan: optionalText(),
  pendidikan: optionalText(),
  ...contact(),
  ...passwords(),
  coachingYangDiminati: interests(),
  coachingLainnya: optionalText(MAX_MEDIUM),
  /** Edition of the privacy page that was agreed to; a server of chapter 7 takes no notice. */
  privacyEdition: number().integer().min(1).max(1_000_000),
})

/** The registration form: inputs hold texts, and `lainnya` opens the free text. */
export const registerFormSchema = object({
  fullName: fullName(),
  jenisKelamin: formJenisKelamin(),
  asalInstansiId: formText(),
  namaInstansi: visibleName().default(''),
  jabatan: formText(),
  pendidikan: formText(),
  ...contact(),
  ...passwords(),
  coachingYangDiminati: interests(),
  lainnya: flag(),
  coachingLainnya: formText(MAX_MEDIUM),
})

export type RegisterBody = InferType<typeof registerSchema>
export type RegisterForm = InferType<typeof registerFormSchema>
