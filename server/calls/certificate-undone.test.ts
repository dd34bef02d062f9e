import { api } from '../../lib/contract/index.ts'
import { issueAll, uploadPaper } from '../testing/issued-certificates.ts'
import { withAdmin } from '../testing/with-admin.ts'

const { server, admin } = withAdmin()
const { reissue, withdraw } = api.certificateRegister

const asked = (id: string, key: string) => ({
  ...{ as: admin, params: { id }, body: { reason: 'Nama keliru.' } },
  headers: { 'idempotency-key': key },
})
const withdrawAs = (id: string, key: string) => server.call(withdraw, asked(id, key))
const reissueAs = (id: string, key: string) => server.call(reissue, asked(id, key))
const issueOne = async () => {
  const { coaching, rows } = await issueAll(server, admin, ['Ani'])
  return { coachingId: coaching.id, id: rows[0]?.id ?? '' }
}

test('a withdrawal whose answer was lost is not told as done once it was issued anew', async () => {
  const { id } = await issueOne()
  const first = await withdrawAs(id, 'lost-answer')
  expect(await withdrawAs(id, 'lost-answer')).toMatchObject({ answer: first.answer })
  await reissueAs(id, 'of-another-admin')
  const { status, problem } = await withdrawAs(id, 'lost-answer')
  expect([status, problem.detail]).toEqual([
    409,
    'Sertifikat ini sudah diganti sejak Anda membukanya. Periksa keadaannya sekarang.',
  ])
})

test('nor once another was uploaded', async () => {
  const { id, coachingId } = await issueOne()
  await withdrawAs(id, 'lost-answer')
  await uploadPaper(server, admin, coachingId)
  expect((await withdrawAs(id, 'lost-answer')).status).toBe(409)
})

test('a new version whose answer was lost is not told as the one that counts once it was withdrawn', async () => {
  const { id } = await issueOne()
  const { answer } = await reissueAs(id, 'lost-answer')
  expect((await reissueAs(id, 'lost-answer')).answer).toEqual(answer)
  await withdrawAs(answer.id, 'of-another-admin')
  expect((await reissueAs(id, 'lost-answer')).status).toBe(409)
})
