import { api } from '../../lib/contract/index.ts'
import type { coachings } from '../db/schema/coachings.ts'
import { proposals } from '../db/schema/proposals.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  meeting,
  QUESTIONS,
  UNKNOWN_ID,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { told } from '../testing/told.ts'

const server = emptiedServer()

const deletedAt = wib('2026-08-23', '10:00')

describe('POST /proposal', () => {
  const propose = (coachingId: string, as: UserRow | 'admin', body = {}) =>
    server.call(api.proposal.create, {
      body: { coachingId, questions: QUESTIONS, ...body },
      as,
    })

  test('creates a PENDING proposal', async () => {
    const coaching = await insertCoaching(server)
    const own = await server.createUser({ fullName: 'Sari', namaInstansi: 'BKSDA' })
    const { status, answer } = await propose(coaching.id, own, { status: 'APPROVED' })
    expect([status, answer]).toEqual([
      200,
      {
        id: expect.any(String),
        userId: own.id,
        name: 'Sari',
        namaInstansi: 'BKSDA',
        questions: QUESTIONS,
        status: 'PENDING',
        reason: null,
      },
    ])
  })

  test('refuses what cannot be proposed, saying why', async () => {
    const own = await server.createUser()
    const refused = async (change: Partial<typeof coachings.$inferInsert>) =>
      told(await propose((await insertCoaching(server, change)).id, own))
    const draft = { isPublished: false, publishDate: null }
    expect(await refused(draft)).toBe('404 Coaching tidak ditemukan.')
    expect(await refused({ deletedAt })).toBe('410 Coaching ini sudah dihapus.')
    const morning = meeting('2026-08-24', '07:30', '08:00')
    expect(await refused(morning)).toBe('409 Coaching ini sudah selesai.')
    const yesterday = { tanggalMeeting: wib('2026-08-23', '12:00') }
    expect(await refused(yesterday)).toBe('409 Coaching ini sudah selesai.')
    const endsNow = await insertCoaching(server, meeting('2026-08-24', '07:30', '09:00'))
    expect((await propose(endsNow.id, own)).status).toBe(200)
    expect((await propose(UNKNOWN_ID, own)).status).toBe(404)
    expect((await propose('bukan-id', own)).status).toBe(404)
  })

  test('a full quota refuses; a cancelled participation frees the seat', async () => {
    const coaching = await insertCoaching(server, { totalPeserta: 1 })
    const [first, second] = [await server.createUser(), await server.createUser()]
    await insertProposal(server, coaching, first)
    expect(told(await propose(coaching.id, second))).toBe('409 Kuota sudah penuh.')
    await server.call(api.coaching.cancel, { params: { id: coaching.id }, as: first })
    expect((await propose(coaching.id, second)).status).toBe(200)
  })

  test.each([
    [
      'PENDING',
      'Informasi: Anda sudah mengajukan proposal ini, silahkan tunggu verifikasi dari admin.',
    ],
    ['APPROVED', 'Anda sudah mengikuti coaching ini.'],
    [
      'REJECTED',
      'Pengajuan Anda ditolak. Hapus pengajuan itu dari riwayat sebelum mengajukan lagi.',
    ],
  ] as const)('is refused beside a live proposal %s', async (status, detail) => {
    const coaching = await insertCoaching(server)
    const own = await server.createUser()
    await insertProposal(server, coaching, own, { status })
    expect(told(await propose(coaching.id, own))).toBe(`409 ${detail}`)
  })

  test('many at once make one proposal', async () => {
    const coaching = await insertCoaching(server)
    const own = await server.createUser()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => propose(coaching.id, own)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(await server.db.select().from(proposals)).toHaveLength(1)
  })

  test('repeated with its Idempotency-Key it is done once and answers the same', async () => {
    const coaching = await insertCoaching(server)
    const own = server.as('user')
    const call = () =>
      own(api.proposal.create, {
        body: { coachingId: coaching.id, questions: QUESTIONS },
        headers: { 'idempotency-key': 'satu-kali-saja' },
      })
    const first = await call()
    expect((await call()).answer).toEqual(first.answer)
  })

  test('bad input, visitors and admins are refused', async () => {
    const { id } = await insertCoaching(server)
    const own = await server.createUser()
    const bad = await propose(id, own, { questions: ['Satu?', '  ', 'Tiga?'] })
    expect(bad.problem).toMatchObject({
      status: 400,
      errors: { 'questions[1]': 'Pertanyaan diperlukan' },
    })
    const few = await propose(id, own, { questions: ['Satu?'] })
    expect(few.problem.errors).toEqual({ questions: 'Minimal 3 pertanyaan diperlukan' })
    const body = { coachingId: id, questions: QUESTIONS }
    expect((await server.call(api.proposal.create, { body })).status).toBe(401)
    expect((await propose(id, 'admin')).status).toBe(403)
  })
})
