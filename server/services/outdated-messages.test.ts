import { api } from '../../lib/contract/index.ts'
import type { AnyEndpoint } from '../calls/input.ts'
import { proposals } from '../db/schema/proposals.ts'
import type { UserRow } from '../repositories/users.ts'
import { insertCoaching, insertProposal, meeting } from '../testing/participation-rows.ts'
import { withAdmin } from '../testing/with-admin.ts'
import { enqueue, holdKeyOf, type NewMessage, releaseHeld } from './outbox.ts'
import { NotDelivered, Refused, type Sender } from './senders.ts'

const { server, admin } = withAdmin()

const OUTDATED = 'Jadwal coaching ini berubah setelah pesan ini ditulis.'

const pass = (minutes: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000))
const deliver = (email: Sender = server.deps.senders.email) => server.deliver({ email })
const away: Sender = async () => {
  throw new NotDelivered('Server surel tidak menjawab.')
}

/** A published coaching with one participant, and an admin who changes it and writes about it. */
const prepare = async (person: Partial<UserRow> = {}) => {
  const coaching = await insertCoaching(server, meeting('2026-09-28', '09:00', '11:00'))
  const participant = await server.createUser(person)
  await insertProposal(server, coaching, participant)
  const { id: userId, email: recipient } = participant
  const change = async (body: object) => {
    pass(1)
    const params = { id: coaching.id }
    const call = api.adminCoaching.update
    expect((await server.call(call, { as: admin, params, body })).status).toBe(200)
  }
  const tell = async (message: string) => {
    pass(1)
    const body = {
      ...{ coachingId: coaching.id, subject: 'Perubahan', message, announces: 'change' },
      ...{ notifToMember: true, notifToWa: false },
    }
    const call = api.notification.updateCoaching
    expect((await server.call(call, { as: admin, body })).status).toBe(200)
  }
  const call = async (call: AnyEndpoint, body: object) => {
    const params = { id: coaching.id }
    const written = { subject: 'Kabar', notifToMember: true, notifToWa: false, ...body }
    const { status, problem } = await server.call(call, {
      as: admin,
      params,
      body: written,
    })
    return [status, problem?.detail]
  }
  const write = (message: Pick<NewMessage, 'body' | 'purpose' | 'holdKey'>) =>
    enqueue(server.db, {
      ...{ channel: 'email', recipient, subject: 'Kabar', userId, createdBy: admin.id },
      ...{ coachingId: coaching.id, now: server.clock.now(), ...message },
    })
  return { coaching, participant, change, tell, call, write }
}

const became = async () => {
  pass(60)
  await deliver()
  return {
    sent: server.sent.map(({ body }) => body),
    states: (await server.outbox()).map(({ state, lastError }) => [state, lastError]),
  }
}
const day = (date: string) => meeting(date, '09:00', '11:00')
const holds = (schedule: string) =>
  `Catatan: jadwal coaching ini diubah setelah pesan di atas ditulis. Jadwal yang berlaku sekarang: ${schedule}.`
const ON_30 = holds('Rabu, 30/09/2026 pukul 09:00 s/d 11:00 WIB')

test('what names the date before says which one holds by now, and loses nothing else', async () => {
  const { change, tell } = await prepare()
  await change(day('2026-09-29'))
  await tell('Menjadi tanggal 29. Bawalah peta.')
  await deliver(away)
  await change(day('2026-09-30'))
  await tell('Menjadi tanggal 30.')
  const { sent } = await became()
  expect(sent.toSorted()).toEqual([
    `Menjadi tanggal 29. Bawalah peta.\n\n${ON_30}`,
    'Menjadi tanggal 30.',
  ])
})

test('one that is under way while the meeting moves says so where it is tried again', async () => {
  const { change, tell } = await prepare()
  await tell('Tanggal 28.')
  await deliver(async () => {
    await change(day('2026-09-30'))
    throw new NotDelivered('Server surel tidak menjawab.')
  })
  const { sent, states } = await became()
  expect([sent, states]).toEqual([[`Tanggal 28.\n\n${ON_30}`], [['sent', null]]])
})

test('who was accepted hears so in their zone, also where the message waited for its decision', async () => {
  const { change, write } = await prepare({ timeZone: 'Asia/Jayapura' })
  const holdKey = holdKeyOf('acceptance', 'satu')
  await write({ purpose: 'acceptance', body: 'Diterima. Tanggal 28.', holdKey })
  await change(day('2026-09-29'))
  await change(day('2026-09-30'))
  await releaseHeld(server.db, holdKey, { by: admin.id, now: server.clock.now() })
  const schedule = 'Rabu, 30/09/2026 pukul 11:00 s/d 13:00 WIT'
  expect((await became()).sent).toEqual([`Diterima. Tanggal 28.\n\n${holds(schedule)}`])
})

test("one that failed says so too, by 'Kirim ulang'", async () => {
  const { change, tell } = await prepare()
  await tell('Tanggal 28.')
  await deliver(async () => {
    throw new Refused('Alamat ini tidak ada.')
  })
  await change(day('2026-09-30'))
  const [message] = await server.outbox()
  const params = { id: message?.id ?? '' }
  await server.call(api.notification.resend, { as: admin, params })
  expect((await became()).sent).toEqual([`Tanggal 28.\n\n${ON_30}`])
})

test('what asks for a step at the time before is called off', async () => {
  const { change, write } = await prepare()
  await write({ purpose: 'step', body: 'Kerjakan hari ini.' })
  await change(day('2026-09-30'))
  expect(await became()).toEqual({ sent: [], states: [['cancelled', OUTDATED]] })
})

test('what leaves the times as they are is no reason to say anything', async () => {
  const { change, tell } = await prepare()
  await change(day('2026-09-29'))
  await tell('Menjadi tanggal 29.')
  await deliver(away)
  await change({ ...day('2026-09-29'), totalPeserta: 77, topic: 'Gambut' })
  expect((await became()).sent).toEqual(['Menjadi tanggal 29.'])
})

describe('another admin moves the meeting while it is written', () => {
  const before = day('2026-09-28')

  test('an acceptance and a change say which times hold', async () => {
    const { coaching, participant, change, call } = await prepare()
    const { notification } = api
    const undecided = { status: 'PENDING', decidedAt: null, decidedBy: null } as const
    await server.db.update(proposals).set(undecided)
    await change(day('2026-09-30'))
    const [proposal] = await server.db.select().from(proposals)
    const about = { userId: participant.id, proposalId: proposal?.id }
    const acceptance = { ...about, announces: 'acceptance', message: 'Diterima.' }
    await call(notification.proposal, { ...acceptance, times: before })
    await call(api.proposal.approve, { proposalId: proposal?.id, coachingId: coaching.id })
    const told = { coachingId: coaching.id, announces: 'change', message: 'Berubah.' }
    await call(notification.updateCoaching, { ...told, times: before })
    await call(notification.updateCoaching, { ...told, times: day('2026-09-30') })
    expect((await became()).sent.toSorted()).toEqual([
      'Berubah.',
      `Berubah.\n\n${ON_30}`,
      `Diterima.\n\n${ON_30}`,
    ])
  })

  test('what asks for a step is not sent', async () => {
    const { participant, change, call } = await prepare()
    await change(day('2026-09-30'))
    const body = { step: 'zoom-meeting', userIds: [participant.id], message: 'Besok!' }
    expect(await call(api.notification.remind, { ...body, times: before })).toEqual([
      ...[409, `${OUTDATED} Pesan tidak dikirim.`],
    ])
    expect((await became()).sent).toEqual([])
  })
})
