import { type InferType, object, string } from 'yup'
import { MAX_PASSWORD, MAX_SHORT, requiredText } from './fields.ts'
import { device } from './login.ts'

/** Letters and digits alone, however they were grouped: '123 456', 'abcd-efghij', also by a dash that an editor has made of it. */
const bareCode = (typed: unknown) =>
  typeof typed === 'string' ? typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '') : typed

const code = () => string().transform(bareCode).max(20, 'Kode ini terlalu panjang')

/** Of the app on the device: RFC 6238 with six digits. */
const appCode = () =>
  code()
    .required('Kode diperlukan')
    .matches(/^\d{6}$/, 'Kode terdiri dari 6 angka')

/** Body of `PUT /auth/second-factor/setup`: the first code. */
export const firstCodeSchema = object({ code: appCode() })
export type FirstCode = InferType<typeof firstCodeSchema>

/** The field of the login: a code of the app, or one of the recovery codes. */
export const loginCodeSchema = object({ code: code().required('Kode diperlukan') })
export type LoginCode = InferType<typeof loginCodeSchema>

/** Body of `POST /auth/second-factor`. */
export const answerChallengeSchema = loginCodeSchema.concat(
  object({ challenge: requiredText('Login belum dimulai', MAX_SHORT), device: device() }),
)

/** Body of `POST /auth/confirm`; the code where the account asks for one. */
export const confirmSchema = object({
  password: string()
    .required('Password diperlukan')
    .max(MAX_PASSWORD, `Password maksimal ${MAX_PASSWORD} karakter`),
  code: code().default(''),
})
export type ConfirmBody = InferType<typeof confirmSchema>
