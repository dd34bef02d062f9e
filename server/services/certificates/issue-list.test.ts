import { api } from '../../../lib/contract/index.ts'
import {
  PLAIN_FIELD,
  READY_LAYOUT,
} from '../../../lib/domain/certificates/ready-template.ts'
import { READY_TEMPLATE } from '../../../lib/entities/issuing-values.ts'
import { eq } from '../../db/orm.ts'
import {
  certificateSettings,
  issuedCertificates,
} from '../../db/schema/certificate-making.ts'
import { coaches, coachings } from '../../db/schema/coachings.ts'
import { attendance } from '../../db/schema/participation.ts'
import { testAttempts } from '../../db/schema/tests.ts'
import { users } from '../../db/schema/users.ts'
import { saveOffice } from '../../repositories/office.ts'
import type { UserRow } from '../../repositories/users.ts'
import { insertComplete } from '../../testing/complete-participants.ts'
import { makeAll } from '../../testing/issued-certificates.ts'
import { insertProposal } from '../../testing/participation-rows.ts'
import { withAdmin } from '../../testing/with-admin.ts'

const { plan, issue, job, retry } = api.certificateMaking

const { server, admin } = withAdmin()

const numbers = () => server.db.$count(issuedCertificates)

/** A certificate of no content: none of what it shows is asked for. */
const drawNothing = () =>
  jest
    .spyOn(server.services.drawing, 'draw')
    .mockImplementation(async () => Buffer.from('%PDF-1.7'))

describe("'shows the list first (name as it will be printed, number, what is wrong)'", () => {
  it('each with the number it will have', async () => {
    const { coaching } = await insertComplete(server, [
      'Ani',
      'Budi\u200b  Luhur',
      'Cici 王',
    ])
    const { answer } = await server.call(plan, { as: admin, params: { id: coaching.id } })
    expect(answer.rows).toEqual([
      expect.objectContaining({
        ...{ name: 'Ani', number: `001/${coaching.coachingCode}/VIII/2026`, problem: null },
      }),
      expect.objectContaining({
        ...{ name: 'Budi Luhur', number: `002/${coaching.coachingCode}/VIII/2026` },
      }),
      expect.objectContaining({
        ...{ name: 'Cici 王', number: null, problem: 'Huruf 王 tidak dapat dicetak.' },
      }),
    ])
  })

  it('control letters are dropped before the admin agrees; a name of nothing else is refused', async () => {
    const { coaching } = await insertComplete(server, [
      'Ani\u0007\u001b[31m\u202e Rahma\u00ad\r\n',
      '\u0001\u200b',
    ])
    const { answer } = await server.call(plan, { as: admin, params: { id: coaching.id } })
    expect(answer.rows.map(({ name, problem, number }) => [name, problem, number])).toEqual(
      [
        ['', 'Nama peserta kosong.', null],
        ['Ani[31m Rahma', null, `001/${coaching.coachingCode}/VIII/2026`],
      ],
    )
  })

  it('nobody who lacks a condition; a test whose time is over counts as ended', async () => {
    const { coaching } = await insertComplete(server, ['Ani'])
    await insertProposal(server, coaching, await server.createUser())
    const deadline = new Date(server.clock.now().getTime() - 61_000)
    await server.db.update(testAttempts).set({ endedAt: null, deadline })
    expect((await listOf(coaching.id)).map(({ name }) => name)).toEqual(['Ani'])
  })

  const coach = (name: string) => async (coachingId: string) => {
    await server.db.insert(coaches).values({
      ...{ coachingId, name, type: 'Coach 1', jabatan: 'Widyaiswara', instansi: 'Balai' },
    })
    await useTemplate('{nama} {coach}')
  }
  const useTemplate = async (text: string) => {
    const fields = [{ ...PLAIN_FIELD, id: 'nama', kind: 'text' as const, text }]
    const body = { name: 'Piagam', ...READY_LAYOUT, fields }
    const { answer } = await server.call(api.certificateTemplate.create, {
      as: admin,
      body,
    })
    await server.db.update(certificateSettings).set({ templateId: answer.id })
  }
  const topic = () => server.db.update(coachings).set({ topic: 'Batas 王' })

  it.each<[string, (id: string) => Promise<unknown>, string | null]>([
    [
      'no date',
      () => server.db.update(coachings).set({ jamMulai: null, jamSelesai: null }),
      'Coaching ini belum memiliki jadwal.',
    ],
    ['its topic', topic, 'Huruf 王 pada topik tidak dapat dicetak.'],
    [
      'the name of the office',
      () => saveOffice(server.db, { name: 'Balai 王' }, server.clock.now()),
      'Huruf 王 pada nama kantor tidak dapat dicetak.',
    ],
    [
      'a coach that is named',
      coach('Agus 王'),
      'Huruf 王 pada nama coach tidak dapat dicetak.',
    ],
    ['nothing, with a coach that can be printed', coach('Agus'), null],
    [
      'nothing, where the coach is not named',
      async (id) => {
        await coach('Agus 王')(id)
        await server.db.update(certificateSettings).set({ templateId: READY_TEMPLATE })
      },
      null,
    ],
  ])('what stands in the way of all: %s', async (_, arrange, problem) => {
    const { coaching } = await insertComplete(server, ['Ani'])
    await arrange(coaching.id)
    expect((await listOf(coaching.id)).map((row) => row.problem)).toEqual([problem])
  })

  const listOf = async (id: string) =>
    (await server.call(plan, { as: admin, params: { id } })).answer.rows
  const press = async (id: string, rows: { id: string; name: string }[]) => {
    const [rowIds, names] = [rows.map((row) => row.id), rows.map(({ name }) => name)]
    const body = { rowIds, names, notify: null }
    return server.call(issue, { as: admin, params: { id }, body })
  }
  const rename = (person: UserRow | undefined, fullName: string) =>
    server.db
      .update(users)
      .set({ fullName })
      .where(eq(users.id, person?.id ?? ''))
  const rowsOf = async (id: string) =>
    (await server.call(job, { as: admin, params: { id } })).answer.rows

  it('a name that changed before the press: nothing is issued, and the list is shown anew', async () => {
    const { coaching, people } = await insertComplete(server, ['Ani', 'Budi'])
    const seen = await listOf(coaching.id)
    await rename(people[0], 'Ani Menikah')
    const { status, problem } = await press(coaching.id, seen)
    expect([status, problem.detail]).toEqual([
      409,
      'Daftar ini berubah sejak ditampilkan, sehingga belum ada yang diterbitkan. Periksa daftar yang baru, lalu terbitkan lagi.',
    ])
    await makeAll(server)
    expect(await numbers()).toBe(0)
    expect((await press(coaching.id, await listOf(coaching.id))).status).toBe(202)
  })

  it('one that has a certificate meanwhile: the list is shown anew', async () => {
    const { coaching } = await insertComplete(server, ['Ani', 'Budi'])
    const seen = await listOf(coaching.id)
    await press(coaching.id, seen.slice(0, 1))
    await makeAll(server)
    expect((await press(coaching.id, seen)).status).toBe(409)
  })

  it('a name that changed after the press: its row says so, and no number is given for it', async () => {
    const { coaching, people } = await insertComplete(server, ['Ani', 'Budi'])
    const { answer } = await press(coaching.id, await listOf(coaching.id))
    await rename(people[0], 'Ani Menikah')
    await makeAll(server)
    expect(await rowsOf(answer.jobId)).toMatchObject([
      {
        state: 'failed',
        reason:
          'Namanya berubah menjadi “Ani Menikah” setelah daftar disetujui. Terbitkan lagi dari daftar yang baru.',
      },
      { state: 'done' },
    ])
    expect(await numbers()).toBe(1)
  })

  it.each<[string, (id: string, rowId: string) => Promise<unknown>, string]>([
    [
      'lacks a condition',
      () => server.db.delete(attendance),
      'Peserta belum menyelesaikan: Zoom Meeting.',
    ],
    [
      'is of a topic that cannot be printed',
      topic,
      'Huruf 王 pada topik tidak dapat dicetak.',
    ],
    [
      'is of a coaching that was deleted',
      () => server.db.update(coachings).set({ deletedAt: server.clock.now() }),
      'Peserta ini tidak lagi mengikuti coaching.',
    ],
    [
      'has an uploaded one',
      (_, id) => {
        const file = { name: 'asli.pdf', type: 'application/pdf', bytes: '%PDF-1.7\n%%EOF' }
        const upload = { as: admin, params: { id }, file }
        return server.call(api.adminCoaching.uploadCertificate, upload)
      },
      'Sertifikat sudah diunggah.',
    ],
  ])('who after the press %s gets none, and the row says so', async (_, change, reason) => {
    const { coaching } = await insertComplete(server, ['Ani'])
    const rows = await listOf(coaching.id)
    const { answer } = await press(coaching.id, rows)
    await change(coaching.id, rows[0]?.id ?? '')
    await makeAll(server)
    expect(await rowsOf(answer.jobId)).toMatchObject([{ state: 'failed', reason }])
    expect(await numbers()).toBe(0)
  })

  it('of two that press at once the second is told the number', async () => {
    const { coaching } = await insertComplete(server, ['Ani'])
    const rows = await listOf(coaching.id)
    await press(coaching.id, rows)
    const { answer } = await press(coaching.id, rows)
    drawNothing()
    await makeAll(server)
    expect(await rowsOf(answer.jobId)).toMatchObject([
      { reason: `Sertifikat nomor ${rows[0]?.number} sudah diterbitkan.` },
    ])
  })

  describe('one whose making was interrupted, and who has another name since,', () => {
    const interrupted = async () => {
      const { coaching, people } = await insertComplete(server, ['Ani', 'Budi'])
      const { answer } = await press(coaching.id, (await listOf(coaching.id)).slice(0, 1))
      const failure = Object.assign(new Error('EIO'), { code: 'EIO' })
      const save = jest.spyOn(server.services.files, 'save').mockRejectedValueOnce(failure)
      await makeAll(server)
      save.mockRestore()
      await rename(people[0], 'Ani Menikah')
      return { id: coaching.id, params: { id: answer.jobId } }
    }

    it('is listed and printed under that name, and keeps its number', async () => {
      const { id } = await interrupted()
      const again = await listOf(id)
      expect(again.map(({ name, number }) => [name, number?.slice(0, 3)])).toEqual([
        ['Ani Menikah', '001'],
        ['Budi', '002'],
      ])
      const table = await server.call(api.adminCoaching.certificates, {
        ...{ as: admin, params: { id } },
      })
      expect(table.answer.map(({ issued }) => issued)).toEqual([null, null])
      const { answer } = await press(id, again.slice(0, 1))
      await makeAll(server)
      expect(await rowsOf(answer.jobId)).toMatchObject([{ state: 'done' }])
      expect(await server.db.select().from(issuedCertificates)).toMatchObject([
        { number: again[0]?.number, content: { name: 'Ani Menikah' } },
      ])
    })

    it('is not made under the old one by trying again', async () => {
      const { params } = await interrupted()
      await server.call(retry, { as: admin, params })
      await makeAll(server)
      expect(await rowsOf(params.id)).toMatchObject([
        { state: 'failed', reason: expect.stringContaining('menjadi “Ani Menikah”') },
      ])
    })
  })
})
