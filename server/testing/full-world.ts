import { READY_LAYOUT } from '../../lib/domain/certificates/ready-template.ts'
import { onlyRow } from '../db/rows.ts'
import { certificateTemplates } from '../db/schema/certificate-making.ts'
import { banners, categories, faqs, guides, profiles } from '../db/schema/content.ts'
import { attendance, certificates, surveys } from '../db/schema/participation.ts'
import { outbox } from '../db/schema/system.ts'
import { testAnswers, testAttempts } from '../db/schema/tests.ts'
import { institutions } from '../db/schema/users.ts'
import { putContactChange } from '../repositories/contact-changes.ts'
import { putFirstAccountLink } from '../repositories/first-account.ts'
import { insertChallenge } from '../repositories/login-challenges.ts'
import { putLink } from '../repositories/password-links.ts'
import type { UserRow } from '../repositories/users.ts'
import { openSession } from '../services/sessions.ts'
import { SURVEY_QUESTIONS } from '../services/survey-questions.ts'
import { sha256 } from '../services/tokens.ts'
import { madeOnce } from './begin-again.ts'
import { insertFailedJob, insertIssuedOne } from './made-certificates.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  meeting,
  wib,
} from './participation-rows.ts'
import { beginFactor, giveFactor } from './second-factor-steps.ts'
import type { TestServer } from './test-server.ts'
import { uploadedFile } from './uploaded-file.ts'

/** Texts that stand nowhere else: whoever finds one in an answer knows where it comes from. */
export const CANARY = {
  link: 'https://meeting.example/kanari-tautan',
  question: 'kanari-soal.xlsx',
  key: 'kanari-kunci.xlsx',
  certificate: 'kanari-sertifikat.pdf',
  message: 'Kanari: isi pesan kepada seorang peserta',
  suggestion: 'Kanari: saran seorang peserta',
}

const TODAY = meeting('2026-08-24', '10:00', '12:00')
const SOON = meeting('2026-09-10', '09:00', '11:00')
/** The meeting of today is over, its tests and its survey are open. */
const NOW = wib('2026-08-24', '13:00')

const createPeople = async ({ createUser }: TestServer) => {
  const person = (name: string, no: number, role: UserRow['role'] = 'user') =>
    createUser({
      ...{ role, username: name, fullName: `Kanari ${name}` },
      ...{ email: `${name}@kanari.example`, whatsapp: `08990000000${no}` },
    })
  return {
    taker: await person('peserta-ujian', 1),
    done: await person('peserta-selesai', 2),
    surveyed: await person('peserta-survei', 3),
    waiter: await person('peserta-menunggu', 4),
    outsider: await person('bukan-peserta', 5),
    admin: await person('pengelola', 6, 'admin'),
    superadmin: await person('kepala', 7, 'superadmin'),
    guarded: await person('pengelola-berkode', 8, 'admin'),
    starting: await person('pengelola-baru', 9, 'admin'),
  }
}

const insertContent = async ({ db }: TestServer) => {
  const category = await onlyRow(
    db.insert(categories).values({ name: 'Tata Batas' }).returning(),
  )
  const unused = await onlyRow(db.insert(categories).values({ name: 'Gambut' }).returning())
  const categoryId = category.id
  const video = { tautan: 'https://video.example/1', deskripsi: '<p>Isi</p>' }
  const text = { categoryId, question: '<p>Apa?</p>', answer: '<p>Ini.</p>' }
  return {
    category,
    /** No coaching uses it. */
    unused,
    institution: await onlyRow(
      db.insert(institutions).values({ name: 'Balai Uji' }).returning(),
    ),
    template: await onlyRow(
      db
        .insert(certificateTemplates)
        .values({ name: 'Piagam kantor', layout: READY_LAYOUT })
        .returning(),
    ),
    faq: await onlyRow(db.insert(faqs).values(text).returning()),
    banner: await onlyRow(
      db.insert(banners).values({ image: 'a.jpg', caption: 'Rimba' }).returning(),
    ),
    profile: await onlyRow(db.insert(profiles).values(video).returning()),
    guide: await onlyRow(db.insert(guides).values(video).returning()),
  }
}

/** The token of a link that opens the page for a new password. */
const insertLink = async ({ db }: TestServer, { id: userId }: UserRow) => {
  const token = 'kanari-tautan-password'
  const expiresAt = new Date(NOW.getTime() + 1_800_000)
  await putLink(db, { userId, tokenHash: sha256(token), expiresAt })
  return token
}

/** The token of a link that confirms a changed e-mail address. */
const changeContact = async ({ db }: TestServer, { id: userId }: UserRow) => {
  const token = 'kanari-tautan-kontak'
  const expiresAt = new Date(NOW.getTime() + 86_400_000)
  const change = {
    userId,
    channel: 'email',
    confirmed: 'lama@kanari.example',
    isSeen: true,
  } as const
  await putContactChange(db, { ...change, tokenHash: sha256(token), expiresAt })
  return token
}

/** As of an empty portal: the link that its start has printed. */
const insertFirstLink = async ({ db }: TestServer) => {
  const token = 'kanari-tautan-pertama'
  const expiresAt = new Date(NOW.getTime() + 1_800_000)
  await putFirstAccountLink(db, { tokenHash: sha256(token), expiresAt })
  return token
}

/** An admin with a second factor whose login waits for its code, and one who has just begun to set it up. */
const guard = async (server: TestServer, { guarded, starting }: People) => {
  const [on, begun] = [
    await giveFactor(server, guarded),
    await beginFactor(server, starting),
  ]
  const challenge = 'kanari-tantangan'
  const expiresAt = new Date(NOW.getTime() + 300_000)
  const row = { tokenHash: sha256(challenge), userId: guarded.id, expiresAt }
  await insertChallenge(server.db, row)
  return { challenge, code: on.codeAt(NOW), firstCode: begun.codeAt(NOW) }
}

type People = Awaited<ReturnType<typeof createPeople>>
type Test = Awaited<ReturnType<typeof insertTest>>
type Place = { id: string }

const attempt = async (
  { db }: TestServer,
  { id: coachingId }: Place,
  { user, test, isEnded }: { user: UserRow; test: Test; isEnded: boolean },
) => {
  const { kind, id: setId } = test.set
  const row = await onlyRow(
    db
      .insert(testAttempts)
      .values({
        ...{ coachingId, userId: user.id, kind, setId, total: 4 },
        ...{ startedAt: NOW, deadline: wib('2026-08-24', '13:30') },
        ...(isEnded && { endedAt: NOW, benar: 1, score: 25 }),
      })
      .returning(),
  )
  const questionId = test.questions[0]?.id ?? ''
  await db
    .insert(testAnswers)
    .values({ attemptId: row.id, questionId, answer: 'A', seq: 1, receivedAt: NOW })
}

const RATINGS = Object.fromEntries(SURVEY_QUESTIONS.map(({ id }) => [id, 4]))

const PDF = Buffer.from('%PDF-1.7')

/** What one has who has been through everything, up to the certificate. */
const finish = async (server: TestServer, place: Place, people: People) => {
  const { db } = server
  const [coachingId, userId] = [place.id, people.done.id]
  await db.insert(surveys).values({
    ...{ coachingId, userId, answers: RATINGS, submittedAt: NOW },
    saran: CANARY.suggestion,
  })
  const pdf = { mime: 'application/pdf', extension: 'pdf', bytes: PDF }
  const certificate = { kind: 'certificate' as const, fileName: CANARY.certificate, ...pdf }
  const file = await uploadedFile(server, certificate, people.admin.id)
  await db
    .insert(certificates)
    .values({ coachingId, userId, fileId: file.id, fileName: file.originalName })
    .onConflictDoUpdate({
      target: [certificates.coachingId, certificates.userId],
      set: { fileId: file.id, fileName: file.originalName, uploadedAt: NOW },
    })
  return file.name
}

const takePart = async (server: TestServer, place: Place, people: People) => {
  const names = { question: CANARY.question, key: CANARY.key }
  const preTest = await insertTest(server, place, 'pre-test', names)
  const postTest = await insertTest(server, place, 'post-test', names)
  const members = [people.taker, people.done, people.surveyed]
  for (const user of members) {
    const isEnded = user !== people.taker
    await insertProposal(server, place, user)
    await server.db
      .insert(attendance)
      .values({ coachingId: place.id, userId: user.id, markedAt: NOW })
    await attempt(server, place, { user, test: preTest, isEnded })
    await attempt(server, place, { user, test: postTest, isEnded })
  }
  return { preTest, postTest, certificateFile: await finish(server, place, people) }
}

const insertFailedMessage = async ({ db }: TestServer, { done, admin }: People) => {
  const [message] = await db
    .insert(outbox)
    .values({
      ...{ channel: 'email', state: 'failed', recipient: done.email },
      ...{ subject: 'Sertifikat', body: CANARY.message, userId: done.id },
      ...{ nextAttemptAt: NOW, createdAt: NOW, createdBy: admin.id },
    })
    .returning()
  return message
}

const make = async (server: TestServer) => {
  server.clock.set(NOW)
  const people = await createPeople(server)
  const content = await insertContent(server)
  const common = { meetingUrl: CANARY.link, categoryId: content.category.id }
  const coaching = await insertCoaching(server, {
    ...{ ...TODAY, ...common, coachingCode: 'KHT-2026-901', topic: 'Hari ini' },
    adminId: people.admin.id,
  })
  const next = await insertCoaching(server, {
    ...{ ...SOON, ...common, coachingCode: 'KHT-2026-902', topic: 'Segera' },
    adminId: people.admin.id,
  })
  const tests = await takePart(server, coaching, people)
  const proposal = await insertProposal(server, next, people.waiter, { status: 'PENDING' })
  const message = await insertFailedMessage(server, people)
  const { id: userId, role } = people.outsider
  const session = { userId, role, now: NOW }
  const { refreshToken } = await openSession(server.db, server.services, session)
  return {
    ...people,
    ...content,
    ...tests,
    coaching,
    next,
    job: await insertFailedJob(server, coaching, { ...people, now: NOW }),
    issued: await insertIssuedOne(server, coaching, { ...people, now: NOW }),
    proposal,
    message,
    refreshToken,
    sessionId: refreshToken.split('.')[0] ?? '',
    firstAccountToken: await insertFirstLink(server),
    passwordToken: await insertLink(server, people.outsider),
    contactToken: await changeContact(server, people.waiter),
    ...(await guard(server, people)),
  }
}

export type FullWorld = Awaited<ReturnType<typeof make>>

const beginAgain = madeOnce(make)

/**
 * A portal with everything in it: a coaching of today with tests, attendance, surveys and a
 * certificate, another one that takes proposals, contents, and a message that did not arrive.
 */
export const arrangeFullWorld = async (server: TestServer): Promise<FullWorld> => {
  const world = await beginAgain(server)
  server.clock.set(NOW)
  await server.services.files.put(world.certificateFile, PDF)
  return world
}
