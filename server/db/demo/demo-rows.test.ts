import type { Role } from '../../../lib/entities/user.ts'
import { proposalSchema } from '../../../lib/validation/ask-question.ts'
import { coachingSchema } from '../../../lib/validation/coaching.ts'
import {
  bannerSchema,
  categorySchema,
  faqSchema,
  videoEntrySchema,
} from '../../../lib/validation/content.ts'
import { meetingUrlSchema } from '../../../lib/validation/meeting.ts'
import { updateAdminSchema } from '../../../lib/validation/profile.ts'
import { registerSchema } from '../../../lib/validation/register.ts'
import { inspectFile } from '../../services/inspect-file.ts'
import { importKey, importQuestions } from '../../services/question-import.ts'
import { readRows } from '../../services/read-rows.ts'
import { sanitizeRichText } from '../../services/sanitize.ts'
import { SURVEY_QUESTIONS } from '../../services/survey-questions.ts'
import { ENROLMENTS } from './content.ts'
import { type DemoRows, demoRows } from './demo-rows.ts'

const SETTINGS = {
  now: new Date('2026-08-24T12:30:00+07:00'),
  appName: 'E-Coaching Kehutanan',
  passwords: { superadmin: 'a', admin: 'b', peserta: 'c' },
}

let rows: DemoRows
beforeAll(async () => {
  rows = await demoRows(SETTINGS)
})

const withRole = (role: Role) => rows.accounts.users.filter((user) => user.role === role)

const bytesOf = (name: string | null | undefined) => {
  const file = rows.files.find(({ row }) => row.name === name || row.id === name)
  if (!file) throw new Error(`no file ${name}`)
  return file
}

test('the same moment gives the same rows and the same files, read anew', async () => {
  let again: DemoRows | undefined
  await jest.isolateModulesAsync(async () => {
    const fresh: typeof import('./demo-rows.ts') = await import('./demo-rows.ts')
    again = await fresh.demoRows(SETTINGS)
  })
  expect(again).toEqual(rows)
})

test('ids and names are each given once', () => {
  const ids = [
    ...rows.files.flatMap(({ row }) => [row.id, row.name]),
    ...rows.accounts.users.flatMap(({ id, username, email }) => [id, username, email]),
    ...rows.proposals.map(({ id }) => id),
    ...rows.tests.questions.map(({ id }) => id),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})

test('accounts would pass registration', async () => {
  for (const { institutionId, ...participant } of withRole('user')) {
    const passwords = { password: 'Peserta123', confirmPassword: 'Peserta123' }
    const body = { ...participant, ...passwords, asalInstansiId: institutionId }
    await expect(registerSchema.validate(body)).resolves.toBeTruthy()
  }
  for (const admin of [...withRole('admin'), ...withRole('superadmin')])
    await expect(updateAdminSchema.validate(admin)).resolves.toBeTruthy()
})

test('content would pass its forms, and cleaning would not change it', async () => {
  const { banners, categories, faqs, profiles, guides } = rows.content
  await Promise.all([
    ...banners.map((row) => bannerSchema.validate(row)),
    ...categories.map((row) => categorySchema.validate(row)),
    ...faqs.map((row) => faqSchema.validate(row)),
    ...[...profiles, ...guides].map((row) => videoEntrySchema.validate(row)),
  ])
  const texts = [
    ...banners.map(({ caption }) => caption),
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ...[...profiles, ...guides].map(({ deskripsi }) => deskripsi),
  ]
  for (const text of texts) expect(sanitizeRichText(text)).toBe(text)
})

test('coachings would pass their form', async () => {
  const { planned, coaches, materi } = rows.coachings
  for (const { id, row, schedule } of planned) {
    const people = coaches.filter(({ coachingId }) => coachingId === id)
    const body = {
      ...row,
      flyer: `https://contoh.go.id/files/${row.flyer}`,
      tanggalMeeting: schedule?.tanggalMeeting.toISOString() ?? null,
      jamMulai: schedule?.jamMulai.toISOString() ?? null,
      jamSelesai: schedule?.jamSelesai.toISOString() ?? null,
      coaches: people.filter(({ type }) => type !== 'Moderator'),
      moderator: people.find(({ type }) => type === 'Moderator') ?? null,
      materi: materi.filter(({ coachingId }) => coachingId === id),
    }
    await expect(coachingSchema.validate(body)).resolves.toBeTruthy()
    const { meetingUrl } = row
    if (meetingUrl)
      await expect(meetingUrlSchema.validate({ meetingUrl })).resolves.toBeTruthy()
  }
})

test('proposals would pass theirs, with three to five different questions', async () => {
  for (const proposal of rows.proposals) {
    await expect(proposalSchema.validate(proposal)).resolves.toBeTruthy()
    expect(new Set(proposal.questions).size).toBe(proposal.questions.length)
  }
})

test('test files hold the questions and keys that are stored', () => {
  for (const set of rows.tests.sets) {
    const stored = rows.tests.questions.filter(({ setId }) => setId === set.id)
    const asked = stored.map(({ no, soal, pilA, pilB, pilC, pilD }) => ({
      ...{ no, soal },
      ...{ pilA, pilB, pilC, pilD },
    }))
    expect(asked).toHaveLength(10)
    const sheet = (id: Parameters<typeof bytesOf>[0]) => ({
      ...{ kind: 'spreadsheet' as const, extension: 'xlsx', bytes: bytesOf(id).bytes },
    })
    expect(importQuestions(sheet(set.soalFileId))).toEqual(asked)
    if (!set.jawabanFileId) continue
    const numbers = stored.map(({ no }) => no)
    expect([...importKey(readRows(sheet(set.jawabanFileId)), numbers)]).toEqual(
      stored.map(({ no, rightAnswer }) => [no, rightAnswer]),
    )
  }
})

test('every file is what its row says', async () => {
  for (const { row, bytes } of rows.files) {
    const found = await inspectFile(row.kind, { name: row.originalName, bytes })
    expect([row.originalName, found.mime, found.fileName]).toEqual([
      row.originalName,
      row.mime,
      row.originalName,
    ])
  }
})

test('rows name only files that are there', () => {
  const names = [
    ...rows.content.banners.map(({ image }) => image),
    ...rows.coachings.coachings.flatMap(({ flyer, meetingBackground }) => [
      flyer,
      meetingBackground,
    ]),
    ...rows.coachings.coaches.map(({ image }) => image),
    ...rows.coachings.materi.map(({ fileUrl }) => fileUrl),
    ...rows.journeys.certificates.map(({ fileId }) => fileId),
  ]
  for (const name of names) if (name) expect(bytesOf(name).bytes.length).toBeGreaterThan(0)
})

test('surveys answer the questionnaire', () => {
  expect(ENROLMENTS.surveyElements).toEqual(SURVEY_QUESTIONS.map(({ id }) => id))
  expect(rows.journeys.surveys.length).toBeGreaterThan(10)
})
