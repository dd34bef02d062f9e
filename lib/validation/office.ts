import { boolean, type InferType, object, string } from 'yup'
import { slotFault, WORDINGS, type Wording } from '../domain/messages/wordings.ts'
import { FIRST_STEPS } from '../entities/office-values.ts'
import { email, MAX_LONG, MAX_MEDIUM, text, visibleName, whatsapp } from './fields.ts'

const optionalEmail = () =>
  text(254)
    .default('')
    .test('email', 'Email tidak valid', (value) => !value || email().isValidSync(value))

const optionalWhatsapp = () =>
  text(25)
    .default('')
    .test(
      'whatsapp',
      'Nomor Whatsapp tidak valid',
      (value) => !value || whatsapp().isValidSync(value),
    )

/** Body of `PUT /office`. */
export const officeBodySchema = object({
  name: visibleName().required('Nama kantor diperlukan'),
  address: text(MAX_MEDIUM).default(''),
  email: optionalEmail(),
  whatsapp: optionalWhatsapp(),
  /** As the picture's upload has answered. */
  logo: text().nullable().default(null),
  signer: visibleName().default(''),
})
export type OfficeBody = InferType<typeof officeBodySchema>

const NO_TEXT = 'Teks diperlukan. Pilih “Kembali ke bawaan” untuk memakai teks portal.'

const ownText = (wording: Wording) =>
  text(MAX_LONG).test('slots', (value, { createError }) => {
    if (value === undefined) return true
    const fault = value === '' ? NO_TEXT : slotFault(value, wording)
    return fault === null || createError({ message: fault })
  })

/** The form of one template. */
export const wordingFormSchema = (wording: Wording) =>
  object({ text: ownText(wording).required(NO_TEXT) })
export type WordingForm = { text: string }

const ownTexts = Object.fromEntries(
  Object.entries(WORDINGS).map(([name, wording]) => [name, ownText(wording)]),
)

/** Body of `PUT /office/wordings`: the own texts; a template that is left out has the portal's. */
export const wordingsBodySchema = object({
  // without it all of them would have the portal's
  texts: object(ownTexts).default(undefined).required(),
})
export type WordingsBody = InferType<typeof wordingsBodySchema>

/** Body of `PUT /office/steps`. */
export const skipStepBodySchema = object({
  step: string().oneOf(FIRST_STEPS).required(),
  isSkipped: boolean().required(),
})
export type SkipStepBody = InferType<typeof skipStepBodySchema>
