import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { certificates } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { users } from '../db/schema/users.ts'
import { listParticipantsOf } from '../repositories/proposals.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  UNKNOWN_ID,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { told } from '../testing/told.ts'

const server = emptiedServer()

const deletedAt = wib('2026-08-23', '10:00')

describe('POST /proposal/approve and /proposal/reject', () => {
  const approve = (
    proposal: { id: string; coachingId: string },
    as: UserRow | 'admin' | 'user' = 'admin',
  ) =>
    server.call(api.proposal.approve, {
      body: { proposalId: proposal.id, coachingId: proposal.coachingId },
      as,
    })
  const reject = (
    proposal: { id: string },
    reason = 'Kuota terbatas',
    as: UserRow | 'admin' | 'user' = 'admin',
  ) => server.call(api.proposal.reject, { body: { proposalId: proposal.id, reason }, as })
  const waiting = async (change: Partial<typeof coachings.$inferInsert> = {}) => {
    const coaching = await insertCoaching(server, change)
    const user = await server.createUser()
    const proposal = await insertProposal(server, coaching, user, { status: 'PENDING' })
    return { coaching, user, proposal }
  }

  test('approving makes a participant and the certificate row, twice the same', async () => {
    const { coaching, user, proposal } = await waiting({ totalPeserta: 1 })
    const admin = await server.createUser({ role: 'admin' })
    const first = await approve(proposal, admin)
    expect(first.answer).toMatchObject({ id: proposal.id, status: 'APPROVED' })
    const again = await approve(proposal, admin)
    expect([again.status, again.answer]).toEqual([200, first.answer])
    expect(await server.db.select().from(certificates)).toMatchObject([
      { coachingId: coaching.id, userId: user.id, fileId: null },
    ])
    expect(await listParticipantsOf(server.db, coaching.id)).toMatchObject([
      { id: user.id },
    ])
  })

  test('whoever has been deleted meanwhile is neither accepted nor rejected', async () => {
    const { user, proposal } = await waiting()
    await server.call(api.user.remove, { params: { id: user.id }, as: 'admin' })
    expect(told(await approve(proposal))).toBe('404 Pengajuan tidak ditemukan.')
    expect(told(await reject(proposal))).toBe('404 Pengajuan tidak ditemukan.')
    expect(await server.db.select().from(certificates)).toEqual([])
  })

  test('the last seat is given once, however many admins accept at once', async () => {
    const coaching = await insertCoaching(server, { totalPeserta: 2 })
    const admin = await server.createUser({ role: 'admin' })
    const waiters = await Promise.all(
      Array.from({ length: 6 }, async () =>
        insertProposal(server, coaching, await server.createUser(), {
          status: 'PENDING',
        }),
      ),
    )
    const answers = await Promise.all(waiters.map((proposal) => approve(proposal, admin)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(told)).toEqual(
      Array(4).fill('409 Kuota sudah penuh, pengajuan ini tidak dapat disetujui.'),
    )
    expect(await listParticipantsOf(server.db, coaching.id)).toHaveLength(2)
  })

  test('approve, reject and cancel at once have one winner', async () => {
    const { coaching, user, proposal } = await waiting()
    const answers = await Promise.all([
      approve(proposal),
      reject(proposal),
      server.call(api.coaching.cancel, { params: { id: coaching.id }, as: user }),
    ])
    const [row] = await server.db.select().from(proposals)
    const isCancelled = row?.cancelledAt !== null
    const isLegal = isCancelled ? row?.status !== 'REJECTED' : row?.status !== 'PENDING'
    expect(isLegal).toBe(true)
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
  })

  test('rejecting keeps the reason; the same again answers the same', async () => {
    const { proposal } = await waiting()
    const admin = await server.createUser({ role: 'admin' })
    const why = 'Tidak sesuai topik'
    const first = await reject(proposal, why, admin)
    expect(first.answer).toMatchObject({ status: 'REJECTED', reason: why })
    const decidedAt = server.clock.now()
    server.clock.set(new Date(decidedAt.getTime() + 60_000))
    expect((await reject(proposal, why, admin)).answer).toEqual(first.answer)
    expect(told(await reject(proposal, 'Alasan lain', admin))).toBe(
      '409 Pengajuan ini sudah Anda tolak.',
    )
    expect(await server.db.select().from(proposals)).toMatchObject([{ decidedAt }])
  })

  test('who comes later hears which decision was first', async () => {
    const { proposal } = await waiting()
    const budi = await server.createUser({ role: 'admin', fullName: 'Budi Santoso, S.H.' })
    await reject(proposal, 'Kuota terbatas', budi)
    const late = '409 Pengajuan ini sudah ditolak oleh Budi Santoso, S.H.'
    const { problem } = await approve(proposal)
    expect([problem.detail, problem.reason]).toEqual([late.slice(4), 'settled'])
    expect(told(await reject(proposal))).toBe(late)
    expect(told(await reject(proposal, 'Alasan lain'))).toBe(late)

    const other = await waiting()
    await approve(other.proposal, budi)
    const approved = '409 Pengajuan ini sudah disetujui oleh'
    expect(told(await reject(other.proposal))).toBe(`${approved} Budi Santoso, S.H.`)
    await server.db.update(users).set({ deletedAt }).where(eq(users.id, budi.id))
    expect(told(await reject(other.proposal))).toBe(`${approved} admin lain.`)
    await server.call(api.coaching.cancel, {
      params: { id: other.coaching.id },
      as: other.user,
    })
    const cancelled = '409 Peserta sudah membatalkan pengajuan ini.'
    expect(told(await approve(other.proposal))).toBe(cancelled)
    expect(told(await reject(other.proposal))).toBe(cancelled)
  })

  test('another coaching’s id, unknown and deleted ones are refused', async () => {
    const { coaching, proposal } = await waiting()
    const other = await insertCoaching(server)
    expect(told(await approve({ ...proposal, coachingId: other.id }))).toBe(
      '404 Pengajuan tidak ditemukan.',
    )
    expect((await approve({ ...proposal, id: UNKNOWN_ID })).status).toBe(404)
    expect((await approve({ ...proposal, coachingId: UNKNOWN_ID })).status).toBe(404)
    expect((await reject({ id: UNKNOWN_ID })).status).toBe(404)
    await server.db
      .update(coachings)
      .set({ deletedAt })
      .where(eq(coachings.id, coaching.id))
    expect((await approve(proposal)).status).toBe(410)
    expect((await reject(proposal)).status).toBe(410)
  })

  test('only admins decide; a rejection needs its reason', async () => {
    const { proposal, user } = await waiting()
    expect((await approve(proposal, user)).status).toBe(403)
    expect((await reject(proposal, 'Sebab', 'user')).status).toBe(403)
    const body = { proposalId: proposal.id, coachingId: proposal.coachingId }
    expect((await server.call(api.proposal.approve, { body })).status).toBe(401)
    expect((await reject(proposal, '  ')).problem.errors).toEqual({
      reason: 'Alasan diperlukan',
    })
  })
})
