import './locale.ts'
import { array, boolean, object, string } from 'yup'
import { userNameOf } from '../domain/people/user-name.ts'
import { INVISIBLE, isUnseen } from '../domain/text/invisible.ts'
import { plainText } from '../domain/text/search.ts'
import { UUID } from '../entities/identity-values.ts'

/** Upper limits in characters; the specification names none, the database needs some. */
export const MAX_SHORT = 200
export const MAX_MEDIUM = 1000
export const MAX_LONG = 5000
const MAX_RICH_TEXT = 50_000
export const MAX_URL = 2000
export const MAX_PASSWORD = 128

export const PASSWORD_PATTERN_ERROR =
  'Password harus mengandung huruf kecil, huruf besar, angka, dan tanpa spasi'
const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]+$/

/** PostgreSQL cannot store NUL, and half of a surrogate pair would come back as another character or not at all. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** Text without its outer spaces; of what is no text yup's own `trim` would break. */
export const text = (max: number = MAX_SHORT) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .max(max)
    .test(
      'storable',
      'Mengandung karakter yang tidak diizinkan',
      (value) => !UNSTORABLE.test(value ?? ''),
    )

/** A name in one line, of a person or an office, of which everything can be seen. */
export const visibleName = () =>
  text().test(
    'visible',
    'Mengandung karakter yang tidak terlihat. Hapus isian ini, lalu ketik ulang.',
    (value) => !INVISIBLE.test(value ?? ''),
  )

/** The same; empty and missing become null on the wire. */
export const optionalName = () =>
  visibleName()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null)

/** Text of which something can be seen. */
export const requiredText = (message: string, max: number = MAX_SHORT) =>
  text(max)
    .required(message)
    .test('seen', message, (value) => (value ? !isUnseen(value) : true))

/** Text that may be left out: empty and missing become null on the wire. */
export const optionalText = (max: number = MAX_SHORT) =>
  text(max)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null)

/** The same text in a form, where an input always holds a string. */
export const formText = (max: number = MAX_SHORT) => text(max).default('')

/** A UUID has one text, by which it can be compared, however its letters are written (RFC 9562 4). */
const oneText = (value: unknown) =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : value

/** An identifier in a body (decision 2). */
export const id = (message = 'ID diperlukan') =>
  requiredText(message, 64).transform(oneText)

/** Where the browser says that it is (IANA); what names no zone is passed over, so that nobody is kept out by it. */
export const zoneName = () => text().optional()

/** A tick box or switch; absent means off. */
export const flag = () => boolean().default(false)

/** Whether `value` is an absolute http or https address (decision 63). */
export const isHttpUrl = (value: string): boolean => {
  try {
    const { protocol, hostname } = new URL(value)
    return (protocol === 'http:' || protocol === 'https:') && hostname !== ''
  } catch {
    return false
  }
}

export const requiredUrl = (missing: string, invalid: string) =>
  requiredText(missing, MAX_URL).test('http-url', invalid, (value) =>
    value ? isHttpUrl(value) : true,
  )

/** Rich text that holds at least one visible character: an editor's empty value is markup. */
export const richText = (message: string) =>
  requiredText(message, MAX_RICH_TEXT).test('visible-text', message, (value) =>
    value ? plainText(value) !== '' : true,
  )

/** §5 Registration 'email required … and valid'; the domain needs a dot, which catches typing slips. */
export const email = () =>
  requiredText('Email diperlukan', 254)
    .email('Email tidak valid')
    .matches(/@[^@\s]+\.[^@\s.]{2,}$/, 'Email tidak valid')

const FORMATTING = /\p{Cf}/gu
/** Dashes, minus signs and dots, as texts that were pasted part numbers. */
const PARTING = /[\p{Pd}\u2212.\u00b7\u2022]/gu

/** A pasted number in the signs of a typed one: no direction marks, plain digits, dashes and spaces. */
export const plainNumber = (typed: string) =>
  typed.normalize('NFKC').replace(FORMATTING, '').replace(PARTING, '-').trim()

/** §5 Registration 'whatsapp at least 11 characters', as typed; the forms of decision 35 pass. */
export const whatsapp = () =>
  requiredText('Whatsapp diperlukan', 25)
    .transform((typed: unknown) => (typeof typed === 'string' ? plainNumber(typed) : typed))
    .min(11, 'Whatsapp diperlukan')
    .matches(/^[\d\s+()-]*$/, 'Whatsapp hanya boleh berisi angka, spasi, +, -, ( dan )')
    .test('digits', 'Nomor Whatsapp tidak valid', (value) => {
      const digits = (value ?? '').replace(/\D/g, '').length
      return digits >= 9 && digits <= 15
    })

/**
 * As it will be kept (RFC 8265: mapped first, then looked at), in letters that no others look like. Not
 * trimmed: a space is an error that the person sees, not a silent change of the name. Accounts with
 * another name from before go on signing in.
 */
export const username = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? userNameOf(value) : value))
    .required('Username harus minimal 3 karakter')
    .min(3, 'Username harus minimal 3 karakter')
    .max(50, 'Username maksimal 50 karakter')
    .matches(/^\S*$/, 'Username tidak boleh mengandung spasi')
    .matches(
      /^[\w.@\s-]*$/,
      'Username hanya boleh berisi huruf a–z, angka, titik, garis bawah, tanda hubung, dan @',
    )

/** A new password with the character pattern; never trimmed. `min` 0 means no length rule (decision 34). */
export const newPassword = ({ min, message }: { min: number; message: string }) =>
  string()
    .required(message)
    .min(min, message)
    .max(MAX_PASSWORD, `Password maksimal ${MAX_PASSWORD} karakter`)
    .matches(PASSWORD_PATTERN, PASSWORD_PATTERN_ERROR)

/**
 * A repetition of the sibling field `other`. A test and not `oneOf`, which yup looks at before
 * length and pattern.
 */
export const repeated = (
  schema: ReturnType<typeof newPassword>,
  { other, message }: { other: string; message: string },
) => schema.test('repeated', message, (value, { parent }) => value === parent[other])

/** Topics of interest: categories by id and name. */
export const interests = () =>
  array()
    .of(object({ id: id(), name: formText() }))
    .max(100)
    .default(() => [])
