import { api } from '../../../lib/contract/index.ts'
import { issuedCertificates } from '../../db/schema/certificate-making.ts'
import { insertComplete } from '../../testing/complete-participants.ts'
import { makeAll } from '../../testing/issued-certificates.ts'
import { withAdmin } from '../../testing/with-admin.ts'

const { server, admin } = withAdmin()

const check = (kode: string) => server.call(api.certificateCheck.find, { params: { kode } })

const issueOne = async () => {
  const { coaching, people } = await insertComplete(server, ['Siti Rahma'])
  const params = { id: coaching.id }
  const body = { notify: null }
  await server.call(api.certificateMaking.issue, { as: admin, params, body })
  await makeAll(server)
  const [issued] = await server.db.select().from(issuedCertificates)
  if (!issued || !people[0]) throw new Error('none issued')
  return { coaching, issued, person: people[0] }
}

test('whoever has the code learns what stands on the paper, and nothing else', async () => {
  const { issued, coaching } = await issueOne()
  const { status, answer } = await check(issued.kode)
  expect(status).toBe(200)
  expect(answer).toEqual({
    ...{ number: `001/${coaching.coachingCode}/VIII/2026`, name: 'Siti Rahma' },
    ...{ topic: 'Penataan Batas Kawasan Hutan', date: '24 Agustus 2026', hours: 4 },
    ...{ version: 1, state: 'valid', sha256: issued.sha256, reason: null },
  })
})

test('the SHA-256 is that of the file that the participant gets', async () => {
  const { issued, coaching, person } = await issueOne()
  const params = { id: coaching.id }
  const { bytes } = await server.call(api.certificate.download, { as: person, params })
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))
  expect(Buffer.from(digest).toString('hex')).toBe(issued.sha256)
})

test("the code on the paper leads to its check at the portal's own address", async () => {
  const { content, kode } = (await issueOne()).issued
  const { publicUrl } = server.deps.config
  expect(content.address).toBe(`${publicUrl}/#/sertifikat/${kode}`)
})

test('it is read as people type it', async () => {
  const { kode } = (await issueOne()).issued
  const typed = `${kode.slice(0, 4)}-${kode.slice(4, 8)} ${kode.slice(8)}`.toLowerCase()
  expect((await check(typed)).status).toBe(200)
})

test('a replaced one says so and why', async () => {
  const { issued } = await issueOne()
  await server.db
    .update(issuedCertificates)
    .set({ state: 'withdrawn', reason: 'Nama keliru.' })
  expect((await check(issued.kode)).answer).toMatchObject({
    ...{ state: 'withdrawn', reason: 'Nama keliru.' },
  })
})

test('a wrong code is plainly told, and guessing is slowed', async () => {
  const { issued } = await issueOne()
  for (let guess = 0; guess < 10; guess += 1) {
    const { status, problem } = await check(`2222222222${String(guess).padStart(2, '2')}`)
    expect([status, problem.detail]).toEqual([
      404,
      'Kode ini tidak ada pada portal kami. Periksa kembali huruf dan angkanya seperti tercetak pada sertifikat.',
    ])
  }
  const { status, problem } = await check(issued.kode)
  expect([status, problem.detail]).toEqual([
    429,
    'Terlalu banyak kode yang salah. Coba lagi dalam 5 detik.',
  ])
  server.clock.set(new Date(server.clock.now().getTime() + 6_000))
  expect((await check(issued.kode)).status).toBe(200)
})
