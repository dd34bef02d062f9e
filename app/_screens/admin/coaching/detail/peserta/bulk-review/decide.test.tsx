import { api } from '@/lib/contract'
import type { Proposal } from '@/lib/entities/proposal'
import { storeTokens, storeUser } from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { mockApi, offline, settled, startMockApi } from '@/lib/testing/mock-api'
import { createDecider } from './decide'

const PROPOSAL: Proposal = {
  ...{ id: 'p1', userId: 'u1', name: 'Siti Rahma', namaInstansi: 'BPKH Wilayah XI' },
  ...{ questions: ['Apa?', 'Siapa?', 'Berapa?'], status: 'PENDING', reason: null },
}
const APPROVED: Proposal = { ...PROPOSAL, status: 'APPROVED' }
const payload = {
  ...{ subject: 'Pengajuan Coaching Diterima', message: 'Selamat.' },
  ...{ notifToMember: true, notifToWa: false },
}
const order = { coachingId: '14', decision: { kind: 'approve' }, payload } as const

/** A decider whose message is queued and whose decision got no answer; `found` is what the list says by then. */
async function loseTheAnswer(found: Proposal, told: typeof payload | null = payload) {
  storeTokens(fakeToken('admin', '1'), 'refresh-token')
  storeUser(accountOf('admin'))
  const server = startMockApi([
    mockApi(api.adminCoaching.proposals, [found]),
    mockApi(api.notification.proposal, null),
    mockApi(api.proposal.approve, offline),
  ])
  const decide = createDecider({ ...order, payload: told })
  await expect(decide(PROPOSAL)).rejects.toThrow('mungkin sudah berhasil')
  return { ...server, decide }
}

test('the decision of another admin has called the message off: the server says so, and it is not told as done', async () => {
  const { decide, answerWith } = await loseTheAnswer({ ...APPROVED, told: [] })
  const said = 'Pengajuan ini sudah disetujui oleh Budi Santoso.'
  answerWith(mockApi(api.proposal.approve, settled(said)))
  await expect(decide(PROPOSAL)).rejects.toThrow(said)
  answerWith(mockApi(api.notification.proposal, settled(`${said} Pesan tidak dikirim.`)))
  await expect(decide(PROPOSAL)).rejects.toThrow('Pesan tidak dikirim.')
})

test('one of its own is answered as before, and the message is not sent twice', async () => {
  const { decide, answerWith, requestsTo } = await loseTheAnswer({ ...APPROVED, told: [] })
  answerWith(mockApi(api.proposal.approve, APPROVED))
  await decide(PROPOSAL)
  expect(requestsTo(api.notification.proposal)).toHaveLength(1)
})

test('whose decision it is, the server is asked also where no message goes with it', async () => {
  const { decide, answerWith } = await loseTheAnswer({ ...APPROVED, told: [] }, null)
  const said = 'Pengajuan ini sudah disetujui oleh Budi Santoso.'
  answerWith(mockApi(api.proposal.approve, settled(said)))
  await expect(decide(PROPOSAL)).rejects.toThrow(said)
})

test('a server that tells of no messages is not asked for what is decided', async () => {
  const { decide, requestsTo } = await loseTheAnswer(APPROVED)
  await decide(PROPOSAL)
  expect(requestsTo(api.proposal.approve)).toHaveLength(1)
})
