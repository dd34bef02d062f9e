import { api } from '../../lib/contract/index.ts'
import type { Db } from '../../server/db/client.ts'
import { and, eq, lt, sql } from '../../server/db/orm.ts'
import { certificateSettings, jobRows } from '../../server/db/schema/certificate-making.ts'
import { coachings } from '../../server/db/schema/coachings.ts'
import { attendance, certificates } from '../../server/db/schema/participation.ts'
import { proposals } from '../../server/db/schema/proposals.ts'
import { testAttempts, testSets } from '../../server/db/schema/tests.ts'
import { users } from '../../server/db/schema/users.ts'
import { openSession } from '../../server/services/sessions.ts'
import { createTokens } from '../../server/services/tokens.ts'
import { CERTIFICATE_SETTINGS } from '../../server/testing/made-certificates.ts'
import { TEST_CONFIG } from '../../server/testing/test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KINDS = ['pre-test', 'post-test'] as const

const first = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('insert answered no row')
  return row
}

/** A coaching of two days ago beside the one of the load, whose participants have all that a certificate needs. */
export const prepareComplete = async (
  db: Db,
  { coachingId: other, count }: { coachingId: string; count: number },
) => {
  const now = new Date()
  const past = new Date(now.getTime() - 2 * DAY_MS)
  const { id: _, ...like } = first(
    await db.select().from(coachings).where(eq(coachings.id, other)),
  )
  const times = { jamMulai: past, jamSelesai: past, tanggalMeeting: past }
  const values = { ...like, ...times, coachingCode: 'KHT-2026-998', totalPeserta: count }
  const coachingId = first(await db.insert(coachings).values(values).returning()).id
  const people = Array.from({ length: count }, (_person, place) => ({
    ...{ username: `lengkap${place}`, email: `lengkap${place}@contoh.go.id` },
    ...{ role: 'user' as const, fullName: `Siti Nurhaliza Kusumawardhani ${place}` },
    ...{ whatsapp: '081234567890', passwordHash: 'none', namaInstansi: 'Balai Uji' },
  }))
  const made = await db.insert(users).values(people).returning({ id: users.id })
  const rows = made.map(({ id: userId }) => ({ coachingId, userId }))
  const decided = { questions: ['Satu?'], status: 'APPROVED' as const, decidedAt: past }
  await db.insert(proposals).values(rows.map((row) => ({ ...row, ...decided })))
  await db.insert(certificates).values(rows)
  await db.insert(attendance).values(rows.map((row) => ({ ...row, markedAt: past })))
  for (const kind of KINDS) {
    const files = { soalFileName: 'soal.xlsx', jawabanFileName: 'kunci.xlsx' }
    const set = { coachingId, kind, version: 1, uploadedAt: past, ...files }
    const setId = first(await db.insert(testSets).values(set).returning()).id
    const ended = { total: 4, benar: 4, score: 100, endedAt: past }
    const attempt = { kind, setId, startedAt: past, deadline: past, ...ended }
    await db.insert(testAttempts).values(rows.map((row) => ({ ...row, ...attempt })))
  }
  await db.insert(certificateSettings).values({ coachingId, ...CERTIFICATE_SETTINGS })
  const services = { tokens: createTokens(TEST_CONFIG.secret, TEST_CONFIG.publicUrl) }
  const session = { userId: like.adminId ?? '', role: 'admin' as const, now }
  const { accessToken } = await openSession(db, services, session)
  return { coachingId, token: accessToken }
}

type Office = { address: string; token: string }

const ask = async <T>({ address, token }: Office, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${address}${path}`, { headers, ...sent })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

const at = ({ path }: { path: string }, id: string) => path.replace(':id', id)

/** Begins the job; each is told, so that messages can be counted. */
export const beginJob = async (office: Office, coachingId: string): Promise<string> => {
  const message = { subject: 'Sertifikat', message: 'Yth. {nama}, tersedia.' }
  const notify = { ...message, notifToMember: true, notifToWa: false }
  const path = at(api.certificateMaking.issue, coachingId)
  return (await ask<{ jobId: string }>(office, path, { notify })).jobId
}

export const readJob = (office: Office, id: string) =>
  ask<{ state: string; done: number }>(office, at(api.certificateMaking.job, id))

/** The three minutes after which the steps of a server that died pass to another, in a moment. */
export const letTimePass = (db: Db) =>
  db
    .update(jobRows)
    .set({ claimedAt: sql`${jobRows.claimedAt} - interval '4 minutes'` })
    .where(and(eq(jobRows.state, 'running'), lt(jobRows.claimedAt, new Date())))
