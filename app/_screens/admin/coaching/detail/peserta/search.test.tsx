import { screen, waitFor } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { Proposal } from '@/lib/entities/proposal'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'

const PENDING: Proposal = {
  ...{ id: 'p1', userId: 'u1', name: 'Siti Rahma', namaInstansi: 'BPKH Wilayah XI' },
  ...{ questions: ['Apa?', 'Siapa?', 'Berapa?'], status: 'PENDING', reason: null },
}
const APPROVED: Proposal = { ...PENDING, id: 'p2', name: 'Suharto', status: 'APPROVED' }
const REJECTED: Proposal = {
  ...{ ...PENDING, id: 'p3', name: 'Wáyan Sudarma' },
  ...{ status: 'REJECTED', reason: 'Kuota terbatas' },
}
const NAMES = ['Siti Rahma', 'Suharto', 'Wáyan Sudarma']

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

test.each([
  ['the word of the badge', 'disetujui', ['Suharto']],
  ['a reason with its word', 'alasan: kuota', ['Wáyan Sudarma']],
  ['words in another order', 'rahma siti', ['Siti Rahma']],
  ['a name without its accent', 'wayan', ['Wáyan Sudarma']],
  ['no code that nobody sees', 'approved', []],
])('finds %s', async (_, text, names) => {
  const { user } = await openCoachingTab('peserta', [
    mockApi(api.adminCoaching.proposals, [PENDING, APPROVED, REJECTED]),
  ])
  await screen.findByText('Siti Rahma')
  await user.type(screen.getByRole('searchbox'), text)
  await waitFor(() =>
    expect(NAMES.filter((name) => screen.queryByText(name))).toEqual(names),
  )
})
