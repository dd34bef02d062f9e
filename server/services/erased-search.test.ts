import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { api } from '../../lib/contract/index.ts'
import { dumpDatabase } from '../backup/dump.ts'
import { readLine } from '../backup/dump-format.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { eq } from '../db/orm.ts'
import { surveys } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { JOBS } from '../jobs.ts'
import { updateUserRow } from '../repositories/users.ts'
import { loggerSettings } from '../start/log.ts'
import { insertComplete } from '../testing/complete-participants.ts'
import { insertCoaching, insertProposal, meeting } from '../testing/participation-rows.ts'
import { dumpOf } from '../testing/postgres-server.ts'
import { createTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'

const lines: string[] = []
let server: TestServer
let folder: string
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  server = await createTestServer({ logger: loggerSettings('trace', stream) })
  folder = mkdtempSync(join(tmpdir(), 'erased-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const NAME = 'Wulandari Kusumaningtyas'
const PERSON = {
  ...{ username: 'wulan.kusuma', email: 'wulan@balai-lestari.go.id' },
  ...{ whatsapp: '081355559999', jabatan: 'Penyuluh, NIP 198501012010122001' },
  ...{ namaInstansi: 'Balai Lestari Raya', coachingLainnya: 'Gambut Wulandari' },
}
/** Chosen shortly before, and not confirmed yet. */
const NEW_EMAIL = 'kusuma.baru@balai-lestari.go.id'
const WORDS = [NEW_EMAIL, NAME, 'Wulandari', ...Object.values(PERSON), '198501012010122001']
const found = (text: string) =>
  WORDS.some((word) => text.toLowerCase().includes(word.toLowerCase()))

/** What a person leaves behind who has used everything. */
const live = async () => {
  const { people, coaching } = await insertComplete(server, [NAME, 'Orang Lain'])
  const [person] = people
  if (!person) throw new Error('nobody')
  await updateUserRow(server.db, person.id, PERSON)
  const { id: userId } = person
  const said = `Saya ${NAME} (${PERSON.email}, ${PERSON.whatsapp})`
  await server.db
    .update(proposals)
    .set({ questions: [said, 'Dua?', 'Tiga?'] })
    .where(eq(proposals.userId, userId))
  const answers = { persyaratan: 4 }
  const at = server.clock.now()
  await server.db.insert(surveys).values({
    ...{ coachingId: coaching.id, userId, answers, saran: said, submittedAt: at },
  })
  const admin = server.as(await server.createUser({ role: 'admin', fullName: 'Petugas' }))
  const notify = {
    subject: 'Sertifikat',
    message: 'Selamat',
    notifToMember: true,
    notifToWa: true,
  }
  const params = { id: coaching.id }
  await admin(api.certificateMaking.issue, { params, body: { notify } })
  await runJobs()
  const body = { username: PERSON.username, password: TEST_PASSWORD }
  await server.call(api.auth.login, { body })
  const identity = PERSON.email.toUpperCase()
  await server.call(api.passwordRecovery.ask, { body: { identity } })
  const account = await server.call(api.auth.login, { body })
  const token = account.answer as { accessToken?: string; access_token?: string }
  const own = server.as({ token: `${token.accessToken ?? token.access_token}` })
  const password = { password: TEST_PASSWORD }
  await useTheRest({ own, admin, said, userId })
  await own(api.ownData.beginExport, { body: password })
  await runJobs()
  return { own, password }
}

/** What the register keeps is in these alone; before, the person is also in others. */
const REGISTER_TABLES = ['certificates', 'files', 'issued_certificates']
const TABLES = [...REGISTER_TABLES, 'outbox', 'proposals', 'surveys', 'users']

type Acting = ReturnType<TestServer['as']>

/** By the calls themselves: a place that is waited for, a refused proposal, a message, a calendar address, another e-mail. */
const useTheRest = async (by: {
  own: Acting
  admin: Acting
  said: string
  userId: string
}) => {
  const { own, admin, said, userId } = by
  const planned = (coachingCode: string) =>
    insertCoaching(server, {
      ...{ ...meeting('2026-09-01', '09:00', '11:00'), coachingCode, totalPeserta: 1 },
    })
  const [full, open] = [await planned('KHT-2026-801'), await planned('KHT-2026-802')]
  await insertProposal(server, full, await server.createUser())
  const asked = { coachingId: open.id, questions: [said, 'Dua?', 'Tiga?'] }
  const proposed = await own(api.proposal.create, { body: asked })
  const proposalId = proposed.answer.id
  const told = { message: said, notifToMember: true, notifToWa: true }
  const { username, whatsapp, coachingLainnya, jabatan, namaInstansi } = PERSON
  const profile = { username, whatsapp, coachingLainnya, jabatan, namaInstansi }
  const answers = [
    proposed,
    await admin(api.notification.proposal, {
      body: { userId, subject: NAME, proposalId, ...told },
    }),
    await admin(api.proposal.reject, { body: { proposalId, reason: `${said} sudah.` } }),
    await own(api.placeAlert.ask, { params: { id: full.id } }),
    await own(api.calendarAddress.make),
    await own(api.auth.updateUser, {
      body: {
        ...{ fullName: NAME, jenisKelamin: 'Perempuan', coachingYangDiminati: [] },
        ...{ ...profile, email: NEW_EMAIL },
      },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
}

const runJobs = async () => {
  const log = { warn: () => undefined, error: () => undefined }
  for (const job of JOBS) await job.run({ ...server.deps, services: server.services, log })
}

/** `table.column` of every value in a dump in which the person is still found. */
const foundIn = (dump: string) => {
  const places = new Set<string>()
  let table = ''
  for (const text of gunzipSync(readFileSync(dump)).toString().trimEnd().split('\n')) {
    const line = readLine(text)
    if (line.kind === 'table') table = line.table.table
    if (line.kind !== 'row') continue
    for (const [column, value] of Object.entries(JSON.parse(line.json)))
      if (found(JSON.stringify(value))) places.add(`${table}.${column}`)
  }
  return [...places].toSorted()
}

/** The tables whose rows still tell of the person in a dump by PostgreSQL's own program; null where it is not its server. */
const foundByPgDump = () => {
  const url = server.pool.options.connectionString
  if (!url) return null
  const parts = dumpOf(url).split(/^COPY public\./m)
  return parts.filter(found).map((part) => part.split(' ')[0])
}

/** Names of stored files in whose bytes the person is found. */
const foundFiles = async () => {
  const { files } = server.services
  const names = await files.savedBefore(new Date())
  const bytes = await Promise.all(names.map((name) => files.read(name)))
  return names.filter((_, index) => found(`${bytes[index]?.toString('latin1')}`))
}

test('of who was erased nothing is found in database, files, logs and backup but what the register keeps', async () => {
  const { own, password } = await live()
  const dump = join(folder, 'before.gz')
  await dumpDatabase(server.db, dump)
  // the search finds what is there
  expect(foundIn(dump)).toEqual(
    expect.arrayContaining([
      ...['contact_changes.confirmed', 'outbox.body', 'outbox.recipient'],
      ...['proposals.questions', 'proposals.reason', 'users.email'],
    ]),
  )
  expect(foundByPgDump() ?? TABLES).toEqual(expect.arrayContaining(TABLES))

  expect((await own(api.ownData.erase, { body: password })).status).toBe(200)
  const register = [
    'certificates.file_name',
    'files.original_name',
    'issued_certificates.content',
  ]
  const target = join(folder, 'backup')
  await makeBackup(target, {
    dump: (file) => dumpDatabase(server.db, file),
    ...{ files: server.services.files, now: server.clock.now() },
  })
  expect(foundIn(join(target, 'database.jsonl.gz'))).toEqual(register)
  expect(foundByPgDump() ?? REGISTER_TABLES).toEqual(REGISTER_TABLES)
  const papers = (await server.services.files.savedBefore(new Date())).filter((name) =>
    name.endsWith('.pdf'),
  )
  const inFiles = await foundFiles()
  expect(inFiles.filter((name) => !papers.includes(name))).toEqual([])
  const kept = readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((name) => /json$|SUMS$/.test(name))
    .filter((name) => found(readFileSync(join(target, name), 'utf8')))
  expect(kept).toEqual([])
  expect(
    readdirSync(join(target, 'files')).filter((name) => !papers.includes(name)),
  ).toEqual([])
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter(found)).toEqual([])

  // and later only the paper itself is left
  server.clock.set(new Date(server.clock.now().getTime() + 366 * 24 * 3_600_000))
  await runJobs()
  const last = join(folder, 'last.gz')
  await dumpDatabase(server.db, last)
  expect(foundIn(last)).toEqual(register)
  expect(foundByPgDump() ?? REGISTER_TABLES).toEqual(REGISTER_TABLES)
})
