import type {
  ReminderKind,
  ReminderOutcome,
} from '../../../lib/entities/reminder-values.ts'
import type { Db } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'

export type CoachingRow = {
  id: string
  category_id: string
  topic: string
  total_peserta: number
  tanggal_meeting: string | null
  jam_mulai: string | null
  jam_selesai: string | null
  is_published: boolean
  meeting_url: string | null
  deleted_at: string | null
}
export type ProposalRow = {
  id: string
  coaching_id: string
  user_id: string
  questions: string[]
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  reason: string | null
  decided_at: string | null
  cancelled_at: string | null
  removed_at: string | null
}
export type AttemptRow = {
  id: string
  coaching_id: string
  user_id: string
  set_id: string
  kind: 'pre-test' | 'post-test'
  deadline: string
  ended_at: string | null
  benar: number | null
}
export type AnswerRow = {
  attempt_id: string
  question_id: string
  jawaban: string
  seq: number | null
  session_id: string | null
  received_at: string
}
export type OutboxRow = {
  id: string
  channel: 'email' | 'whatsapp'
  user_id: string | null
  recipient: string
  subject: string
  body: string
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled' | 'unknown'
  hold_key: string | null
  reminder_id: string | null
}
export type ReminderRow = {
  id: string
  user_id: string
  coaching_id: string | null
  occasion: string
  kind: ReminderKind
  outcome: ReminderOutcome
}
type Participation = { coaching_id: string; user_id: string }

/** All that a world looks at, as it is stored. */
export type Rows = {
  coachings: CoachingRow[]
  proposals: ProposalRow[]
  test_attempts: AttemptRow[]
  test_answers: AnswerRow[]
  test_questions: { id: string; set_id: string }[]
  attendance: Participation[]
  surveys: (Participation & { saran: string | null })[]
  certificates: (Participation & {
    id: string
    file_id: string | null
    file_name: string | null
  })[]
  faqs: { id: string; question: string; answer: string }[]
  outbox: OutboxRow[]
  reminders: ReminderRow[]
}

export const NO_ROWS: Rows = {
  ...{ coachings: [], proposals: [], test_attempts: [], test_answers: [] },
  test_questions: [],
  ...{ attendance: [], surveys: [], certificates: [], faqs: [], outbox: [] },
  reminders: [],
}

const TABLES = Object.keys(NO_ROWS)
/** What changes with another table: a file that goes leaves its certificate. */
const LEFT_BY: Record<string, string> = { certificates: 'files' }

/** Reads tables at one moment. */
const readTables = async (db: Db, tables: string[]): Promise<Partial<Rows>> => {
  const parts = tables.map(
    (table) => `'${table}', (select coalesce(json_agg(t), '[]') from ${table} t)`,
  )
  const read = sql.raw(`select json_build_object(${parts.join(', ')}) as rows`)
  const { rows } = await db.execute<{ rows: Partial<Rows> }>(read)
  return rows[0]?.rows ?? {}
}

/** Reads all of it at one moment. */
export const readRows = async (db: Db): Promise<Rows> => ({
  ...NO_ROWS,
  ...(await readTables(db, TABLES)),
})

/** What was known, with those tables read again that have changed since. */
export const readChanged = async (
  db: Db,
  known: Rows,
  changed: ReadonlySet<string>,
): Promise<Rows> => {
  const tables = TABLES.filter(
    (table) => changed.has(table) || changed.has(LEFT_BY[table] ?? ''),
  )
  return tables.length === 0 ? known : { ...known, ...(await readTables(db, tables)) }
}
