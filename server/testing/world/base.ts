import { sql } from 'drizzle-orm'
import type { TestKind } from '../../../lib/entities/test.ts'
import { categories, faqs } from '../../db/schema/content.ts'
import type { UserRow } from '../../repositories/users.ts'
import { insertCoaching, insertTest, meeting } from '../participation-rows.ts'
import type { TestServer } from '../test-server.ts'

export type Place = { id: string; questions: Record<TestKind, string[]> }

/** What every world begins with; what it keeps of it is made only once on a server. */
export type Base = {
  admins: UserRow[]
  people: UserRow[]
  places: Place[]
  faqId: string
}

export const DAY = '2026-08-26'
const NUMBERS = [1, 2, 3]

const addPlace = async (
  server: TestServer,
  change: Parameters<typeof insertCoaching>[1],
): Promise<Place> => {
  const coaching = await insertCoaching(server, change)
  const idsOf = async (kind: TestKind) => {
    const { questions } = await insertTest(server, coaching, kind)
    return questions.map(({ id }) => id)
  }
  const questions = {
    'pre-test': await idsOf('pre-test'),
    'post-test': await idsOf('post-test'),
  }
  return { id: coaching.id, questions }
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
        ...{ username: `peserta-${no}`, fullName: `Kanari ${no}` },
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

const TABLES = sql.raw(
  `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
)

/** Text that empties all tables and puts back what they hold now. */
const textOf = async ({ db }: TestServer) => {
  const { rows: tables } = await db.execute<{ name: string }>(TABLES)
  const inserts: string[] = []
  for (const { name } of tables) {
    const read = sql.raw(`select json_agg(t)::text as rows from ${name} t`)
    const { rows } = await db.execute<{ rows: string | null }>(read)
    const kept = rows[0]?.rows?.replaceAll("'", "''")
    const records = `json_populate_recordset(null::${name}, '${kept}')`
    if (kept) inserts.push(`insert into ${name} select * from ${records}`)
  }
  const deletes = tables.map(({ name }) => `delete from ${name}`)
  const references = 'set local session_replication_role'
  const parts = [`${references} = replica`, ...deletes, ...inserts]
  return `begin; ${parts.join('; ')}; commit`
}

const bases = new WeakMap<TestServer, { base: Base; text: string }>()

/** The server as every world begins on it. */
export const beginAgain = async (server: TestServer): Promise<Base> => {
  const known = bases.get(server)
  if (known) {
    await server.pool.query(known.text)
    return known.base
  }
  await server.reset()
  const base = await make(server)
  bases.set(server, { base, text: await textOf(server) })
  return base
}
