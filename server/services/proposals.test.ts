import { api } from '../../lib/contract/index.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testAttempts } from '../db/schema/tests.ts'
import type { ProposalRow } from '../repositories/proposals.ts'
import type { UserRow } from '../repositories/users.ts'
import { callBeside } from '../testing/beside.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  meeting,
  QUESTIONS,
  UNKNOWN_ID,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { told } from '../testing/told.ts'

const server = emptiedServer()

describe('POST /coaching/{id}/cancel', () => {
  const cancel = (id: string, as?: UserRow | 'admin') =>
    server.call(api.coaching.cancel, { params: { id }, ...(as && { as }) })
  const joined = async (
    change: Partial<ProposalRow> = { status: 'APPROVED' },
    schedule = {},
  ) => {
    const coaching = await insertCoaching(server, schedule)
    const user = await server.createUser()
    await insertProposal(server, coaching, user, change)
    return { coaching, user }
  }

  test('a double tap cancels once and is told of no conflict', async () => {
    const { coaching, user } = await joined()
    const as = { token: await server.tokenOf(user) }
    const options = { params: { id: coaching.id }, as }
    const taps = [1, 2, 3].map(() => server.call(api.coaching.cancel, options))
    const statuses = (await Promise.all(taps)).map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200])
  })

  test.each([
    ['withdrawn elsewhere', { cancelledAt: wib('2026-08-24', '09:00') }, /^200 /],
    [
      'rejected',
      { status: 'REJECTED', reason: 'Kuota', decidedAt: wib('2026-08-24', '09:00') },
      /^409 (Status pengajuan Anda baru saja berubah|Pengajuan Anda sudah ditolak)/,
    ],
  ] as const)('of one that is just being %s', async (_, change, sentence) => {
    const { coaching, user } = await joined({ status: 'PENDING' })
    const as = { token: await server.tokenOf(user) }
    await server.call(api.auth.me, { as })
    const reply = await callBeside(
      server.db,
      (tx) => tx.update(proposals).set(change),
      () => server.call(api.coaching.cancel, { params: { id: coaching.id }, as }),
    )
    expect(`${reply?.status} ${reply?.problem?.detail}`).toMatch(sentence)
  })

  test.each(['APPROVED', 'PENDING'] as const)(
    'ends an own %s one; twice is harmless',
    async (status) => {
      const { coaching, user } = await joined({ status })
      const other = await server.createUser()
      await insertProposal(server, coaching, other)
      const first = await cancel(coaching.id, user)
      expect([first.status, first.answer]).toEqual([200, null])
      expect((await cancel(coaching.id, user)).status).toBe(200)
      expect((await server.call(api.coaching.taken, { as: user })).answer).toEqual([])
      const { answer } = await server.call(api.coaching.get, {
        params: { id: coaching.id },
      })
      expect(answer.pesertaTerdaftar).toBe(1)
    },
  )

  test('leaves a running test as it is', async () => {
    const { coaching, user } = await joined()
    await insertTest(server, coaching, 'pre-test')
    const params = { id: coaching.id }
    await server.call(api.preTest.start, { params, as: user })
    await cancel(coaching.id, user)
    expect(await server.db.select().from(testAttempts)).toMatchObject([{ endedAt: null }])
    expect((await server.call(api.preTest.questions, { params, as: user })).status).toBe(
      403,
    )
  })

  test('is refused after the end and for a rejected one', async () => {
    const over = meeting('2026-08-24', '07:30', '08:59')
    const past = await joined({ status: 'APPROVED' }, over)
    expect(told(await cancel(past.coaching.id, past.user))).toBe(
      '409 Coaching ini sudah selesai, keikutsertaan tidak dapat dibatalkan.',
    )
    const rejected = await joined({ status: 'REJECTED' })
    expect(told(await cancel(rejected.coaching.id, rejected.user))).toBe(
      '409 Pengajuan Anda sudah ditolak; tidak ada keikutsertaan yang dapat dibatalkan.',
    )
  })

  test('knows only the own: 404 for strangers and unknown ids, 401 visitor, 403 admin', async () => {
    const { coaching } = await joined()
    const stranger = await server.createUser()
    expect(told(await cancel(coaching.id, stranger))).toBe(
      '404 Anda tidak mengikuti coaching ini.',
    )
    expect((await cancel(UNKNOWN_ID, stranger)).status).toBe(404)
    expect((await cancel(coaching.id)).status).toBe(401)
    expect((await cancel(coaching.id, 'admin')).status).toBe(403)
    expect(await server.db.select().from(proposals)).toMatchObject([{ cancelledAt: null }])
  })

  test('of a deleted coaching is 410', async () => {
    const deletedAt = wib('2026-08-23', '10:00')
    const { coaching, user } = await joined({ status: 'APPROVED' }, { deletedAt })
    expect((await cancel(coaching.id, user)).status).toBe(410)
  })
})

describe('POST /coaching/{proposalId}/remove-rejected-proposal', () => {
  const remove = (id: string, as?: UserRow | 'admin') =>
    server.call(api.coaching.removeRejectedProposal, {
      params: { id },
      ...(as && { as }),
    })

  test('takes the rejected one out of the history, after which one may propose again', async () => {
    const coaching = await insertCoaching(server)
    const own = await server.createUser()
    const { id } = await insertProposal(server, coaching, own, { status: 'REJECTED' })
    expect((await remove(id, own)).status).toBe(200)
    expect((await remove(id, own)).status).toBe(200)
    expect((await server.call(api.coaching.taken, { as: own })).answer).toEqual([])
    const body = { coachingId: coaching.id, questions: QUESTIONS }
    const again = await server.call(api.proposal.create, { body, as: own })
    expect(again.answer.status).toBe('PENDING')
  })

  test.each(['PENDING', 'APPROVED'] as const)('refuses an own %s one', async (status) => {
    const own = await server.createUser()
    const coaching = await insertCoaching(server)
    const { id } = await insertProposal(server, coaching, own, { status })
    expect(told(await remove(id, own))).toBe(
      '409 Hanya pengajuan yang ditolak yang dapat dihapus dari riwayat.',
    )
  })

  test("another's is 404, unknown 404, visitor 401, admin 403", async () => {
    const coaching = await insertCoaching(server)
    const [own, other] = [await server.createUser(), await server.createUser()]
    const { id } = await insertProposal(server, coaching, own, { status: 'REJECTED' })
    expect((await remove(id, other)).status).toBe(404)
    expect((await remove(UNKNOWN_ID, own)).status).toBe(404)
    expect((await remove(id)).status).toBe(401)
    expect((await remove(id, 'admin')).status).toBe(403)
    expect(await server.db.select().from(proposals)).toMatchObject([{ removedAt: null }])
  })
})
