import { api } from '../../../lib/contract/index.ts'
import { issueAll, uploadPaper } from '../../testing/issued-certificates.ts'
import { withAdmin } from '../../testing/with-admin.ts'
import { NotDelivered, Refused, type Sender } from '../senders.ts'

const { withdraw, reissue } = api.certificateRegister

const { server, admin } = withAdmin()

const OVERTAKEN = 'Keadaan sertifikat ini sudah berubah sejak pesan ini ditulis.'

const pass = (minutes: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000))

const deliver = (email: Sender = server.deps.senders.email) => server.deliver({ email })
const away: Sender = async () => {
  throw new NotDelivered('Server surel tidak menjawab.')
}
const refusing: Sender = async () => {
  throw new Refused('Kotak surat penuh.')
}
const cutOff: Sender = async () => {
  throw new Error('Sambungan putus.')
}

/** A participant with a certificate, and admins who write about it and act on it. */
const prepare = async () => {
  const { coaching, people, rows } = await issueAll(server, admin, ['Ani'])
  const tell = async (message: string) => {
    const body = {
      ...{ userId: people[0]?.id ?? '', subject: 'Sertifikat', message },
      ...{ notifToMember: true, notifToWa: false },
    }
    const call = api.adminCoaching.sendCertificateNotification
    const params = { id: coaching.id }
    expect((await server.call(call, { as: admin, params, body })).status).toBe(200)
  }
  const act = async (call: typeof withdraw | typeof reissue, id: string) => {
    pass(1)
    const body = { reason: 'Nama salah tulis.' }
    const { status, answer } = await server.call(call, { as: admin, params: { id }, body })
    expect(status).toBe(200)
    pass(1)
    return answer.id
  }
  const upload = async () => {
    pass(1)
    expect((await uploadPaper(server, admin, coaching.id)).status).toBe(200)
    pass(1)
  }
  return { id: rows[0]?.id ?? '', tell, act, upload }
}

const became = async () => {
  pass(60)
  await deliver()
  return {
    sent: server.sent.map(({ body }) => body),
    states: (await server.outbox()).map(({ state, lastError }) => [state, lastError]),
  }
}
const resend = async () => {
  const [message] = await server.outbox()
  const params = { id: message?.id ?? '' }
  return server.call(api.notification.resend, { as: admin, params })
}

test.each<[string, Sender, string]>([
  ['whose gateway is away', away, 'cancelled'],
  ['that was refused', refusing, 'cancelled'],
  ['that may have arrived', cutOff, 'unknown'],
])(
  'a message %s does not say later that a certificate is there which was withdrawn',
  async (_, gateway, state) => {
    const { id, tell, act } = await prepare()
    await tell('Sertifikat Anda tersedia.')
    await deliver(gateway)
    await act(withdraw, id)
    await tell('Sertifikat Anda kami cabut.')
    const refused = await resend()
    expect(refused.status).toBe(409)
    if (state === 'unknown') expect(refused.problem.detail).toBe(OVERTAKEN)
    const { sent, states } = await became()
    expect(sent).toEqual(['Sertifikat Anda kami cabut.'])
    expect(states.map(([one]) => one)).toEqual([state, 'sent'])
    if (state === 'cancelled') expect(states[0]?.[1]).toBe(OVERTAKEN)
  },
)

test('one that is under way while it is withdrawn is not tried again', async () => {
  const { id, tell, act } = await prepare()
  await tell('Sertifikat Anda tersedia.')
  await deliver(async () => {
    await act(withdraw, id)
    throw new NotDelivered('Server surel tidak menjawab.')
  })
  expect(await became()).toEqual({ sent: [], states: [['cancelled', OVERTAKEN]] })
})

test('that it was withdrawn is not said later to whom it was issued anew', async () => {
  const { id, tell, act } = await prepare()
  await act(withdraw, id)
  await tell('Sertifikat Anda kami cabut.')
  await deliver(away)
  await act(reissue, id)
  expect(await became()).toEqual({ sent: [], states: [['cancelled', OVERTAKEN]] })
})

test('that it was withdrawn is not said later to whom another was uploaded', async () => {
  const { id, tell, act, upload } = await prepare()
  await act(withdraw, id)
  await tell('Sertifikat Anda kami cabut.')
  await deliver(away)
  await upload()
  expect(await became()).toEqual({ sent: [], states: [['cancelled', OVERTAKEN]] })
})

test('of one that is uploaded in the place of another it is still true that it is there', async () => {
  const { id, tell, act, upload } = await prepare()
  await act(withdraw, id)
  await upload()
  await tell('Sertifikat Anda tersedia.')
  await deliver(away)
  await upload()
  expect((await became()).sent).toEqual(['Sertifikat Anda tersedia.'])
})

test('of one that is issued anew while it counts it is still true that it is there', async () => {
  const { id, tell, act } = await prepare()
  await tell('Sertifikat Anda tersedia.')
  await deliver(away)
  await act(reissue, id)
  expect((await became()).sent).toEqual(['Sertifikat Anda tersedia.'])
})
