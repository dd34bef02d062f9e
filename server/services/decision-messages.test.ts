import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { proposals } from '../db/schema/proposals.ts'
import { outbox } from '../db/schema/system.ts'
import type { UserRow } from '../repositories/users.ts'
import { insertCoaching, insertProposal, wib } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { told } from '../testing/told.ts'

const server = emptiedServer()
let admin: TestServer['call']
let colleague: TestServer['call']

beforeEach(async () => {
  admin = server.as('admin')
  colleague = server.as(
    await server.createUser({ role: 'admin', fullName: 'Budi Santoso' }),
  )
})

const deliver = async () => {
  await server.deliver()
  return server.sent.map(({ channel, recipient }) => `${channel} ${recipient}`).toSorted()
}

const waiting = async (
  change: Partial<typeof coachings.$inferInsert> = {},
  by?: UserRow,
) => {
  const coaching = await insertCoaching(server, change)
  const user = by ?? (await server.createUser())
  const proposal = await insertProposal(server, coaching, user, { status: 'PENDING' })
  return { coaching, user, proposal }
}
type Waiting = Awaited<ReturnType<typeof waiting>>

type Told = { text?: string; by?: TestServer['call'] } & Record<string, unknown>

/** The message of §7 alone; `more` is what our own client says beyond it. */
const write = ({ user, coaching }: Waiting, { text, by = admin, ...more }: Told = {}) =>
  by(api.notification.proposal, {
    body: {
      ...{ userId: user.id, subject: 'Pengajuan Coaching Diterima' },
      message: text ?? `Selamat.\nTopik: ${coaching.topic}`,
      ...{ notifToMember: true, notifToWa: false },
      ...more,
    },
  })
const announce = (waits: Waiting, more: Told = {}) =>
  write(waits, { proposalId: waits.proposal.id, announces: 'acceptance', ...more })
const NO = { announces: 'rejection', subject: 'E-Coaching - Kuota terbatas' }
const approve = ({ proposal }: Waiting, by = admin) =>
  by(api.proposal.approve, {
    body: { proposalId: proposal.id, coachingId: proposal.coachingId },
  })
const reject = ({ proposal }: Waiting, reason = 'Kuota terbatas', by = admin) =>
  by(api.proposal.reject, { body: { proposalId: proposal.id, reason } })
const withdraw = ({ coaching, user }: Waiting) =>
  server.call(api.coaching.cancel, { params: { id: coaching.id }, as: user })
/** Takes a rejected one out of the participant's history. */
const unlist = ({ proposal, user }: Waiting) =>
  server.call(api.coaching.removeRejectedProposal, { params: proposal, as: user })
const states = async () => (await server.outbox()).map(({ state }) => state)

describe('a message about a proposal', () => {
  test('goes out with the approval that it announces', async () => {
    const siti = await waiting()
    expect((await announce(siti)).status).toBe(200)
    expect(await deliver()).toEqual([])
    expect((await approve(siti)).status).toBe(200)
    expect(await deliver()).toEqual([`email ${siti.user.email}`])
    expect((await server.outbox())[0]?.coachingId).toBe(siti.coaching.id)
  })

  test('goes out with the rejection that it announces, once', async () => {
    const siti = await waiting()
    await announce(siti, NO)
    expect(await deliver()).toEqual([])
    // the first answer may be lost: all is asked for again
    expect([(await reject(siti)).status, (await announce(siti, NO)).status]).toEqual([
      200, 200,
    ])
    expect((await reject(siti)).status).toBe(200)
    expect(await deliver()).toEqual([`email ${siti.user.email}`])
    await unlist(siti)
    expect(told(await announce(siti, NO))).toMatch(/^409 .* sudah Anda tolak\./)
  })

  test.each<[string, (siti: Waiting) => Promise<unknown>, string]>([
    ['withdrawn', withdraw, '409 Peserta sudah membatalkan pengajuan ini.'],
    [
      'rejected by another admin',
      (siti) => reject(siti, 'Kuota terbatas', colleague),
      '409 Pengajuan ini sudah ditolak oleh Budi Santoso.',
    ],
    [
      'approved by another admin',
      (siti) => approve(siti, colleague),
      '409 Pengajuan ini sudah disetujui oleh Budi Santoso.',
    ],
    [
      'taken out of the history',
      (siti) => reject(siti, 'Kuota', colleague).then(() => unlist(siti)),
      '409 Pengajuan ini sudah ditolak oleh Budi Santoso.',
    ],
  ])('is refused when the proposal was %s meanwhile', async (_, meanwhile, sentence) => {
    const siti = await waiting()
    await meanwhile(siti)
    for (const announces of ['acceptance', 'rejection'])
      expect(told(await announce(siti, { announces }))).toBe(
        `${sentence} Pesan tidak dikirim.`,
      )
    expect(await server.outbox()).toEqual([])
  })

  test('is refused when its coaching is deleted, or when the proposal is of someone else', async () => {
    const siti = await waiting()
    const stranger = { ...siti, user: (await waiting()).user }
    expect(told(await announce(stranger))).toBe('404 Pengajuan tidak ditemukan.')
    await announce(siti, { announces: 'rejection' })
    await server.db.update(coachings).set({ deletedAt: wib('2026-08-23', '10:00') })
    expect(told(await announce(siti))).toBe('410 Coaching ini sudah dihapus.')
    expect((await reject(siti)).status).toBe(410)
    expect(await states()).toEqual(['cancelled'])
  })

  test('to one of two coachings of the same topic goes out with that one alone', async () => {
    const first = await waiting({ topic: 'Tata batas' })
    const second = await waiting({ topic: 'Tata batas' }, first.user)
    await announce(second)
    await approve(first)
    expect(await deliver()).toEqual([])
    await approve(second)
    expect(await deliver()).toHaveLength(1)
    expect((await server.outbox())[0]?.coachingId).toBe(second.coaching.id)
  })

  test.each<[string, (siti: Waiting) => Promise<unknown>, number]>([
    [
      'the seat is gone',
      async ({ coaching }) => insertProposal(server, coaching, await server.createUser()),
      409,
    ],
    [
      'the coaching was deleted',
      ({ coaching }) =>
        server.db
          .update(coachings)
          .set({ deletedAt: wib('2026-08-23', '10:00') })
          .where(eq(coachings.id, coaching.id)),
      410,
    ],
    ['the participant withdraws', withdraw, 409],
    [
      'another admin rejects',
      (siti) => reject(siti, 'Kuota terbatas', server.as('admin')),
      409,
    ],
  ])('is never sent when then %s', async (_, spoil, status) => {
    const siti = await waiting({ totalPeserta: 1 })
    await announce(siti)
    await spoil(siti)
    expect((await approve(siti)).status).toBe(status)
    expect(await states()).toEqual(['cancelled'])
    expect(await deliver()).toEqual([])
  })

  test('is cancelled with the withdrawal itself, before anyone decides', async () => {
    const siti = await waiting()
    await announce(siti)
    await withdraw(siti)
    expect(await states()).toEqual(['cancelled'])
  })

  test('of two admins only the one who decided is heard', async () => {
    const siti = await waiting()
    const other = server.as('admin')
    await announce(siti, { text: 'Dari admin pertama.' })
    await announce(siti, { text: 'Dari admin kedua.', by: other })
    await announce(siti, { ...NO, by: other })
    expect((await approve(siti)).status).toBe(200)
    expect((await states()).toSorted()).toEqual(['cancelled', 'cancelled', 'queued'])
    const late = /^409 Pengajuan ini sudah disetujui oleh Nama admin \d+\.$/
    expect(told(await approve(siti, other))).toMatch(late)
    expect(told(await reject(siti, 'Kuota terbatas', other))).toMatch(late)
    await deliver()
    expect(server.sent.map(({ body }) => body)).toEqual(['Dari admin pertama.'])
  })

  test('is sent once, however often Terima is pressed before and after the approval', async () => {
    const siti = await waiting()
    await announce(siti, { text: 'Salah tulis.' })
    for (const _ of [1, 2]) await announce(siti)
    await approve(siti)
    const said = [await announce(siti), await announce(siti, { notifToMember: false })]
    expect(said.map(({ status }) => status)).toEqual([200, 409])
    expect(told(await announce(siti, { text: 'Lain.' }))).toBe(
      '409 Pengajuan ini sudah Anda setujui. Pesan tidak dikirim.',
    )
    await approve(siti)
    expect(await deliver()).toHaveLength(1)
    expect(server.sent[0]?.body).toBe(`Selamat.\nTopik: ${siti.coaching.topic}`)
  })

  test('can be written anew after it was cancelled', async () => {
    const siti = await waiting({ totalPeserta: 1 })
    await announce(siti)
    const other = await insertProposal(server, siti.coaching, await server.createUser())
    await approve(siti)
    await server.db
      .update(proposals)
      .set({ cancelledAt: server.clock.now() })
      .where(eq(proposals.id, other.id))
    await announce(siti)
    await approve(siti)
    expect(await deliver()).toEqual([`email ${siti.user.email}`])
  })

  test('queued by the build before is still decided by its key', async () => {
    const [siti, budi] = [await waiting(), await waiting()]
    const by = await server.createUser({ role: 'admin' })
    const queued = [siti, budi].map(({ proposal, user }) => ({
      ...{ channel: 'email' as const, userId: user.id, recipient: user.email },
      ...{ subject: 'Pengajuan Coaching Diterima', body: 'Selamat.', createdBy: by.id },
      ...{ holdKey: `acceptance:${proposal.id}`, createdAt: server.clock.now() },
      nextAttemptAt: new Date(server.clock.now().getTime() + 900_000),
    }))
    await server.db.insert(outbox).values(queued)
    await approve(siti, server.as(by))
    await reject(budi, 'Kuota terbatas', server.as(by))
    expect(await deliver()).toEqual([`email ${siti.user.email}`])
  })
})

describe('a client that knows chapter 7 alone', () => {
  test('is understood where the person has one proposal that waits', async () => {
    const [siti, budi] = [await waiting(), await waiting()]
    await insertProposal(server, await insertCoaching(server), siti.user)
    await write(siti, { text: 'Selamat!' })
    await write(budi, { subject: 'E-Coaching Kehutanan - Kuota terbatas' })
    expect(await deliver()).toEqual([])
    await approve(siti)
    await reject(budi)
    expect(await deliver()).toEqual(
      [siti, budi].map(({ user }) => `email ${user.email}`).toSorted(),
    )
  })

  test('is refused with a sentence where it can mean several, even with the topic in the text', async () => {
    const first = await waiting()
    const second = await waiting({}, first.user)
    for (const waits of [first, second])
      expect(told(await write(waits))).toBe(
        '409 Peserta ini memiliki beberapa pengajuan yang menunggu, sehingga tidak jelas pengajuan mana yang dimaksud. Pesan tidak dikirim.',
      )
    await approve(second, server.as('admin'))
    expect(told(await write(first))).toMatch(/^409 Pengajuan lain .* oleh admin lain,/)
    expect(await server.outbox()).toEqual([])
  })

  test('is refused with a sentence where none waits', async () => {
    const siti = await waiting()
    await withdraw(siti)
    expect(told(await write(siti))).toBe(
      '409 Peserta ini tidak memiliki pengajuan yang menunggu keputusan. Pesan tidak dikirim.',
    )
    expect(await server.outbox()).toEqual([])
  })
})
