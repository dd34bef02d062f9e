/**
 * How long the figures of a year take: `npx node bench/report.ts`, or `… bench/report.ts 100 10000` for one size alone.
 * On a real PostgreSQL and on the embedded database, wall and processor time of the best of five. Exits with 1 where
 * the processor needs longer than a second for 10,000 participations or five for 100,000.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { type Database, openDatabase } from '../server/db/open.ts'
import { makeReport } from '../server/services/report.ts'
import { SURVEY_QUESTIONS } from '../server/services/survey-questions.ts'
import { startPostgres } from '../server/testing/postgres-server.ts'

const RUNS = 5
/** Jiffies of Linux. */
const MS_PER_TICK = 10
const YEAR = { from: '2026-01-01', until: '2026-12-31' }
const NOW = new Date('2027-01-10T00:00:00Z')
const INSTITUTIONS = 60
const FILL_MS = 600_000

const [coachings, people] = process.argv.slice(2).map(Number)
const SIZES: [number, number][] =
  coachings && people
    ? [[coachings, people]]
    : [
        [100, 10_000],
        [1_000, 100_000],
      ]

/** As many persons as participations divided by ten, each in ten coachings. */
const fill = async (pool: Pool, [places, participations]: [number, number]) => {
  const perPlace = participations / places
  const persons = Math.max(perPlace, participations / 10)
  const ratings = SURVEY_QUESTIONS.map(({ id }, at) => `'${id}', 1 + (n + ${at}) % 4`)
  const each = `from generate_series(0, ${participations - 1}) n
    join c on c.no = n / ${perPlace} join u on u.no = n % ${persons}`
  const numbered = `with c as (select id, split_part(coaching_code, '-', 3)::int as no from coachings),
    u as (select id, substr(username, 2)::int as no from users where role = 'user')`
  const statements = [
    `insert into institutions (name) select 'Instansi ' || n from generate_series(1, ${INSTITUTIONS}) n`,
    `insert into categories (name) select 'Kategori ' || n from generate_series(1, 8) n`,
    `insert into users (role, username, email, full_name, whatsapp, password_hash)
      values ('admin', 'a', 'a@contoh.go.id', 'Admin', '', '')`,
    `insert into users (role, username, email, full_name, whatsapp, password_hash, institution_id)
      select 'user', 'u' || n, n || '@contoh.go.id', 'Peserta ' || n, '', '', i.id
      from generate_series(0, ${persons - 1}) n
      join (select id, row_number() over () as no from institutions) i on i.no = 1 + n % ${INSTITUTIONS}`,
    `insert into coachings (coaching_code, topic, category_id, flyer, total_peserta, admin_id, is_published,
        publish_date, tanggal_meeting, jam_mulai, jam_selesai)
      select 'KHT-2026-' || n, 'Topik ' || n, k.id, '', ${perPlace}, (select id from users where role = 'admin'), true,
        '2026-01-01', m, m, m + interval '2 hours'
      from generate_series(0, ${places - 1}) n
      join (select id, row_number() over () as no from categories) k on k.no = 1 + n % 8
      cross join lateral (select timestamptz '2026-01-02 09:00+07' + n % 360 * interval '1 day' as m) d`,
    `insert into certificate_settings (coaching_id, template_id, hours, number_pattern, place, signers)
      select id, 'siap-pakai', 4, '{urut}', 'Jakarta', '[]' from coachings`,
    `insert into test_sets (coaching_id, kind, version, soal_file_name, uploaded_at)
      select id, kind, 1, 'soal.xlsx', now() from coachings cross join (values ('pre-test'), ('post-test')) k (kind)`,
    `${numbered} insert into proposals (coaching_id, user_id, questions, status, decided_at)
      select c.id, u.id, '{a,b,c}', 'APPROVED', now() ${each}`,
    `${numbered} insert into attendance (coaching_id, user_id, marked_at) select c.id, u.id, now() ${each} where n % 5 > 0`,
    `${numbered} insert into certificates (coaching_id, user_id, file_name)
      select c.id, u.id, case when n % 3 > 0 then 's.pdf' end ${each}`,
    `${numbered} insert into test_attempts (coaching_id, user_id, kind, set_id, started_at, deadline, ended_at, total, score)
      select c.id, u.id, s.kind, s.id, now(), now(), now(), 20, (n * 7 + length(s.kind)) % 101 ${each}
      join test_sets s on s.coaching_id = c.id where n % 10 > 0`,
    `${numbered} insert into surveys (coaching_id, user_id, answers, submitted_at)
      select c.id, u.id, jsonb_build_object(${ratings.join(', ')}), now() ${each} where n % 2 = 0`,
    'analyze',
  ]
  const connection = await pool.connect()
  await connection.query(`set statement_timeout = ${FILL_MS}`)
  for (const text of statements) {
    const patient = { text, query_timeout: FILL_MS }
    await connection.query(patient)
  }
  await connection.query('reset statement_timeout')
  connection.release()
}

/** Processor time of the database's processes, where they are not this one. */
const ticksOf = (processes: number[]) =>
  processes.reduce((sum, id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + Number(fields[11]) + Number(fields[12])
  }, 0)

const measured = async ({ db }: Database, processes: number[]) => {
  const [wall, cpu, ticks] = [performance.now(), process.cpuUsage(), ticksOf(processes)]
  const report = await makeReport(db, YEAR, NOW)
  const size = JSON.stringify(report).length
  const { user, system } = process.cpuUsage(cpu)
  const here = (user + system) / 1000
  return {
    ...{ wall: performance.now() - wall, size, accepted: report.total.accepted },
    processor: here + (ticksOf(processes) - ticks) * MS_PER_TICK,
  }
}

const backendOf = async ({ pool }: Database): Promise<number[]> => {
  const { rows } = await pool.query(
    'select pid from pg_stat_activity where datname = current_database() and pid is not null',
  )
  return rows.map(({ pid }) => pid)
}

const best = (numbers: number[]) => Math.round(Math.min(...numbers))

const run = async (name: string, database: Database, size: [number, number]) => {
  await fill(database.pool, size)
  const processes = name === 'PostgreSQL' ? await backendOf(database) : []
  const times = []
  for (let at = 0; at < RUNS; at += 1) times.push(await measured(database, processes))
  const [wall, processor] = [
    best(times.map((one) => one.wall)),
    best(times.map((one) => one.processor)),
  ]
  const { size: bytes = 0, accepted = 0 } = times[0] ?? {}
  console.log(
    `${name}: ${size[0]} coachings, ${accepted} participations: ${wall} ms, ${processor} ms of processor, ${Math.round(bytes / 1024)} kB`,
  )
  const limit = size[1] > 10_000 ? 5_000 : 1_000
  if (processor > limit || accepted !== size[1]) process.exitCode = 1
}

for (const size of SIZES) {
  const postgres = await startPostgres()
  const remote = await openDatabase({ databaseUrl: postgres.url, dataDir: tmpdir() })
  await run('PostgreSQL', remote, size)
  await remote.close()
  await postgres.stop()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-report-'))
  const embedded = await openDatabase({ databaseUrl: null, dataDir })
  await run('embedded', embedded, size)
  await embedded.close()
  rmSync(dataDir, { recursive: true })
}
