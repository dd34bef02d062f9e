import { certificateSettings } from '../db/schema/certificate-making.ts'
import { testAttempts } from '../db/schema/tests.ts'
import { CERTIFICATE_SETTINGS } from './made-certificates.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  markPresent,
  meeting,
  wib,
} from './participation-rows.ts'
import type { TestServer } from './test-server.ts'

const NOW = wib('2026-08-26', '10:00')

/** A coaching of two days ago with participants who have all that a certificate needs, and its settings. */
export const insertComplete = async (server: TestServer, names: string[]) => {
  server.clock.set(NOW)
  const coaching = await insertCoaching(server, {
    ...meeting('2026-08-24', '09:00', '11:00'),
    topic: 'Penataan Batas Kawasan Hutan',
  })
  await server.db
    .insert(certificateSettings)
    .values({ coachingId: coaching.id, ...CERTIFICATE_SETTINGS })
  const tests = [
    await insertTest(server, coaching, 'pre-test'),
    await insertTest(server, coaching, 'post-test'),
  ]
  const people = []
  for (const fullName of names) {
    const person = await server.createUser({ fullName })
    people.push(person)
    await insertProposal(server, coaching, person)
    await markPresent(server, coaching, person)
    for (const { set } of tests)
      await server.db.insert(testAttempts).values({
        ...{ coachingId: coaching.id, userId: person.id, kind: set.kind, setId: set.id },
        ...{ total: 4, startedAt: NOW, deadline: NOW, endedAt: NOW, benar: 4, score: 100 },
      })
  }
  return { coaching, people }
}
