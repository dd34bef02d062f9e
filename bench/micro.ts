import { createTestServer } from '../server/testing/test-server.ts'
import { openOwnDatabase } from '../server/testing/world/own-database.ts'
import { sql } from '../server/db/orm.ts'
import { Month } from '../server/testing/month/month.ts'
import { playMonth } from '../server/testing/month/play.ts'
const server = await createTestServer({ database: await openOwnDatabase() })
for (let seed = 20; seed < 45; seed++) await playMonth(server, { seed, days: 30 })
const ex = async (q: string) => { const { rows } = await server.pool.query('explain (analyze, buffers) ' + q); console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n')) }
await ex(`select distinct reminders.* from outbox join reminders on reminders.id = outbox.reminder_id where outbox.state = 'queued' and reminders.coaching_id is not null`)
await ex(`update outbox set state = 'failed' where state = 'queued' and expires_at <= now() - interval '100 days'`)
await ex(`select id from coachings where is_published`)
const { rows } = await server.pool.query(`select relname, relpages, pg_relation_size(oid) / 8192 as pages from pg_class where relname in ('outbox','reminders','users','coachings','proposals','audit_trail','outbox_pkey', 'reminders_pkey')`)
console.log(rows)
const before = process.cpuUsage()
await server.pool.query('vacuum')
const u = process.cpuUsage(before); console.log('vacuum', (u.user + u.system) / 1000)
const { rows: r2 } = await server.pool.query(`select relname, relpages, pg_relation_size(oid) / 8192 as pages from pg_class where relname in ('outbox','reminders','users','coachings','proposals','audit_trail','outbox_pkey', 'reminders_pkey')`)
console.log(r2)
await ex(`select distinct reminders.* from outbox join reminders on reminders.id = outbox.reminder_id where outbox.state = 'queued' and reminders.coaching_id is not null`)
process.exit(0)
