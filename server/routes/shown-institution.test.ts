import { api } from '../../lib/contract/index.ts'
import { institutions } from '../db/schema/users.ts'
import { acceptParticipant, createCoaching, publish } from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const calls = api.adminCoaching

test.each([
  ['as it was typed', 'BPKH Wilayah XI', 'BPKH Wilayah XI'],
  ['from the list, where nothing was typed', null, 'Dinas Kehutanan Uji'],
  ['from the list, where the text was emptied', '', 'Dinas Kehutanan Uji'],
])('the tables of a coaching name the institution %s', async (_, namaInstansi, shown) => {
  const { coaching, admin } = await createCoaching(server)
  await publish(server, coaching.id)
  const [listed] = await server.db
    .insert(institutions)
    .values({ name: 'Dinas Kehutanan Uji' })
    .returning()
  const institutionId = listed?.id ?? null
  await acceptParticipant(server, coaching.id, { namaInstansi, institutionId })
  const options = { params: { id: coaching.id }, as: admin }
  const [proposals, preTest, meeting, certificates] = [
    await server.call(calls.proposals, options),
    await server.call(calls.preTest, options),
    await server.call(calls.zoomMeeting, options),
    await server.call(calls.certificates, options),
  ]
  expect(proposals.answer).toMatchObject([{ namaInstansi: shown }])
  expect(preTest.answer.users).toMatchObject([{ namaInstansi: shown }])
  expect(meeting.answer.users).toMatchObject([{ namaInstansi: shown }])
  expect(certificates.answer).toMatchObject([{ namaInstansi: shown }])
})
