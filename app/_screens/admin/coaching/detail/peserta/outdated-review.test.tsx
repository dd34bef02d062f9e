import { screen, waitFor } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { Proposal } from '@/lib/entities/proposal'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const PENDING: Proposal = {
  ...{ id: 'p1', userId: 'u1', name: 'Siti Rahma', namaInstansi: 'BPKH Wilayah XI' },
  ...{ questions: ['Apa syarat tata batas?'], status: 'PENDING', reason: null },
}
const APPROVED: Proposal = {
  ...PENDING,
  ...{ id: 'p2', userId: 'u2', name: 'Suharto', status: 'APPROVED' },
}
const button = (name: string) => screen.getByRole('button', { name })

/** Opens the form on a list that was read before; `meanwhile` is what the server says from then on. */
async function openReview(action: 'Terima' | 'Tolak', ...meanwhile: Mock[]) {
  const view = await openCoachingTab('peserta', [
    mockApi(api.adminCoaching.proposals, [PENDING, APPROVED]),
    mockApi(api.notification.proposal, null),
  ])
  await view.user.click(
    await screen.findByRole('button', { name: `${action} pengajuan Siti Rahma` }),
  )
  await screen.findByRole('dialog', { name: `${action} pengajuan` })
  await untilStill()
  view.answerWith(...meanwhile)
  const writes = () =>
    view.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)
  return { ...view, writes }
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test.each([
  ['Terima', 'Proposal telah disetujui'],
  ['Tolak', 'Proposal telah ditolak'],
] as const)(
  "'%s' of a proposal withdrawn meanwhile: the message is refused, nothing is decided, the row is gone",
  async (action, done) => {
    const { user, writes } = await openReview(
      action,
      mockApi(api.adminCoaching.proposals, [APPROVED]),
      mockApi(
        api.notification.proposal,
        problem(409, 'Peserta sudah membatalkan pengajuan ini. Pesan tidak dikirim.'),
      ),
    )
    await user.click(button('Kirim'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Peserta sudah membatalkan pengajuan ini. Pesan tidak dikirim.',
    )
    await waitFor(() => expect(screen.queryByText('Siti Rahma')).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(writes()).toEqual(['/notification/proposal'])
    expect(screen.queryByText(done)).toBeNull()
  },
)

test('a refused approval says so and shows the row as it is by now (decision 32)', async () => {
  const rejected = { ...PENDING, status: 'REJECTED', reason: 'Kuota terbatas' } as const
  const { user } = await openReview(
    'Terima',
    mockApi(
      api.proposal.approve,
      problem(409, 'Pengajuan ini sudah ditolak oleh Budi Santoso.'),
    ),
    mockApi(api.adminCoaching.proposals, [rejected]),
  )
  await user.click(button('Kirim'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Pengajuan ini sudah ditolak oleh Budi Santoso.',
  )
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Siti Rahma/ })).toHaveTextContent(
      'Alasan: Kuota terbatas',
    ),
  )
  expect(screen.queryByText('Proposal telah disetujui')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Terima/ })).toBeNull()
})

test('after the meeting the tab says so, and no message asks to do a test before it', async () => {
  freezeDate('2026-08-26T09:00:00+07:00')
  await openReview('Terima')
  expect(screen.getByText(/^Meeting sudah selesai, dan masih ada/)).toBeInTheDocument()
  const message = screen.getByRole('textbox', { name: 'Pesan' })
  expect(message).toHaveTextContent('Meeting coaching ini sudah selesai.')
  expect(message).not.toHaveTextContent('sebelum meeting dimulai')
})
