import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, boolean, number, type ObjectShape, object, type Schema, string } from 'yup'
import { PROPOSAL_STATUSES } from '../../../lib/entities/proposal-values.ts'
import { ANSWER_OPTIONS, TEST_KINDS } from '../../../lib/entities/test-values.ts'
import { GENDERS, ROLES } from '../../../lib/entities/user-values.ts'

/*
 * What the demo data say: the JSON files of this folder, checked when they are loaded. Moments in them
 * count from the moment that the rows are made for.
 */

const text = () => string().required()
const texts = () => array().of(text()).required()
const whole = () => number().integer().required()
const share = () => number().min(0).max(1)
const any = <const T extends string>(values: readonly T[]) => string().oneOf(values)
const one = <const T extends string>(values: readonly T[]) => any(values).required()
const record = <S extends ObjectShape>(shape: S) => object(shape).exact()
const list = <S extends ObjectShape>(shape: S) =>
  array().of(record(shape).required()).required()

/** Content of one JSON file of this folder, if it is of that shape. */
const read = <T>(name: string, schema: Schema<T>): T =>
  schema.validateSync(
    JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')),
    { strict: true },
  )

export const ACCOUNTS = read(
  'accounts',
  record({
    institutions: texts(),
    accounts: list({
      ...{ username: text(), fullName: text(), email: text(), whatsapp: text() },
      role: one(ROLES),
      daysAgo: whole(),
      jenisKelamin: any(GENDERS),
      ...{ instansi: string(), jabatan: string(), pendidikan: string() },
      coachingLainnya: string(),
      interests: array().of(text()),
    }),
  }).required(),
)

const videos = () => list({ tautan: text(), deskripsi: texts() })
export const CONTENT = read(
  'content',
  record({
    categories: list({ key: text(), name: text() }),
    banners: list({ key: text(), caption: text() }),
    ...{ profiles: videos(), guides: videos() },
    faqs: list({ category: text(), question: text(), answer: texts() }),
  }).required(),
)

export const COACHINGS = read(
  'coachings',
  record({
    experts: list({ key: text(), name: text(), jabatan: text(), instansi: text() }),
    coachings: list({
      ...{ key: text(), topic: text(), category: text(), totalPeserta: whole() },
      /** `day`: days from today, negative for past ones; `today`: a part of today. */
      meeting: record({
        day: number().integer(),
        today: any(['ended', 'running', 'later']),
        ...{ start: string(), end: string() },
      })
        .nullable()
        .defined(),
      hoursAgo: record({ created: whole(), published: number().integer() }),
      ...{ admin: text(), coaches: texts(), moderator: string() },
      materi: list({ name: text(), file: text() }),
      tests: any(['soal', 'soal dan jawaban']),
      ...{ meetingUrl: string(), background: string() },
    }),
  }).required(),
)

export const TESTS = read(
  'tests',
  list({
    category: text(),
    kind: one(TEST_KINDS),
    questions: list({
      soal: text(),
      options: texts().length(ANSWER_OPTIONS.length),
      rightAnswer: one(ANSWER_OPTIONS),
    }),
  }),
)

/** An option letter per question, `-` where none was chosen; `took` in seconds. */
const attempt = { took: whole(), answers: text().matches(/^[A-D-]+$/) }
export const ENROLMENTS = read(
  'enrolments',
  record({
    surveyElements: texts(),
    questionsAsked: list({ category: text(), questions: texts() }),
    enrolments: list({
      coaching: text(),
      participants: list({
        username: text(),
        status: one(PROPOSAL_STATUSES),
        reason: string(),
        /** When: as a share of the time from publishing, or from asking, to the last moment. */
        ...{ asked: share().required(), decided: share() },
        questions: array().of(whole()).required(),
        preTest: record({ share: share().required(), ...attempt }).default(undefined),
        /** Minutes after the start. */
        attended: number().integer(),
        /** `after`: seconds after the end of the meeting. */
        postTest: record({ after: whole(), ...attempt }).default(undefined),
        certificate: boolean(),
        /** `after`: minutes after the post-test. */
        survey: record({ after: whole(), answers: text(), saran: string() }).default(
          undefined,
        ),
        messages: array().of(one(['acceptance', 'rejection', 'link', 'certificate'])),
      }),
    }),
  }).required(),
)

export const FILES = read(
  'files',
  list({
    path: text(),
    kind: one(['picture', 'document', 'spreadsheet', 'certificate']),
    originalName: text(),
  }),
)

export type CoachingContent = (typeof COACHINGS)['coachings'][number]
export type EnrolmentContent =
  (typeof ENROLMENTS)['enrolments'][number]['participants'][number]
