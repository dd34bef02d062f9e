import {
  type RegisterBody,
  type RegisterForm,
  registerSchema,
} from '@/lib/validation/register'

/** An untouched form, in the order in which its fields stand. */
export const EMPTY_REGISTRATION: RegisterForm = {
  fullName: '',
  jenisKelamin: '',
  pendidikan: '',
  email: '',
  whatsapp: '',
  asalInstansiId: '',
  namaInstansi: '',
  jabatan: '',
  username: '',
  password: '',
  confirmPassword: '',
  coachingYangDiminati: [],
  lainnya: false,
  coachingLainnya: '',
}

/** The form as `POST /auth/register` takes it: the free text only while 'Lainnya' is ticked (§3). */
export function toRegisterBody(
  { lainnya, ...values }: RegisterForm,
  edition: number | undefined,
): RegisterBody {
  const coachingLainnya = lainnya ? values.coachingLainnya : null
  return registerSchema.cast({
    ...{ ...values, coachingLainnya },
    ...(edition && { privacyEdition: edition }),
  })
}
