import { api } from '../../../lib/contract/index.ts'
import { outbox } from '../../db/schema/system.ts'
import { listCertificateRows } from '../../repositories/progress.ts'
import { issueAll, uploadPaper } from '../../testing/issued-certificates.ts'
import { withAdmin } from '../../testing/with-admin.ts'
import { removeOldMessages } from '../outbox.ts'
import { Refused, type Sender } from '../senders.ts'

const { server, admin } = withAdmin()

const reason = 'Nama pada sertifikat salah tulis.'

const later = () => server.clock.set(new Date(server.clock.now().getTime() + 60_000))

/** A participant whose certificate was issued and told, with what may happen to it. */
async function toldOne() {
  const { coaching, people, rows } = await issueAll(server, admin, ['Ani'])
  const toldAt = async () =>
    (await listCertificateRows(server.db, coaching.id)).map((row) => row.notifiedAt)
  const tell = async () => {
    later()
    const { status } = await server.call(api.adminCoaching.sendCertificateNotification, {
      ...{ as: admin, params: { id: coaching.id } },
      body: {
        ...{ userId: people[0]?.id ?? '', subject: 'Sertifikat', message: 'Tersedia.' },
        ...{ notifToMember: true, notifToWa: false },
      },
    })
    expect(status).toBe(200)
    expect(await toldAt()).toEqual([server.clock.now().toISOString()])
  }
  await tell()
  later()
  const told = async () => {
    const params = { id: coaching.id }
    const { answer } = await server.call(api.adminCoaching.certificates, {
      ...{ as: admin, params },
    })
    return answer[0]?.told?.map(({ channel, state }) => `${channel} ${state}`)
  }
  return { coaching, id: rows[0]?.id ?? '', tell, toldAt, told }
}

describe('whoever was told of a certificate has not been told', () => {
  test('of the one that is uploaded in its place', async () => {
    const { coaching, tell, toldAt } = await toldOne()
    const { answer } = await uploadPaper(server, admin, coaching.id)
    expect(answer).toMatchObject({ fileName: 'asli.pdf', notifiedAt: null })
    expect(await toldAt()).toEqual([null])
    await tell()
  })

  test.each([
    ['of the one that is issued anew', api.certificateRegister.reissue],
    ['that it was withdrawn', api.certificateRegister.withdraw],
  ])('%s', async (_, call) => {
    const { id, toldAt } = await toldOne()
    const { status } = await server.call(call, {
      as: admin,
      params: { id },
      body: { reason },
    })
    expect(status).toBe(200)
    expect(await toldAt()).toEqual([null])
  })
})

describe('a message that failed for good has told nobody', () => {
  const refused = () => Promise.reject(new Refused('550 no such user'))
  const deliver = (email: Sender) => {
    return server.deliver({ email })
  }
  const tidy = (days: number) => {
    const now = new Date(server.clock.now().getTime() + days * 24 * 3_600_000)
    return removeOldMessages(server.db, { now, keptDays: 30 })
  }

  test('and is shown as that; sent again it counts', async () => {
    const { toldAt, told } = await toldOne()
    const [queuedAt] = await toldAt()
    expect(await told()).toEqual(['email queued'])
    await deliver(refused)
    expect([await toldAt(), await told()]).toEqual([[null], ['email failed']])
    const [message] = await server.outbox()
    const params = { id: message?.id ?? '' }
    await server.call(api.notification.resend, { as: admin, params })
    expect([await toldAt(), await told()]).toEqual([[queuedAt], ['email queued']])
  })

  test('not when it is forgotten either', async () => {
    const { toldAt, told } = await toldOne()
    await deliver(refused)
    await tidy(91)
    expect([await toldAt(), await told()]).toEqual([[null], []])
  })

  test('where another way has, it is told, and stays told when both are forgotten', async () => {
    const { toldAt, told } = await toldOne()
    const [at] = await toldAt()
    for (const { id: _, ...message } of await server.outbox())
      await server.db
        .insert(outbox)
        .values({ ...message, channel: 'whatsapp', state: 'sent' })
    await deliver(refused)
    expect((await told())?.toSorted()).toEqual(['email failed', 'whatsapp sent'])
    expect(await toldAt()).toEqual([at])
    await tidy(31)
    expect([await toldAt(), await told()]).toEqual([[at], []])
  })
})
