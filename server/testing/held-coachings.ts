import type { TestKind } from '../../lib/entities/test.ts'
import { and, eq } from '../db/orm.ts'
import { certificateSettings } from '../db/schema/certificate-making.ts'
import { certificates, surveys } from '../db/schema/participation.ts'
import { testAttempts } from '../db/schema/tests.ts'
import { institutions } from '../db/schema/users.ts'
import type { UserRow } from '../repositories/users.ts'
import { SURVEY_QUESTIONS } from '../services/survey-questions.ts'
import { CERTIFICATE_SETTINGS } from './made-certificates.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  markPresent,
  meeting,
} from './participation-rows.ts'
import type { TestServer } from './test-server.ts'

export type Place = { id: string }

const giveScore = async (
  server: TestServer,
  { place, user, kind }: { place: Place; user: UserRow; kind: TestKind },
  { setId, score }: { setId: string; score: number | null },
) => {
  const now = server.clock.now()
  await server.db.insert(testAttempts).values({
    ...{ coachingId: place.id, userId: user.id, kind, setId, total: 4, score },
    ...{ startedAt: now, deadline: now, endedAt: now },
  })
}

/** A participant gives every element of the survey the same rating. */
export const answerSurvey = (
  server: TestServer,
  place: Place,
  { user, rating }: { user: UserRow; rating: number },
) =>
  server.db.insert(surveys).values({
    ...{ coachingId: place.id, userId: user.id, submittedAt: server.clock.now() },
    answers: Object.fromEntries(SURVEY_QUESTIONS.map(({ id }) => [id, rating])),
  })

/** [pre-test, post-test, attended, rating, certificate] of each participant. */
export type Result = [number | null, number | null, boolean, number | null, boolean]

/** A coaching that is over, with what came of these people in it. */
export const insertHeld = async (
  server: TestServer,
  results: Result[],
  { day, hours, people }: { day: string; hours: number | null; people: UserRow[] },
) => {
  const place = await insertCoaching(server, meeting(day, '09:00', '11:00'))
  const pre = await insertTest(server, place, 'pre-test')
  const post = await insertTest(server, place, 'post-test')
  if (hours)
    await server.db
      .insert(certificateSettings)
      .values({ coachingId: place.id, ...CERTIFICATE_SETTINGS, hours })
  for (const [index, [before, after, isThere, rating, hasFile]] of results.entries()) {
    const user = people[index] as UserRow
    await insertProposal(server, place, user)
    const scores = [
      ['pre-test', pre.set.id, before],
      ['post-test', post.set.id, after],
    ] as const
    for (const [kind, setId, score] of scores)
      if (score !== null) await giveScore(server, { place, user, kind }, { setId, score })
    if (isThere) await markPresent(server, place, user)
    if (rating !== null) await answerSurvey(server, place, { user, rating })
    if (hasFile)
      await server.db
        .update(certificates)
        .set({ fileName: 'sertifikat.pdf' })
        .where(and(eq(certificates.coachingId, place.id), eq(certificates.userId, user.id)))
  }
  return place
}

export const insertInstitution = async (server: TestServer, name: string) => {
  const [row] = await server.db.insert(institutions).values({ name }).returning()
  return row?.id ?? ''
}
