import { EVERY_CALL, nameOf } from '../lib/testing/every-call.ts'
import { emptyTables } from './db/empty-tables.ts'
import { getTableColumns, is, PgTable } from './db/orm.ts'
import * as coachings from './db/schema/coachings.ts'
import * as content from './db/schema/content.ts'
import * as files from './db/schema/files.ts'
import * as participation from './db/schema/participation.ts'
import * as proposals from './db/schema/proposals.ts'
import * as secondFactors from './db/schema/second-factors.ts'
import * as system from './db/schema/system.ts'
import * as tests from './db/schema/tests.ts'
import * as users from './db/schema/users.ts'
import { arrangeFullWorld } from './testing/full-world.ts'
import { sharedServer } from './testing/shared-server.ts'
import { storedRows } from './testing/stored-rows.ts'
import type { ValidCall } from './testing/valid-call.ts'
import { validCalls } from './testing/valid-calls.ts'

const server = sharedServer()

const withBody = EVERY_CALL.filter(({ body }) => body).map(nameOf)

const FOREIGN = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const FOREIGN_TIME = '1999-01-01T00:00:00.000Z'
const BY_TYPE: Record<string, unknown> = {
  ...{
    boolean: true,
    number: 77,
    date: FOREIGN_TIME,
    json: { kanari: 1 },
    array: ['kanari'],
  },
}
/** What a caller would like to be true, beside a value of its type for every column that there is. */
const WISHED = {
  ...{ role: 'superadmin', status: 'APPROVED', state: 'sent', kind: 'document' },
  ...{ isAdmin: true, admin: true, emailVerified: true, canEdit: true, canCancel: true },
  ...{ isHeld: false, eligible: true, done: true, $set: { role: 'superadmin' } },
  user: { id: FOREIGN, role: 'superadmin' },
  prototype: { role: 'superadmin' },
}
const tables = [
  coachings,
  content,
  files,
  participation,
  proposals,
  secondFactors,
  system,
  tests,
  users,
]
const columns = tables
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value) => is(value, PgTable))
  .flatMap((table) => Object.entries(getTableColumns(table)))
  .map(([name, { dataType, columnType }]): [string, unknown] => [
    name,
    columnType === 'PgUUID' ? FOREIGN : (BY_TYPE[dataType] ?? 'kanari'),
  ])
const EXTRAS: Record<string, unknown> = { ...Object.fromEntries(columns), ...WISHED }

type Described = { fields?: Record<string, Described>; innerType?: Described }

/** The body with every field that its schema does not know, in it and in the objects that it holds. */
const withExtras = (value: unknown, { fields = {}, innerType }: Described): unknown => {
  if (Array.isArray(value)) return value.map((item) => withExtras(item, innerType ?? {}))
  if (typeof value !== 'object' || value === null) return value
  const extras = Object.entries(EXTRAS).filter(([name]) => !Object.hasOwn(fields, name))
  const own = Object.entries(value).map(([name, inner]) => [
    name,
    withExtras(inner, fields[name] ?? {}),
  ])
  return { ...Object.fromEntries(extras), ...Object.fromEntries(own) }
}

const extended = async ({ endpoint, body }: ValidCall) => {
  const schema = await endpoint.body?.()
  const all = Object(withExtras(body, (schema?.describe() ?? {}) as Described))
  if (!endpoint.file) return all
  // A multipart body takes ten fields; what is no text comes as text.
  const wished = ['role', 'id', 'status', 'isPublished', 'userId', 'createdAt', 'image']
  return Object.fromEntries(
    [...wished, ...Object.keys(body)].map((name) => [name, all[name]]),
  )
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The same text for the same state: ids by their order, what is drawn or of this moment left out. */
const comparable = (text: string) => {
  const ids: string[] = []
  return (
    text
      .replace(/\$argon2[^"]+/g, 'hash')
      .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'token')
      .replace(/(?!1999)\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-][\d:]+)?/g, 'time')
      .replace(/"codes":\[[^\]]+\]/, 'codes')
      .replace(UUID, (id) => {
        if (!ids.includes(id)) ids.push(id)
        return id === FOREIGN ? id : `#${ids.indexOf(id)}`
      })
      .replace(
        /("(?:refresh_?token|token_hash|subject|sha256|secret|device)": ?")[^"]+/gi,
        '$1digest',
      )
      .replace(/\?token=[\w-]{43}/g, '?token')
      // a certificate's code is drawn anew for each, and its file with it
      .replace(/("kode": ?"|\/sertifikat\/)[2-9A-Z]{12}/g, '$1kode')
      .replace(/("mime": "application\/pdf",[^}]+?"size": )\d+/g, '$1n')
      .replace(/("dedupe_key": "[^"]+:)[0-9a-f]{64}/g, '$1digest')
      .replace(/(Penataan Batas |"admin|"Nama admin )\d+/g, '$1n')
  )
}

const stored = async () => JSON.stringify(await storedRows(server.db), null, 1)

const findCall = async (name: string) => {
  // rows come in the order of their making only from a table that was never written before
  await emptyTables(server.db)
  const calls = await validCalls(await arrangeFullWorld(server))
  const call = calls.find(({ endpoint }) => nameOf(endpoint) === name)
  if (!call) throw new Error(`no valid body of ${name}`)
  return call
}

const run = async ({ endpoint, id, body: _, ...call }: ValidCall, body: object) => {
  const sent = { ...call, ...(id && { params: { id } }), body: { ...body } }
  const { status, bytes } = await server.call(endpoint, sent)
  return comparable(`${status} ${bytes.toString()}\n${await stored()}`)
}

test('every call with a body has a valid one to begin from', async () => {
  const calls = await validCalls(await arrangeFullWorld(server))
  const names = calls.map(({ endpoint }) => nameOf(endpoint))
  expect(names.sort()).toEqual(withBody.sort())
  expect(Object.keys(EXTRAS).length).toBeGreaterThan(80)
})

test.each(withBody)('%s takes nothing that its form does not have', async (name) => {
  const plain = await findCall(name)
  const expected = await run(plain, plain.body)
  expect(expected).toMatch(plain.endpoint.accepts ? /^202 / : /^200 /)
  const call = await findCall(name)
  expect(await run(call, await extended(call))).toBe(expected)
})

test.each([
  ['__proto__', '{"__proto__":{"role":"superadmin"},'],
  ['constructor', '{"constructor":{"prototype":{"role":"superadmin"}},'],
  ['toString', '{"toString":"superadmin",'],
])('a body with %s is refused and changes nothing', async (_, beginning) => {
  const call = await findCall('POST /auth/update-user')
  const reply = await server.app.inject({
    method: 'POST',
    url: '/e-coaching/api/v1/auth/update-user',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await server.tokenOf(Object(call.as))}`,
    },
    payload: beginning + JSON.stringify(call.body).slice(1),
  })
  expect(reply.statusCode).toBe(400)
  expect(Object.hasOwn(Object.prototype, 'role')).toBe(false)
  const after = await stored()
  expect(after).toContain('Kanari bukan-peserta')
  expect(after).not.toContain('Sari Wijaya')
})
