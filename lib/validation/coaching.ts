import { array, type InferType, number, object, string, type TestContext } from 'yup'
import { shownDay, UNKNOWN_DAY } from '../domain/schedule/calendar-day.ts'
import {
  formText,
  id,
  MAX_MEDIUM,
  MAX_SHORT,
  MAX_URL,
  requiredText,
  requiredUrl,
  text,
  visibleName,
} from './fields.ts'
import { instant } from './instant.ts'

/** §9 'Coaches: 3 slots; moderator: 1; materials: 7 slots.' */
export const COACH_TYPES = ['Coach 1', 'Coach 2', 'Coach 3'] as const
export const MODERATOR_TYPE = 'Moderator'
export const MAX_MATERI = 7

const FLYER_ERROR = 'Flyer harus berupa URL yang valid'
const TOTAL_ERROR = 'Total Peserta diperlukan'

/** Missing and null both mean "not decided yet". */
const meetingTime = () => instant('Tanggal atau jam tidak valid').nullable()

const endInstant = () =>
  meetingTime().test(
    'after-start',
    'Jam selesai harus setelah jam mulai',
    (value, { parent }) =>
      value && typeof parent.jamMulai === 'string'
        ? !(Date.parse(value) <= Date.parse(parent.jamMulai))
        : true,
  )

/** Stored entries are kept whatever they hold, new ones must be complete (decision 41). */
const personText = (message: string) =>
  visibleName()
    .default('')
    .test('complete-when-new', message, (value, { parent }) => Boolean(value || parent.id))

const person = (types: readonly string[]) =>
  object({
    id: text(64).optional(),
    type: string().oneOf(types).required(),
    name: personText('Nama diperlukan'),
    jabatan: personText('Jabatan diperlukan'),
    instansi: personText('Instansi diperlukan'),
    image: text(MAX_URL).nullable().default(null),
  })

const coachList = () =>
  array()
    .of(person(COACH_TYPES))
    .max(COACH_TYPES.length, 'Coach maksimal 3 orang')
    .test(
      'one-per-slot',
      'Setiap slot coach hanya boleh diisi satu kali',
      (coaches) =>
        new Set(coaches?.map((coach) => coach?.type)).size === (coaches?.length ?? 0),
    )

const materiList = () =>
  array()
    .of(
      object({
        name: requiredText('Nama materi diperlukan'),
        fileUrl: requiredText('File materi diperlukan', MAX_URL),
      }),
    )
    .max(MAX_MATERI, `Materi maksimal ${MAX_MATERI} file`)

/** Fields that form and body share (§5 Coaching data). */
const essentials = () => ({
  categoryId: id('ID Kategori diperlukan'),
  flyer: requiredUrl(FLYER_ERROR, FLYER_ERROR),
  topic: requiredText('Topik diperlukan', MAX_MEDIUM),
  adminId: id('ID Admin diperlukan'),
  totalPeserta: number()
    .typeError(TOTAL_ERROR)
    .required(TOTAL_ERROR)
    .min(1, TOTAL_ERROR)
    .max(100_000)
    .integer('Total Peserta harus bilangan bulat'),
})

/** Body of `POST /coaching/admin`. An undefined object default keeps yup from inventing a moderator. */
export const coachingSchema = object({
  ...essentials(),
  tanggalMeeting: meetingTime(),
  jamMulai: meetingTime(),
  jamSelesai: endInstant(),
  coaches: coachList().default(() => []),
  moderator: person([MODERATOR_TYPE]).nullable().default(undefined),
  materi: materiList().default(() => []),
})

const durationMinutes = () =>
  number()
    .typeError('Durasi harus berupa angka')
    .integer('Durasi harus berupa bilangan bulat')
    .min(1, 'Durasi minimal 1 menit')
    .max(240, 'Durasi maksimal 240 menit')

/** Body of `PATCH /coaching/admin/{id}`: what is absent stays as it is; durations by decision 56. */
export const coachingUpdateSchema = coachingSchema.partial().shape({
  coaches: coachList().optional(),
  materi: materiList().optional(),
  preTestDurationMinutes: durationMinutes().optional(),
  postTestDurationMinutes: durationMinutes().optional(),
  /** Ours beyond §7: how many are accepted, as who lowers the quota below them was told and agreed to. */
  confirmedAccepted: number().integer().min(1).optional(),
})

/** One of the two test tabs' duration fields. */
export const durationFormSchema = object({
  minutes: durationMinutes().required('Durasi diperlukan'),
})

/** A stored person stays (decision 41), but not without a name; an empty slot has no id. */
const isNamed = (name: unknown, { parent }: TestContext) => Boolean(name) || !parent.id
const nameIfStored = () => formText().test('named', 'Nama diperlukan', isNamed)

const formPerson = () =>
  object({ name: nameIfStored(), jabatan: formText(), instansi: formText() })

/**
 * The add and detail form: the essentials as in the body, the schedule as the fields hold it (empty allowed, decision 71),
 * people and materials in all their slots, because incomplete ones are dropped when saving (§4 Saving).
 */
export const coachingFormSchema = object({
  ...essentials(),
  tanggalMeeting: string()
    .nullable()
    .test('day', UNKNOWN_DAY, (day) => !day || shownDay(day) !== ''),
  coaches: array().of(formPerson()),
  moderator: formPerson(),
  materi: array().of(object({ name: formText(MAX_SHORT), fileUrl: formText(MAX_URL) })),
})

export type CoachingBody = InferType<typeof coachingSchema>
export type CoachingUpdateBody = InferType<typeof coachingUpdateSchema>
