import { sql } from '../../server/db/orm.ts'
import type { UserRow } from '../../server/repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
} from '../../server/testing/participation-rows.ts'
import type { TestServer } from '../../server/testing/test-server.ts'

const PARTICIPANTS = 60
const QUESTIONS = 20
const DAY_MS = 24 * 60 * 60 * 1000

export type Taker = { user: UserRow; token: string; questionIds: string[] }

/** A coaching of tomorrow whose pre-test is open, its participants, and an admin; all signed in. */
export const prepareWorld = async (server: TestServer, postgresUrl: string) => {
  const now = new Date()
  server.clock.set(now)
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select current_database() as name`,
  )
  const url = new URL(postgresUrl)
  url.pathname = `/${rows[0]?.name}`
  const tomorrow = now.getTime() + DAY_MS
  const coaching = await insertCoaching(server, {
    tanggalMeeting: new Date(tomorrow),
    jamMulai: new Date(tomorrow),
    jamSelesai: new Date(tomorrow + 3_600_000),
    totalPeserta: PARTICIPANTS,
  })
  const { questions } = await insertTest(server, coaching, 'pre-test', { count: QUESTIONS })
  const questionIds = questions.map(({ id }) => id)
  const takers: Taker[] = []
  for (let count = 0; count < PARTICIPANTS; count += 1) {
    const user = await server.createUser({ whatsapp: `0812${10_000_000 + count}` })
    await insertProposal(server, coaching, user)
    takers.push({ user, token: await server.tokenOf(user), questionIds })
  }
  const admin = await server.createUser({ role: 'admin' })
  const adminToken = await server.tokenOf(admin)
  return { server, coaching, takers, admin, adminToken, databaseUrl: url.href }
}

export type World = Awaited<ReturnType<typeof prepareWorld>>
