import type { Db } from '../../server/db/client.ts'
import { coachings } from '../../server/db/schema/coachings.ts'
import { categories } from '../../server/db/schema/content.ts'
import { proposals } from '../../server/db/schema/proposals.ts'
import { testQuestions, testSets } from '../../server/db/schema/tests.ts'
import { users } from '../../server/db/schema/users.ts'
import { openSession, type TokenPair } from '../../server/services/sessions.ts'
import { createTokens } from '../../server/services/tokens.ts'
import { TEST_CONFIG } from '../../server/testing/test-server.ts'

const QUESTIONS = 20
const DAY_MS = 24 * 60 * 60 * 1000
/** Rows of one insert. */
const BATCH = 500

export type Taker = { userId: string; tokens: TokenPair }
export type World = { coachingId: string; questionIds: string[]; takers: Taker[] }

const first = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('insert answered no row')
  return row
}

const accountOf = (role: 'user' | 'admin', number: number) => ({
  role,
  username: `${role}${number}`,
  email: `${role}${number}@contoh.go.id`,
  fullName: `Nama ${role} ${number}`,
  whatsapp: '081234567890',
  passwordHash: 'none: nobody logs in',
  ...(role === 'user' && { jenisKelamin: 'Perempuan' as const, namaInstansi: 'Balai Uji' }),
})

const prepareCoaching = async (db: Db, seats: number) => {
  const now = new Date()
  const tomorrow = now.getTime() + DAY_MS
  const category = first(await db.insert(categories).values({ name: 'Beban' }).returning())
  const admin = first(await db.insert(users).values(accountOf('admin', 1)).returning())
  const coaching = first(
    await db
      .insert(coachings)
      .values({
        ...{ coachingCode: 'KHT-2026-999', topic: 'Beban', categoryId: category.id },
        ...{ flyer: 'flyer.jpg', totalPeserta: seats, adminId: admin.id },
        ...{ isPublished: true, publishDate: now },
        tanggalMeeting: new Date(tomorrow),
        jamMulai: new Date(tomorrow),
        jamSelesai: new Date(tomorrow + 3_600_000),
      })
      .returning(),
  )
  const set = first(
    await db
      .insert(testSets)
      .values({
        ...{
          coachingId: coaching.id,
          kind: 'pre-test' as const,
          version: 1,
          uploadedAt: now,
        },
        ...{ soalFileName: 'soal.xlsx', jawabanFileName: 'kunci.xlsx' },
      })
      .returning(),
  )
  const rows = Array.from({ length: QUESTIONS }, (_, place) => ({
    ...{
      setId: set.id,
      no: place + 1,
      soal: `Soal ${place + 1}?`,
      rightAnswer: 'A' as const,
    },
    ...{ pilA: 'a', pilB: 'b', pilC: 'c', pilD: 'd' },
  }))
  const questions = await db.insert(testQuestions).values(rows).returning()
  return { coachingId: coaching.id, questionIds: questions.map(({ id }) => id) }
}

/** One coaching of tomorrow with an open pre-test, and its participants, who are signed in. */
export const prepare = async (db: Db, participants: number): Promise<World> => {
  const coaching = await prepareCoaching(db, participants)
  const services = { tokens: createTokens(TEST_CONFIG.secret, TEST_CONFIG.publicUrl) }
  const takers: Taker[] = []
  for (let done = 0; done < participants; done += BATCH) {
    const count = Math.min(BATCH, participants - done)
    const accounts = Array.from({ length: count }, (_, place) =>
      accountOf('user', done + place),
    )
    const made = await db.insert(users).values(accounts).returning({ id: users.id })
    const now = new Date()
    await db.insert(proposals).values(
      made.map(({ id: userId }) => ({
        ...{
          coachingId: coaching.coachingId,
          userId,
          questions: ['Satu?', 'Dua?', 'Tiga?'],
        },
        ...{ status: 'APPROVED' as const, decidedAt: now },
      })),
    )
    for (const { id: userId } of made) {
      const tokens = await openSession(db, services, { userId, role: 'user', now })
      takers.push({ userId, tokens })
    }
  }
  return { ...coaching, takers }
}
