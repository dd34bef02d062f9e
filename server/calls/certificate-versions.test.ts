import { api } from '../../lib/contract/index.ts'
import { insertComplete } from '../testing/complete-participants.ts'
import { issueAll } from '../testing/issued-certificates.ts'
import { withAdmin } from '../testing/with-admin.ts'

const { server, admin } = withAdmin()

const later = () => server.clock.set(new Date(server.clock.now().getTime() + 60_000))

const CHANGED = 'Data ini sudah berubah sejak Anda membukanya.'

describe('the certificate of a row', () => {
  const rowOf = async (id: string) => {
    const { answer } = await server.call(api.adminCoaching.certificates, {
      ...{ as: admin, params: { id } },
    })
    return answer[0]
  }
  const upload = (id: string, name: string, version?: string, key?: string) =>
    server.call(api.adminCoaching.uploadCertificate, {
      ...{ as: admin, params: { id } },
      file: { name, type: 'application/pdf', bytes: `%PDF-1.7 ${name}\n%%EOF` },
      headers: {
        ...(version && { 'if-match': `"${version}"` }),
        ...(key && { 'idempotency-key': key }),
      },
    })
  const arrange = async () => {
    const { coaching } = await insertComplete(server, ['Ani'])
    return { coachingId: coaching.id, row: await rowOf(coaching.id) }
  }

  test('is not replaced by who has not seen the one that another admin has uploaded', async () => {
    const { coachingId, row } = await arrange()
    const { id = '', version } = row ?? {}
    expect((await upload(id, 'benar.pdf', version)).status).toBe(200)
    const { status, problem } = await upload(id, 'lama.pdf', version)
    expect([status, problem.detail]).toEqual([412, CHANGED])
    expect(problem.present).toMatchObject({ id, fileName: 'benar.pdf' })
    const now = await rowOf(coachingId)
    expect(now?.fileName).toBe('benar.pdf')
    expect((await upload(id, 'lama.pdf', now?.version)).status).toBe(200)
  })

  test('is another one even where the other file bears the same name', async () => {
    const { coachingId, row } = await arrange()
    await upload(row?.id ?? '', 'ani.pdf')
    const seen = await rowOf(coachingId)
    later()
    await upload(row?.id ?? '', 'ani.pdf')
    expect((await upload(row?.id ?? '', 'ani.pdf', seen?.version)).status).toBe(412)
  })

  test('that the portal has made meanwhile is not replaced either', async () => {
    const { coaching } = await issueAll(server, admin, ['Ani'])
    const before = await rowOf(coaching.id)
    const anew = { reason: 'Nama pada sertifikat salah tulis.' }
    later()
    const made = await server.call(api.certificateRegister.reissue, {
      ...{ as: admin, params: { id: before?.issued?.id ?? '' }, body: anew },
    })
    expect(made.status).toBe(200)
    expect((await upload(before?.id ?? '', 'lama.pdf', before?.version)).status).toBe(412)
  })

  test('is taken from who names none, and again from who has not heard the answer', async () => {
    const { row } = await arrange()
    const { id = '', version } = row ?? {}
    const act = () => upload(id, 'benar.pdf', version, 'the-same-act')
    expect([(await act()).status, (await act()).status]).toEqual([200, 200])
    expect((await upload(id, 'lain.pdf')).status).toBe(200)
  })
})
