import { testAttempts } from '../db/schema/tests.ts'
import type { UserRow } from '../repositories/users.ts'
import { sendReminders } from '../services/automatic-reminders.ts'
import { remindAdmins } from '../services/morning-reminders.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  meeting,
  wib,
} from './participation-rows.ts'
import type { TestServer } from './test-server.ts'

/** A moment of August 2026 in Jakarta: '25T09:00'. */
export const august = (text: string) => wib(`2026-08-${text.slice(0, 2)}`, text.slice(3))

/** A minute after this moment the job runs, on so many servers at once. */
export const remindAt = async (server: TestServer, moment: Date, servers = 1) => {
  server.clock.set(new Date(moment.getTime() + 60_000))
  const context = { now: server.clock.now(), services: server.services }
  const run = async () => {
    await server.db.transaction((tx) => sendReminders(tx, context))
    await server.db.transaction((tx) => remindAdmins(tx, context))
  }
  await Promise.all(Array.from({ length: servers }, run))
}

/** A coaching on Tuesday, 25 August, 09:00 to 11:00, with both tests and these participants accepted on the 20th. */
export const remindedCoaching = async (server: TestServer, people: UserRow[]) => {
  const coaching = await insertCoaching(server, meeting('2026-08-25', '09:00', '11:00'))
  const { set } = await insertTest(server, coaching, 'post-test')
  const accepted = { status: 'APPROVED' as const, decidedAt: august('20T09:00') }
  const proposals = []
  for (const user of people)
    proposals.push(await insertProposal(server, coaching, user, accepted))
  const begin = (user: UserRow, endedAt: Date | null) =>
    server.db.insert(testAttempts).values({
      ...{ coachingId: coaching.id, userId: user.id, kind: 'post-test', setId: set.id },
      ...{ total: 4, startedAt: server.clock.now(), deadline: august('25T21:00'), endedAt },
    })
  return { coaching, proposals, begin }
}

/** Subject without the product's name, and to whom, by e-mail. */
export const toldByMail = async (server: TestServer) => {
  const rows = await server.outbox()
  return rows
    .filter(({ channel, state }) => channel === 'email' && state !== 'cancelled')
    .map(({ subject, recipient }) => `${subject.replace(/^.*? - /, '')}: ${recipient}`)
    .toSorted()
}
