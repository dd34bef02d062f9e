import { randomUUID } from 'node:crypto'
import { api } from '../../lib/contract/index.ts'
import type { AuditPage } from '../../lib/entities/audit.ts'
import { sql } from '../db/orm.ts'
import { NAMELESS } from '../repositories/deleted-accounts.ts'
import { insertCoaching, insertProposal } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()

const MIDNIGHT = encodeURIComponent('2026-08-25T00:00:00+07:00')

const list = (query = '', as: 'superadmin' | 'admin' | 'user' = 'superadmin') =>
  server.call({ ...api.audit.list, path: `/audit${query}` as '/audit' }, { as })

const entriesOf = async (query?: string): Promise<AuditPage['entries']> =>
  (await list(query)).answer.entries

const newFaq = async () => {
  const admin = await server.createUser({ role: 'admin', fullName: 'Sri Wahyuni' })
  const { answer } = await server.call(api.category.create, {
    as: admin,
    body: { name: 'Rehabilitasi Hutan' },
  })
  return { admin, category: answer }
}

test('401 for a visitor, 403 for a participant and for an admin', async () => {
  expect((await server.call(api.audit.list)).status).toBe(401)
  expect((await list('', 'user')).status).toBe(403)
  expect((await list('', 'admin')).status).toBe(403)
})

test('an act says who, what, on what and when, and nothing that was written', async () => {
  const { admin } = await newFaq()
  const [entry, ...others] = await entriesOf()
  expect(others).toEqual([])
  expect(entry).toEqual({
    id: expect.any(String),
    at: '2026-08-24T02:00:00.000Z',
    actor: {
      id: admin.id,
      role: 'admin',
      username: admin.username,
      fullName: 'Sri Wahyuni',
    },
    call: 'POST /category',
    targets: expect.any(Object),
    status: 200,
    requestId: expect.any(String),
  })
  expect(JSON.stringify(entry)).not.toContain('Rehabilitasi')
})

test('ids of path and body stand under their names', async () => {
  const coaching = await insertCoaching(server)
  const user = await server.createUser({ role: 'user' })
  const proposal = await insertProposal(server, coaching, user, { status: 'PENDING' })
  await server.call(api.proposal.approve, {
    as: 'admin',
    body: { proposalId: proposal.id, coachingId: coaching.id },
  })
  const [entry] = await entriesOf()
  expect(entry).toMatchObject({
    call: 'POST /proposal/approve',
    targets: { proposalId: proposal.id, coachingId: coaching.id },
  })
  const { names } = (await list()).answer
  expect(names).toEqual({ [coaching.id]: `${coaching.coachingCode} ${coaching.topic}` })
  expect(await entriesOf(`?targetId=${proposal.id.toUpperCase()}`)).toHaveLength(1)
  expect(await entriesOf(`?targetId=${user.id}`)).toHaveLength(0)
})

test('whom an act was about is named as the account is called today, and not after its erasure', async () => {
  const user = await server.createUser({ fullName: 'Siti Rahma' })
  const admin = server.as('admin')
  await admin(api.user.get, { params: { id: user.id } })
  await admin(api.user.remove, { params: { id: user.id } })
  const { answer } = await list()
  expect(answer.entries[0]?.targets).toEqual({ id: user.id })
  expect(answer.names).toEqual({ [user.id]: NAMELESS })
})

test('a refused act is kept with its status, a wrongly filled form is not', async () => {
  const admin = server.as('admin')
  const unknown = { id: randomUUID() }
  await admin(api.user.remove, { params: unknown })
  await admin(api.category.create, { body: { name: '' } })
  const [entry, ...others] = await entriesOf('?result=refused')
  expect(others).toEqual([])
  expect(entry).toMatchObject({ call: 'DELETE /user/:id', status: 404, targets: unknown })
})

test('the act and its entry are stored together or not at all', async () => {
  const admin = server.as('admin')
  await server.db.execute(sql`alter table audit_trail rename to elsewhere`)
  const { status } = await admin(api.category.create, { body: { name: 'Tidak jadi' } })
  await server.db.execute(sql`alter table elsewhere rename to audit_trail`)
  expect(status).toBe(500)
  const { answer } = await admin(api.category.list)
  expect(answer).toEqual([])
})

test('an act repeated under its key is kept once', async () => {
  const coaching = await insertCoaching(server)
  const admin = server.as('admin')
  const notify = () =>
    admin(api.notification.updateCoaching, {
      headers: { 'idempotency-key': 'satu-kunci-yang-sama' },
      body: {
        coachingId: coaching.id,
        subject: 'Undangan',
        message: 'Selamat datang',
        notifToMember: true,
        notifToWa: false,
      },
    })
  const answers = [await notify(), await notify()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await entriesOf('?call=/notification/')).toHaveLength(1)
})

test("an admin's login is kept, a participant's acts are not", async () => {
  const admin = await server.createUser({ role: 'admin' })
  const user = await server.createUser({ role: 'user' })
  for (const { username } of [admin, user]) {
    const body = { username, password: TEST_PASSWORD }
    expect((await server.call(api.auth.login, { body })).status).toBe(200)
  }
  const [entry, ...others] = await entriesOf()
  expect(others).toEqual([])
  expect(entry).toMatchObject({ call: 'POST /auth/login', actor: { id: admin.id } })
})

test('pages follow each other without gaps, also where entries share an instant', async () => {
  const admin = server.as('admin')
  for (const name of ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima']) {
    await admin(api.category.create, { body: { name } })
  }
  const ids: string[] = []
  let after = ''
  for (let page = 0; page < 3; page += 1) {
    const { answer } = await list(`?limit=2${after}`)
    ids.push(...answer.entries.map(({ id }) => id))
    after = `&after=${encodeURIComponent(answer.next ?? '')}`
    expect(answer.next === null).toBe(page === 2)
  }
  expect(ids).toEqual((await entriesOf()).map(({ id }) => id))
  expect(new Set(ids).size).toBe(5)
})

test('filters by actor, call and time', async () => {
  const { admin } = await newFaq()
  server.clock.set(new Date('2026-08-25T09:00:00+07:00'))
  await server.call(api.category.create, { as: 'superadmin', body: { name: 'Lain' } })
  expect(await entriesOf(`?actorId=${admin.id}`)).toHaveLength(1)
  expect(await entriesOf('?call=/category')).toHaveLength(2)
  expect(await entriesOf('?call=_category')).toHaveLength(0)
  expect(await entriesOf('?act=POST%20/category')).toHaveLength(2)
  expect(await entriesOf('?act=POST%20/categor')).toHaveLength(0)
  expect(await entriesOf(`?from=${MIDNIGHT}`)).toHaveLength(1)
  expect(await entriesOf(`?until=${MIDNIGHT}`)).toHaveLength(1)
})

test.each([
  'limit=0',
  'limit=1001',
  'limit=x',
  'actorId=1',
  'targetId=%25',
  'after=x',
  'after=2026-13-01T00%3A00%3A00.000Z_00000000-0000-4000-8000-000000000000',
  'after=0000-01-01T00%3A00%3A00.000Z_00000000-0000-4000-8000-000000000000',
  'after=2026-08-24T00%3A00%3A00.000Z_------------------------------------',
  'from=kemarin',
  'from=2026-02-30T00%3A00%3A00Z',
  'from=0000-01-01T00%3A00%3A00Z',
  'until=99999-01-01T00%3A00%3A00Z',
  'result=x',
  'call=a&call=b',
])('refuses ?%s with a message', async (query) => {
  const { status, problem } = await list(`?${query}`)
  expect(status).toBe(400)
  expect(problem.detail).toMatch(/./)
})
