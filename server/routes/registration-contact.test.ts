import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { waitingSender } from '../services/senders.ts'
import { NEW_PASSWORD, recoverySteps, tokenIn } from '../testing/recovery-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { createTestServer } from '../testing/test-server.ts'

const [FIRST, NEXT] = ['sari@contoh.go.id', 'sari.baru@contoh.go.id']
const CHOSEN = 'Bakau2027x'
const PROFILE = {
  ...{ fullName: 'Sari', jenisKelamin: 'Perempuan', namaInstansi: 'Balai' },
  ...{ email: FIRST, whatsapp: '081234567890', username: 'sari' },
  coachingYangDiminati: [],
} as const

const server = emptiedServer()
const steps = recoverySteps(server)

const register = async (at = server) => {
  const body = { ...PROFILE, password: CHOSEN, confirmPassword: CHOSEN }
  const { answer } = await at.call(api.auth.register, { body })
  return { toConfirm: answer.toConfirm, as: { token: answer.accessToken } }
}
type As = { token: string } | UserRow
const waiting = async (as: As, at = server) =>
  (await at.call(api.contactConfirmation.list, { as })).answer
const change = (as: As, email: string) =>
  server.call(api.auth.updateUser, { as, body: { ...PROFILE, email } })
const confirm = (token: string) =>
  server.call(api.contactConfirmation.confirm, { body: { token, password: CHOSEN } })
/** To whom messages with a link of this page go, in whatever order, and the token that one of them gets. */
const sent = async (page: string, owner = FIRST) => {
  await steps.work()
  await steps.deliver()
  const messages = server.sent.filter(({ body }) => body.includes(`#/${page}?`))
  server.sent.length = 0
  return {
    to: messages.map(({ recipient }) => recipient).sort(),
    token: tokenIn(messages.find(({ recipient }) => recipient === owner)?.body),
  }
}

test('the address of a registration is not confirmed before its link and the password are', async () => {
  const { as, toConfirm } = await register()
  expect(toConfirm).toBe('email')
  expect(await waiting(as)).toMatchObject([{ channel: 'email', confirmed: FIRST }])
  const { to, token } = await sent('konfirmasi-kontak')
  expect(to).toEqual([FIRST])
  expect((await confirm(token)).status).toBe(200)
  expect(await waiting(as)).toEqual([])
  await steps.deliver()
  expect(server.sent).toEqual([])
})

test('until then it is the way back all the same, also after a change and the way back from it', async () => {
  const { as } = await register()
  for (const email of [FIRST, NEXT, FIRST]) {
    await change(as, email)
    expect(await waiting(as)).toMatchObject([{ channel: 'email', confirmed: FIRST }])
  }
  // one for the registration, and one for each change
  expect((await sent('konfirmasi-kontak')).to).toEqual([NEXT, FIRST, FIRST])
  await steps.ask('sari')
  const { to, token } = await sent('password-baru')
  expect(to).toEqual([PROFILE.whatsapp, FIRST])
  expect((await steps.reset(token, NEW_PASSWORD)).status).toBe(200)
})

test('its link is the first of five in an hour', async () => {
  const { as } = await register()
  const statuses = []
  for (let n = 0; n < 5; n += 1)
    statuses.push(
      (
        await server.call(api.contactConfirmation.sendAgain, {
          as,
          body: { channel: 'email' },
        })
      ).status,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('a mistyped one is nothing any more when the right one is confirmed, and going back to it is a change', async () => {
  const { as } = await register()
  await change(as, NEXT)
  expect((await confirm((await sent('konfirmasi-kontak', NEXT)).token)).status).toBe(200)
  await steps.ask(FIRST)
  expect((await sent('password-baru')).to).toEqual([])
  await change(as, FIRST)
  expect(await waiting(as)).toMatchObject([{ channel: 'email', confirmed: NEXT }])
})

test.each([
  [{ email: waitingSender }, 'whatsapp'],
  [{ email: waitingSender, whatsapp: waitingSender }, undefined],
] as const)('where no e-mail goes out: %j', async (senders, channel) => {
  const other = await createTestServer({ senders: { ...server.deps.senders, ...senders } })
  const { as, toConfirm } = await register(other)
  expect(toConfirm).toBe(channel)
  if (channel) expect(await waiting(as, other)).toMatchObject([{ channel }])
  expect(await other.outbox()).toHaveLength(channel ? 1 : 0)
  await other.close()
})
