import { randomUUID } from 'node:crypto'
import { api } from '../../lib/contract/index.ts'
import { EVERY_CALL, nameOf } from '../../lib/testing/every-call.ts'
import { sql } from '../db/orm.ts'
import { arrangeFullWorld } from '../testing/full-world.ts'
import { storedRows, tablesOf } from '../testing/stored-rows.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { validActs } from '../testing/valid-acts.ts'
import type { ValidCall } from '../testing/valid-call.ts'

let server: TestServer
let withoutRefusal: TestServer['db']['transaction']
beforeAll(async () => {
  server = await createTestServer()
  withoutRefusal = server.db.transaction
  await letCommitsBeRefused()
})
afterAll(async () => {
  await eachTable((table) => `drop trigger refuse on ${table}`)
  await server.close()
})

/** Its entry in the trail, whose commits are not refused here, is all that it stores. */
const TRAIL_ALONE = nameOf(api.secondFactor.exportPersons)

const writing = EVERY_CALL.filter(({ method }) => method !== 'GET')

/** What is kept beside a transaction that failed: refusals in the trail, and counts. */
const BESIDE = ['audit_trail', 'login_failures']

const eachTable = async (statement: (table: string) => string) => {
  for (const table of await tablesOf(server.db))
    if (!BESIDE.includes(table)) await server.db.execute(sql.raw(statement(table)))
}

/**
 * A database that takes every statement and refuses the commit of a transaction, as one does whose disk
 * is full. What a call stores outside its transaction is taken, and found.
 */
const letCommitsBeRefused = async () => {
  await server.db.execute(sql`create or replace function refuse() returns trigger
    language plpgsql as $$ begin
      if current_setting('portal.refused', true) = 'yes'
      then raise exception 'no space left on device'; end if;
      return null;
    end $$`)
  await eachTable(
    (
      table,
    ) => `create constraint trigger refuse after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function refuse()`,
  )
}
const refuseCommits = () => {
  server.db.transaction = (work, config) =>
    withoutRefusal(async (tx) => {
      await tx.execute(sql`select set_config('portal.refused', 'yes', true)`)
      return work(tx)
    }, config)
}
const takeCommits = () => {
  server.db.transaction = withoutRefusal
}

const arrange = async (name: string) => {
  takeCommits()
  const acts = await validActs(server, await arrangeFullWorld(server))
  const found = acts.find(({ endpoint }) => nameOf(endpoint) === name)
  if (!found) throw new Error(`no valid call of ${name}`)
  const { id, as, ...call }: ValidCall = found
  if (typeof as === 'string' || (as && 'token' in as)) throw new Error('no account')
  const token = as && (await server.tokenOf(as))
  // that a session's tokens are in use is noted once, at their first call
  if (token) await server.call(api.auth.me, { as: { token } })
  const make = () =>
    server.call(call.endpoint, {
      ...{ ...call, ...(id && { params: { id } }), ...(token && { as: { token } }) },
      headers: { 'idempotency-key': key },
    })
  const key = randomUUID()
  return { make, isAdmin: as !== undefined && as.role !== 'user' }
}

const state = async () => {
  const {
    audit_trail: trail = [],
    login_failures: counts = [],
    ...rows
  } = await storedRows(server.db)
  return { trail: new Set(trail.map((row) => JSON.stringify(row))), counts, rows }
}

test('every call that writes has a valid one to try', async () => {
  const acts = await validActs(server, await arrangeFullWorld(server))
  expect(acts.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual(
    writing.map(nameOf).toSorted(),
  )
})

/** One whose answer is a file only draws it. */
const storing = writing.filter(
  (endpoint) => !endpoint.binary && nameOf(endpoint) !== TRAIL_ALONE,
)

test.each(storing.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s: when its commit is refused nothing is stored, queued or done, and the caller hears it',
  async (name, endpoint) => {
    const { make, isAdmin } = await arrange(name)
    const removed = jest.spyOn(server.services.files, 'remove')
    const before = await state()
    const writes = server.app.visitorAnswers.writes()
    refuseCommits()
    const { status, problem } = await make()
    takeCommits()
    expect([status, problem.detail]).toEqual([
      500,
      expect.stringMatching(/^Terjadi kesalahan pada server/),
    ])
    const after = await state()
    expect(after.rows).toEqual(before.rows)
    const entries = [...after.trail].filter((entry) => !before.trail.has(entry))
    expect(entries.map((entry) => JSON.parse(entry))).toMatchObject(
      isAdmin ? [{ row: { call: name, status: 500 } }] : [],
    )
    // guesses are counted before their transaction, and the counts outlive it: one by network, one by account
    expect(after.counts).toHaveLength(endpoint.countsFirst ? 2 : 0)
    expect(removed).not.toHaveBeenCalled()
    expect(server.app.visitorAnswers.writes()).toBe(writes)

    expect((await make()).status).toBe(endpoint.accepts ? 202 : 200)
    expect((await state()).rows).not.toEqual(before.rows)
  },
)
