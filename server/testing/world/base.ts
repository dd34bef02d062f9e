import { TEST_KINDS } from '../../../lib/entities/test-values.ts'
import { eq } from '../../db/orm.ts'
import { categories, faqs } from '../../db/schema/content.ts'
import { attendance } from '../../db/schema/participation.ts'
import { testAttempts, testSets } from '../../db/schema/tests.ts'
import type { UserRow } from '../../repositories/users.ts'
import { madeOnce } from '../begin-again.ts'
import { insertCoaching, insertTest, meeting } from '../participation-rows.ts'
import type { TestServer } from '../test-server.ts'

export type Place = { id: string }

/** What every world begins with; what it keeps of it is made only once on a server. */
export type Base = {
  admins: UserRow[]
  people: UserRow[]
  places: Place[]
  faqId: string
}

export const DAY = '2026-08-26'
const NUMBERS = [1, 2, 3]
/** Names that are easily taken for one another. */
const NAMES = ['Siti Rahma', 'Siti Rahmah', 'Rahma Siti Nur']

const addPlace = async (
  server: TestServer,
  change: Parameters<typeof insertCoaching>[1],
): Promise<Place> => {
  const coaching = await insertCoaching(server, change)
  for (const kind of TEST_KINDS) await insertTest(server, coaching, kind)
  return { id: coaching.id }
}

const addFaq = async ({ db }: TestServer) => {
  const [category] = await db.insert(categories).values({ name: 'Tanya' }).returning()
  const text = {
    categoryId: category?.id ?? '',
    question: '<p>Apa?</p>',
    answer: '<p>Ini.</p>',
  }
  const [faq] = await db.insert(faqs).values(text).returning()
  return faq?.id ?? ''
}

const make = async (server: TestServer): Promise<Base> => {
  const admins: UserRow[] = []
  const people: UserRow[] = []
  for (const no of NUMBERS)
    admins.push(await server.createUser({ role: 'admin', username: `admin-${no}` }))
  for (const no of NUMBERS)
    people.push(
      await server.createUser({
        ...{ username: `peserta-${no}`, fullName: NAMES[no - 1] ?? '' },
        ...{ email: `p${no}@contoh.go.id`, whatsapp: `08120000000${no}` },
      }),
    )
  const today = meeting(DAY, '10:00', '12:00')
  const places = [
    await addPlace(server, { ...today, topic: 'Batas', totalPeserta: 2 }),
    await addPlace(server, { topic: 'Batas', totalPeserta: 2 }),
  ]
  return { admins, people, places, faqId: await addFaq(server) }
}

/** The server as every world begins on it. */
export const beginAgain = madeOnce(make)

/** These have done all that the first coaching asks for, and wait for their certificates. */
export const completeFirst = async (
  { db, clock }: TestServer,
  people: UserRow[],
  { places }: Base,
) => {
  const coachingId = places[0]?.id ?? ''
  const endedAt = clock.now()
  const sets = await db.select().from(testSets).where(eq(testSets.coachingId, coachingId))
  const times = { startedAt: endedAt, deadline: endedAt, endedAt }
  const rows = people.flatMap(({ id: userId }) =>
    sets.map(({ id: setId, kind }) => ({
      ...{ coachingId, userId, setId, kind, total: 4, benar: 0, score: 0, ...times },
    })),
  )
  await db.insert(testAttempts).values(rows)
  await db
    .insert(attendance)
    .values(people.map(({ id: userId }) => ({ coachingId, userId, markedAt: endedAt })))
}
