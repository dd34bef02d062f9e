import { sql } from '../../db/orm.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { readSections } from './sections.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A part of the copy of the own data, or why it is in none. */
type Fate = { in: string } | { why: string }

const SECRET = {
  why: 'a way into the account, of which the server itself knows a hash alone',
}
const OTHERS = {
  why: 'what an admin did with the data of others; the trail of acts tells it',
}

/** Every column that names an account, with what the copy of the own data makes of it. */
const COLUMNS: Record<string, Fate> = {
  'attendance.marked_by': OTHERS,
  'attendance.user_id': { in: 'Kehadiran' },
  'audit_trail.actor_id': { in: 'Jejak tindakan admin' },
  'certificates.user_id': { in: 'Sertifikat' },
  'coachings.admin_id': { in: 'Coaching yang Anda tangani' },
  'contact_changes.user_id': { in: 'Kontak yang belum dikonfirmasi' },
  'data_exports.user_id': { why: 'the copy itself' },
  'files.uploaded_by': { in: 'File yang Anda unggah' },
  'issued_certificates.issued_by': OTHERS,
  'jobs.created_by': OTHERS,
  'known_devices.user_id': { in: 'Perangkat yang dikenali' },
  'login_challenges.user_id': SECRET,
  'outbox.created_by': OTHERS,
  'outbox.user_id': { in: 'Pesan kepada Anda' },
  'password_links.user_id': SECRET,
  'place_alerts.user_id': { in: 'Kabar bila ada tempat' },
  'privacy_texts.created_by': OTHERS,
  'proposals.decided_by': OTHERS,
  'proposals.user_id': { in: 'Pengajuan coaching' },
  'recovery_codes.user_id': SECRET,
  'reminders.user_id': { in: 'Pengingat' },
  'second_factors.user_id': { in: 'Akun' },
  'sessions.user_id': { in: 'Login dan perangkat' },
  'surveys.user_id': { in: 'Survei' },
  'test_answers.session_id': { in: 'Login dan perangkat' },
  'test_attempts.user_id': { in: 'Test' },
  'user_interests.user_id': { in: 'Topik yang diminati' },
}

/** Tables that name no account, with what they hold. */
const WITHOUT: Record<string, string> = {
  banners: 'content',
  categories: 'content',
  certificate_counters: 'numbers',
  certificate_templates: 'how papers look',
  certificate_settings: 'how papers are made; their signers are named by the office',
  coaches: 'who coaches: named by the office in public',
  coaching_code_counters: 'numbers',
  failed_logins:
    'how many logins failed under a hashed name, until the next good one or 90 days',
  faqs: 'content',
  first_account_links: 'a hash for an hour, while nobody of the office has an account',
  guides: 'content',
  heard_numbers: 'a hash of who wrote to the office by WhatsApp, for a day',
  holidays: 'days on which the office does not work',
  idempotency_keys:
    'answers for a day, enciphered with the key of who asked; an erasure takes them',
  institutions: 'offices',
  job_rows: 'names of who gets a certificate, by the certificate: an erasure takes them',
  login_failures: 'counted attempts: hashes for an hour',
  materi: 'content',
  office: 'the office itself, as it shows itself in public',
  profiles: 'content',
  recovery_requests: 'a name as it was typed, for seconds: an erasure takes it',
  reminder_settings: 'content',
  test_questions: 'content',
  test_sets: 'content',
  users: 'the account itself, in "Akun"',
}

/** Uuid columns that refer to an account, or to no table at all and so perhaps to one. */
const columnsOfAccounts = async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    left join (
      select k.conrelid::regclass::text as table_name, a.attname as column_name,
        k.confrelid::regclass::text as target
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f'
    ) r on r.table_name = c.table_name and r.column_name = c.column_name
    where c.table_schema = 'public' and c.data_type = 'uuid' and c.column_name <> 'id'
      and coalesce(r.target, 'users') = 'users'
    order by 1`)
  return rows.map(({ name }) => name)
}

test('every column that names an account is in the copy of the own data, or it is said why not', async () => {
  expect(await columnsOfAccounts()).toEqual(Object.keys(COLUMNS).toSorted())
})

test('what no column tells is known too: a new table says what it holds', async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const naming = new Set(Object.keys(COLUMNS).map((name) => name.replace(/\..*/, '')))
  const others = rows.map(({ name }) => name).filter((name) => !naming.has(name))
  expect(others.toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})

test('the parts that are named are there', async () => {
  const nobody = crypto.randomUUID()
  const titles = (await readSections(database.db, nobody)).map(({ title }) => title)
  const named = Object.values(COLUMNS).flatMap((fate) => ('in' in fate ? [fate.in] : []))
  expect(named.filter((title) => ![...titles, 'Sertifikat'].includes(title))).toEqual([])
})
