import { api } from '../../../lib/contract/index.ts'
import { callBeside } from '../../testing/beside.ts'
import { issueAll, uploadPaper } from '../../testing/issued-certificates.ts'
import { withAdmin } from '../../testing/with-admin.ts'
import { withdraw } from './reissue.ts'

const { server, admin } = withAdmin()

const reason = 'Nama salah tulis.'

/** A participant with a certificate, and a message about it that says whether it is there. */
const prepare = async () => {
  const { coaching, people, rows } = await issueAll(server, admin, ['Ani'])
  const params = { id: coaching.id }
  const send = async (isThere: boolean, issuedId?: string) => {
    const body = {
      ...{ userId: people[0]?.id ?? '', subject: 'Sertifikat', message: 'Kabar.' },
      ...{ notifToMember: true, notifToWa: false, isThere, issuedId },
    }
    const call = api.adminCoaching.sendCertificateNotification
    const { status, problem } = await server.call(call, { as: admin, params, body })
    return problem ? `${status} ${problem.detail}` : status
  }
  return { coaching, id: rows[0]?.id ?? '', send }
}

const OVERTAKEN =
  '409 Keadaan sertifikat ini sudah berubah sejak pesan ini ditulis. Pesan tidak dikirim.'

test('a message that was begun while it was there is not sent once it is withdrawn, nor the other way round', async () => {
  const { coaching, id, send } = await prepare()
  const input = { as: admin, params: { id }, body: { reason } }
  await server.call(api.certificateRegister.withdraw, input)
  expect([await send(true), await send(false)]).toEqual([OVERTAKEN, 200])
  await uploadPaper(server, admin, coaching.id)
  expect([await send(true), await send(false)]).toEqual([200, OVERTAKEN])
  expect(await server.outbox()).toHaveLength(2)
})

test('a message about a version is not sent once another one, or an upload, has taken its place', async () => {
  const { coaching, id, send } = await prepare()
  const reissue = async (version: string) => {
    const input = { as: admin, params: { id: version }, body: { reason } }
    return (await server.call(api.certificateRegister.reissue, input)).answer.id
  }
  const second = await reissue(id)
  expect([await send(true, id), await send(true, second)]).toEqual([OVERTAKEN, 200])
  const third = await reissue(second)
  expect(await send(true, second)).toBe(OVERTAKEN)
  const input = { as: admin, params: { id: third }, body: { reason } }
  await server.call(api.certificateRegister.withdraw, input)
  expect([await send(false, second), await send(false, third)]).toEqual([OVERTAKEN, 200])
  await uploadPaper(server, admin, coaching.id)
  expect(await send(true, third)).toBe(OVERTAKEN)
})

test('nor while it is being withdrawn', async () => {
  const { id, send } = await prepare()
  const now = server.clock.now()
  const told = await callBeside(
    server.db,
    (tx) => withdraw(tx, { id, reason, now }),
    () => send(true),
  )
  expect(told).toBe(OVERTAKEN)
  expect(await server.outbox()).toEqual([])
})
