import { api } from '../../../lib/contract/index.ts'
import type { Db } from '../../db/client.ts'
import { issuedCertificates } from '../../db/schema/certificate-making.ts'
import { coachings } from '../../db/schema/coachings.ts'
import { attendance, certificates } from '../../db/schema/participation.ts'
import { users } from '../../db/schema/users.ts'
import type { UserRow } from '../../repositories/users.ts'
import { callBeside } from '../../testing/beside.ts'
import { insertComplete } from '../../testing/complete-participants.ts'
import { issueAll, makeAll, uploadPaper } from '../../testing/issued-certificates.ts'
import { withAdmin } from '../../testing/with-admin.ts'

const { file, reissue, withdraw } = api.certificateRegister
const MESSAGE = {
  ...{ subject: 'Sertifikat', message: 'Yth. {nama}, sertifikat telah tersedia.' },
  ...{ notifToMember: true, notifToWa: false },
}

const { server, admin } = withAdmin()

const errors: unknown[] = []
const work = () => makeAll(server, (what) => errors.push(what))
const begin = async (id: string) => {
  const body = { notify: MESSAGE }
  const reply = await server.call(api.certificateMaking.issue, {
    ...{ as: admin, params: { id }, body },
  })
  return reply.answer.jobId
}
const stateOf = async (id: string) =>
  (await server.call(api.certificateMaking.job, { as: admin, params: { id } })).answer
const issued = () => server.db.select().from(issuedCertificates)
const download = (id: string, as: UserRow) =>
  server.call(api.certificate.download, { as, params: { id } })

const issueOne = async () => {
  const { coaching, rows } = await issueAll(server, admin, ['Siti Rahma'])
  const [row] = rows
  if (!row) throw new Error('none issued')
  return { coaching, row }
}
const act = (what: typeof reissue | typeof withdraw, id: string) =>
  server.call(what, { as: admin, params: { id }, body: { reason: 'Keliru.' } })

/** Something that happens while a certificate is drawn, of which nothing is asked then. */
const whileDrawn = (happens: () => Promise<unknown>) =>
  jest.spyOn(server.services.drawing, 'draw').mockImplementationOnce(async () => {
    await happens()
    return Buffer.from('%PDF-1.7')
  })

it('an upload that comes while it is handed out wins', async () => {
  const { coaching, row } = await issueOne()
  const [made] = await issued()
  const [own] = await server.db.select().from(certificates)
  await server.db.update(issuedCertificates).set({ state: 'making', fileId: null })
  await server.db.update(certificates).set({ fileId: null, fileName: null })
  const handOut = async (tx: Db) => {
    const { state, fileId } = made ?? {}
    await tx.update(certificates).set({ fileId, fileName: own?.fileName })
    await tx.update(issuedCertificates).set({ state, fileId })
  }
  await callBeside(server.db, handOut, () => uploadPaper(server, admin, coaching.id))
  expect(await issued()).toMatchObject([{ id: row.id, state: 'replaced' }])
})

it('an upload that comes while it is drawn wins', async () => {
  const { coaching, people } = await insertComplete(server, ['Ani'])
  const id = await begin(coaching.id)
  whileDrawn(() => uploadPaper(server, admin, coaching.id))
  await work()
  expect(await issued()).toMatchObject([
    { state: 'replaced', reason: 'Diganti dengan sertifikat yang diunggah admin.' },
  ])
  const { bytes } = await download(coaching.id, people[0] ?? admin)
  expect(bytes.toString()).toBe('%PDF-1.7\n%%EOF')
  expect(await server.outbox()).toEqual([])
  const lost = { state: 'failed', reason: 'Sertifikat sudah diunggah.' }
  expect(await stateOf(id)).toMatchObject({ rows: [lost] })
  await server.call(api.certificateMaking.retry, { as: admin, params: { id } })
  await work()
  expect(await stateOf(id)).toMatchObject({ rows: [lost] })
})

it.each<[string, (coaching: { id: string }, person: UserRow) => Promise<unknown>, number]>([
  [
    'another server has gone on with what seemed abandoned',
    async () => {
      server.clock.set(new Date(server.clock.now().getTime() + 181_000))
      whileDrawn(async () => undefined)
      await work()
    },
    1,
  ],
  ['its row is gone', () => server.db.delete(certificates), 0],
  [
    'its account is deleted',
    (_, { id }) => server.call(api.user.remove, { as: admin, params: { id } }),
    0,
  ],
])('when it was drawn and %s, nobody hears twice or in vain', async (_, happens, told) => {
  const { coaching, people } = await insertComplete(server, ['Ani'])
  await begin(coaching.id)
  errors.length = 0
  whileDrawn(() => happens(coaching, people[0] ?? admin))
  await work()
  expect(errors).toEqual([])
  expect(await server.outbox()).toHaveLength(told)
})

it('a server that was slow, and then failed, says nothing of what another works on by then', async () => {
  const { coaching } = await insertComplete(server, ['Ani'])
  const id = await begin(coaching.id)
  const [isGoingOn, hasFailed] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ]
  let other = Promise.resolve()
  whileDrawn(async () => {
    server.clock.set(new Date(server.clock.now().getTime() + 181_000))
    whileDrawn(async () => {
      isGoingOn.resolve()
      await hasFailed.promise
    })
    other = work()
    await isGoingOn.promise
    throw new Error('The line is lost.')
  })
  await work()
  hasFailed.resolve()
  await other
  expect(await stateOf(id)).toMatchObject({ state: 'done', done: 1 })
  expect(await issued()).toMatchObject([{ state: 'valid' }])
})

it('what another server made meanwhile, and an admin withdrew, stays withdrawn', async () => {
  const { coaching, people } = await insertComplete(server, ['Ani'])
  await begin(coaching.id)
  whileDrawn(async () => {
    server.clock.set(new Date(server.clock.now().getTime() + 181_000))
    await work()
    const params = { id: (await issued())[0]?.id ?? '' }
    const body = { reason: 'Keliru.' }
    await server.call(api.certificateRegister.withdraw, { as: admin, params, body })
  })
  await work()
  expect(await issued()).toMatchObject([{ state: 'withdrawn' }])
  expect((await download(coaching.id, people[0] ?? admin)).status).toBe(410)
})

it('stops with its server after the one that is being drawn', async () => {
  const { coaching } = await insertComplete(server, ['Ani', 'Budi'])
  const id = await begin(coaching.id)
  const stop = new AbortController()
  whileDrawn(async () => stop.abort())
  await makeAll(server, undefined, stop.signal)
  expect(await stateOf(id)).toMatchObject({ state: 'running', done: 1, total: 2 })
})

it.each<[string, () => Promise<unknown>, string]>([
  [
    'its topic cannot be printed',
    () => server.db.update(coachings).set({ topic: 'Batas 王' }),
    'Huruf 王 pada topik tidak dapat dicetak.',
  ],
  [
    'the name cannot be printed',
    () => server.db.update(users).set({ fullName: 'Siti 王' }),
    'Huruf 王 tidak dapat dicetak.',
  ],
  [
    'its coaching is gone for good',
    () => server.db.delete(coachings),
    'Peserta atau coaching ini sudah dihapus, sehingga sertifikat tidak dapat diterbitkan ulang.',
  ],
  [
    'its coaching is deleted while it is drawn',
    async () => {
      jest.spyOn(server.services.drawing, 'draw').mockImplementationOnce(async () => {
        await server.db.update(coachings).set({ deletedAt: server.clock.now() })
        return Buffer.from('%PDF-1.7')
      })
    },
    'Peserta atau coaching ini sudah dihapus, sehingga sertifikat tidak dapat diterbitkan ulang.',
  ],
])('one is not issued anew where %s', async (_, change, sentence) => {
  const { row } = await issueOne()
  await change()
  const { status, problem } = await act(reissue, row.id)
  expect([status, problem.detail]).toEqual([409, sentence])
})

it('one is not issued anew above a file that was uploaded since, and not beside a newer version', async () => {
  const { coaching, row } = await issueOne()
  await act(withdraw, row.id)
  const { answer: newer } = await act(reissue, row.id)
  await act(withdraw, newer.id)
  const refused = async (id: string) => (await act(reissue, id)).problem.detail
  expect(await refused(row.id)).toBe(
    'Sertifikat ini sudah diganti sejak Anda membukanya. Periksa keadaannya sekarang.',
  )
  await uploadPaper(server, admin, coaching.id)
  expect(await refused(newer.id)).toBe('Sertifikat sudah diunggah.')
})

test('a file that the store has lost is told', async () => {
  const { row } = await issueOne()
  jest.spyOn(server.services.files, 'read').mockResolvedValueOnce(null)
  const { status, problem } = await server.call(file, { as: admin, params: { id: row.id } })
  expect([status, problem.detail]).toEqual([404, 'File sertifikat ini tidak ada.'])
})

it('an upload is refused where one condition is missing, and of a deleted coaching', async () => {
  const { coaching } = await insertComplete(server, ['Ani'])
  const told = async () => {
    const { status, problem } = await uploadPaper(server, admin, coaching.id)
    return `${status} ${problem.detail}`
  }
  await server.db.delete(attendance)
  expect(await told()).toBe('409 Peserta belum menyelesaikan: Zoom Meeting.')
  await server.db.update(coachings).set({ deletedAt: server.clock.now() })
  expect(await told()).toBe('404 Baris sertifikat tidak ditemukan.')
})

it('a participant is told which one is theirs, and of none beside an upload, whatever became of it before', async () => {
  const { coaching, rows, people } = await issueAll(server, admin, ['Siti Rahma'])
  const [row, person = admin] = [rows[0], people[0]]
  const told = async () => {
    const input = { as: person, params: { id: coaching.id } }
    return (await server.call(api.certificate.check, input)).answer
  }
  expect((await told()).issued).toEqual({
    ...{ number: row?.number, kode: row?.kode, version: 1, state: 'valid', reason: null },
    issuedAt: server.clock.now().toISOString(),
  })
  await act(withdraw, row?.id ?? '')
  await uploadPaper(server, admin, coaching.id)
  expect(await told()).toMatchObject({ available: true, fileName: 'asli.pdf' })
  expect((await told()).issued).toBeUndefined()
  expect((await download(coaching.id, person)).status).toBe(200)
})
