import { array, boolean, type InferType, number, object, string } from 'yup'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', '*']

const MOMENT = 'now harus berupa waktu ISO 8601, misalnya 2026-08-24T09:00:00+07:00'

const moment = () =>
  string().test('moment', MOMENT, (value) =>
    value === undefined
      ? true
      : /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)),
  )

const unknown = (name: string) => `${name} memuat isian yang tidak dikenal: \${properties}`

const whole = (name: string, low: number, high: number) => {
  const text = `${name} harus bilangan bulat ${low} sampai ${high}`
  return number().typeError(text).integer(text).min(low, text).max(high, text)
}

/** Body of `reset`: without `now` the clock goes back to the machine's. */
export const resetSchema = object({ now: moment() }).exact(unknown('reset'))

/** Body of `features`: what the server says that it can do beside chapter 7. */
export const featuresSchema = array(string().required()).required('features diperlukan')

export const clockSchema = object({ now: moment().required(MOMENT) })
  .exact(unknown('clock'))
  .required()

export const expireSchema = object({
  username: string().required('username diperlukan'),
  refresh: boolean().typeError('refresh harus true atau false').default(false),
})
  .exact(unknown('sessions/expire'))
  .required()

const faultSchema = object({
  method: string()
    .uppercase()
    .required('method diperlukan')
    .oneOf(METHODS, `method harus salah satu dari ${METHODS.join(', ')}`),
  path: string().required('path diperlukan, misalnya /coaching/*/pre-test/answer'),
  status: whole('status', 400, 599),
  drop: boolean().typeError('drop harus true atau false').default(false),
  after: boolean().typeError('after harus true atau false').default(false),
  delayMs: whole('delayMs', 0, 600_000),
  times: whole('times', 1, 1_000_000).default(1),
})
  .exact(unknown('faults'))
  .test(
    'effect',
    'isi salah satu dari status, drop, atau delayMs',
    ({ status, drop, delayMs }) => status !== undefined || drop || delayMs !== undefined,
  )
  .test(
    'one-answer',
    'status dan drop tidak dapat dipakai bersama',
    ({ status, drop }) => !(drop && status !== undefined),
  )
  .test(
    'after-drop',
    'after hanya berlaku bersama drop',
    ({ after, drop }) => !after || drop,
  )

/** Body of `faults`: added to those already planned; an empty list takes all back. */
export const faultsSchema = array()
  .of(faultSchema.required())
  .typeError(
    'isi harus berupa daftar gangguan: [{ method, path, status | drop | delayMs, times }]',
  )
  .required()

/** A planned failure: `drop` cuts the connection, with `after` only once the work is done. */
export type Fault = InferType<typeof faultSchema>
