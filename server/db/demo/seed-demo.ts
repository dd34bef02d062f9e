import type { AnyPgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'
import { getTableColumns, sql } from '../orm.ts'
import { coaches, coachingCodeCounters, coachings, materi } from '../schema/coachings.ts'
import { banners, categories, faqs, guides, profiles } from '../schema/content.ts'
import { files as filesTable } from '../schema/files.ts'
import { attendance, certificates, surveys } from '../schema/participation.ts'
import { proposals } from '../schema/proposals.ts'
import { outbox } from '../schema/system.ts'
import { testAnswers, testAttempts, testQuestions, testSets } from '../schema/tests.ts'
import { institutions, userInterests, users } from '../schema/users.ts'
import { ACCOUNTS } from './content.ts'
import { idOf } from './demo-id.ts'
import { type DemoRows, demoRows } from './demo-rows.ts'

export type SeedDeps = {
  db: Db
  /** Where the bytes of files go, under the names that their rows say. */
  files: { put: (name: string, bytes: Buffer) => Promise<void> }
  now: Date
  passwords: { hash: (password: string) => Promise<string> }
  appName: string
}

/** Passwords of the demo accounts; all participants share one. */
export const DEMO_PASSWORDS = {
  superadmin: 'Superadmin123',
  admin: 'Admin12345',
  peserta: 'Peserta123',
}

/** Ids of the accounts that a demo makes, those of the page on starting it first. */
export const demoAccountIds = (): string[] =>
  ACCOUNTS.accounts.map(({ username }) => idOf('user', username))

/** All rows of a table as one value: as values of their own each is a part of the statement, which takes five times as long. */
const fill = async <T extends AnyPgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
) => {
  const given = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => row[key as keyof typeof row] !== undefined),
  )
  if (given.length === 0) return
  const names = sql.join(
    given.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const records = rows.map((row) =>
    Object.fromEntries(
      given.map(([key, { name }]) => [name, row[key as keyof typeof row]]),
    ),
  )
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`)
}

/** Tables in the order in which they refer to each other. */
export const insertDemo = async (tx: Db, rows: DemoRows): Promise<void> => {
  const { accounts, coachings: planned, content, journeys, tests } = rows
  await fill(tx, institutions, accounts.institutions)
  await fill(tx, users, accounts.users)
  await fill(tx, categories, content.categories)
  await fill(tx, userInterests, accounts.interests)
  await fill(
    tx,
    filesTable,
    rows.files.map(({ row }) => row),
  )
  await fill(tx, banners, content.banners)
  await fill(tx, faqs, content.faqs)
  await fill(tx, profiles, content.profiles)
  await fill(tx, guides, content.guides)
  await fill(tx, coachings, planned.coachings)
  await fill(tx, coachingCodeCounters, planned.counters)
  await fill(tx, coaches, planned.coaches)
  await fill(tx, materi, planned.materi)
  await fill(tx, proposals, rows.proposals)
  await fill(tx, testSets, tests.sets)
  await fill(tx, testQuestions, tests.questions)
  await fill(tx, testAttempts, journeys.attempts)
  await fill(tx, testAnswers, journeys.answers)
  await fill(tx, attendance, journeys.attendance)
  await fill(tx, certificates, journeys.certificates)
  await fill(tx, surveys, journeys.surveys)
  await fill(tx, outbox, rows.messages)
}

const hasAccounts = async (db: Db) =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0

/**
 * Fills a database that has no accounts yet with the demo data, relative to `now`. Files come
 * first and under fixed names, rows in one transaction: a start that is cut off is simply repeated.
 *
 * @returns whether there was anything to do
 */
export const seedDemo = async ({ db, files, now, passwords, appName }: SeedDeps) => {
  if (await hasAccounts(db)) return false
  const rows = await demoRows({
    ...{ now, appName },
    passwords: {
      superadmin: await passwords.hash(DEMO_PASSWORDS.superadmin),
      admin: await passwords.hash(DEMO_PASSWORDS.admin),
      peserta: await passwords.hash(DEMO_PASSWORDS.peserta),
    },
  })
  await Promise.all(rows.files.map(({ row, bytes }) => files.put(row.name, bytes)))
  try {
    await db.transaction(async (tx) => {
      // A fresh database has the migration's first rows: nobody has an account to have changed them.
      for (const table of [institutions, profiles, guides]) await tx.delete(table)
      await insertDemo(tx, rows)
    })
    return true
  } catch (error) {
    // Another server that was started at the same time was first.
    if (await hasAccounts(db)) return false
    throw error
  }
}
