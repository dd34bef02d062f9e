import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { passwordLinks, users } from '../db/schema/users.ts'
import type { UserRow } from '../repositories/users.ts'
import { changeAdmin } from '../services/admin-accounts.ts'
import { waitingSender } from '../services/senders.ts'
import { callBeside } from '../testing/beside.ts'
import { recoverySteps, tokenIn } from '../testing/recovery-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.ts'

const server = emptiedServer()
const steps = recoverySteps(server)

const unlock = ({ id }: UserRow) =>
  server.db.update(users).set({ lockedAt: null }).where(eq(users.id, id))

const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

describe("an admin's link", () => {
  const makeFor = (user: UserRow, as: 'user' | 'admin' | 'superadmin') =>
    server.call(api.passwordRecovery.makeLink, { params: { id: user.id }, as })

  test("'shown once … 24 hours, in the audit trail'", async () => {
    const sari = await server.createUser({ username: 'sari' })
    const { status, answer } = await makeFor(sari, 'admin')
    expect(status).toBe(200)
    expect(answer.url).toMatch(
      /^http:\/\/localhost:3000\/e-coaching\/#\/password-baru\?token=[\w-]{43}$/,
    )
    expect(answer.expiresAt).toBe(after(24 * 60).toISOString())
    const { answer: trail } = await server.call(api.audit.list, { as: 'superadmin' })
    expect(trail.entries).toMatchObject([{ call: 'POST /user/:id/password-link' }])
    expect(JSON.stringify(trail)).not.toContain(tokenIn(answer.url))
    expect((await steps.reset(tokenIn(answer.url))).status).toBe(200)
  })

  test("'An admin cannot do that for an admin; a superadmin can.'", async () => {
    const admin = await server.createUser({ role: 'admin' })
    const refused = await makeFor(admin, 'admin')
    expect(refused.status).toBe(403)
    expect(refused.problem.detail).toBe(
      'Hanya superadmin yang dapat membuat tautan untuk akun admin.',
    )
    expect((await makeFor(admin, 'superadmin')).status).toBe(200)
  })

  test('none is made, and none sent, beside the locking of its account', async () => {
    const by = await server.createUser({ role: 'superadmin' })
    const ratna = await server.createUser({ role: 'admin', username: 'ratna' })
    const lockBeside = <T>(call: () => Promise<T>) => {
      const locked = { id: ratna.id, by, body: { locked: true }, now: TEST_NOW }
      return callBeside(server.db, (tx) => changeAdmin(tx, server.services, locked), call)
    }
    const made = await lockBeside(() => makeFor(ratna, 'superadmin'))
    expect(made?.problem.detail).toBe('Akun ini dikunci. Buka kuncinya dahulu.')
    await unlock(ratna)
    await steps.ask('ratna')
    await lockBeside(() => steps.work())
    await unlock(ratna)
    expect(await server.db.$count(passwordLinks)).toBe(0)
    expect(await server.outbox()).toEqual([])
  })

  test('not for a participant, and not for somebody who is not there', async () => {
    const sari = await server.createUser()
    expect((await makeFor(sari, 'user')).status).toBe(403)
    expect((await makeFor({ ...sari, id: crypto.randomUUID() }, 'admin')).status).toBe(404)
  })
})

describe('what the server can do', () => {
  const featuresOf = async (at: TestServer) => (await at.call(api.features.list)).answer

  test('with gateways', async () => {
    expect(await featuresOf(server)).toEqual(
      expect.arrayContaining([
        ...['password-recovery', 'recovery-messages', 'second-factor', 'sessions'],
        ...['certificate-making', 'certificate-check', 'place-alert', 'reminders'],
        ...['office', 'privacy', 'report'],
      ]),
    )
  })

  test("'Without a mail server' nobody is told that a message was sent", async () => {
    const senders = { email: waitingSender, whatsapp: waitingSender }
    const mute = await createTestServer({ senders })
    const features = await featuresOf(mute)
    expect(features).toContain('password-recovery')
    expect(features).not.toContain('recovery-messages')
    const { status, problem } = await mute.call(api.passwordRecovery.ask, {
      body: { identity: 'sari' },
    })
    await mute.close()
    expect(status).toBe(409)
    expect(problem.detail).toBe(
      'Portal ini belum dapat mengirim pesan. Admin dapat membuat tautan password baru untuk Anda.',
    )
  })
})
