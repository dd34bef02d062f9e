import { screen, waitFor } from '@testing-library/react'
import { openProposals, proposal, proposalServer } from '@/app/_shell/testing/review-queue'
import { api } from '@/lib/contract'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const RETURNED = 'Isian Anda yang belum disimpan telah dikembalikan.'
const message = () => screen.getByRole('textbox', { name: 'Pesan' })
const reason = () => screen.getByRole('textbox', { name: 'Alasan lainnya' })

/** Two that wait, and a server that fails at every decision until it is `mended`. */
async function open(failure: typeof offline | ReturnType<typeof problem>) {
  const server = proposalServer([proposal(1), proposal(2)])
  const view = await openProposals(server)
  view.answerWith(
    mockApi(api.proposal.approve, failure),
    mockApi(api.proposal.reject, failure),
  )
  const press = async (name: string) => {
    await untilStill()
    await view.user.click(await screen.findByRole('button', { name }))
  }
  const review = async (button: string, title: string) => {
    await press(button)
    await screen.findByRole('dialog', { name: title })
    await untilStill()
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const mended = () => view.answerWith(...proposalServer([proposal(1)]).mocks)
  return { ...view, press, review, closed, mended }
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test.each([
  ['refused', problem(409, 'Kuota sudah penuh.'), 'Kuota sudah penuh.'],
  ['not answered', offline, /^Jawaban server tidak sampai/],
])(
  'what was written with an acceptance is kept where that is %s, until it is done',
  async (_, failure, told) => {
    const { user, press, review, closed, mended } = await open(failure)
    const again = () => review('Terima pengajuan Peserta 1', 'Terima pengajuan')
    await again()
    await user.type(message(), ' Bawa laptop.')
    await press('Kirim')
    expect(await screen.findByRole('alert')).toHaveTextContent(told)
    await closed()
    await again()
    expect(await screen.findByText(RETURNED)).toBeVisible()
    expect(message()).toHaveDisplayValue(/ Bawa laptop\.$/)
    mended()
    await press('Kirim')
    expect(await screen.findByText('Proposal telah disetujui')).toBeVisible()
    await closed()
    mended()
    await press('Muat ulang pengajuan')
    await again()
    expect(message()).not.toHaveDisplayValue(/laptop/)
    expect(screen.queryByText(RETURNED)).toBeNull()
  },
)

test.each([
  ['with a message', 'Kirim'],
  ['without one', 'Lanjut tanpa notifikasi'],
])('the own reason of a rejection %s is kept until it is done', async (_, way) => {
  const { user, press, review, closed, mended } = await open(offline)
  const again = () => review('Tolak pengajuan Peserta 1', 'Tolak pengajuan')
  const go = async () => {
    if (way !== 'Kirim') await user.click(screen.getByRole('checkbox', { name: 'Email' }))
    await press(way)
  }
  await again()
  await user.click(screen.getByRole('radio', { name: 'Lainnya' }))
  await user.type(reason(), 'Jadwal bentrok')
  await go()
  await screen.findByRole('alert')
  await closed()
  await again()
  expect(await screen.findByText(RETURNED)).toBeVisible()
  expect(reason()).toHaveValue('Jadwal bentrok')
  mended()
  await press(way)
  expect(await screen.findByText('Proposal telah ditolak')).toBeVisible()
  await closed()
  mended()
  await press('Muat ulang pengajuan')
  await again()
  expect(screen.queryByText(RETURNED)).toBeNull()
})

test('the own reason for many without a message is kept until the last of them has it', async () => {
  const { user, press, review, closed } = await open(offline)
  await user.click(screen.getByRole('checkbox', { name: /^Pilih semua/ }))
  const again = () => review('Tolak 2 pengajuan', 'Tolak 2 pengajuan')
  await again()
  await user.click(screen.getByRole('radio', { name: 'Lainnya' }))
  await user.type(reason(), 'Jadwal bentrok')
  await user.click(screen.getByRole('checkbox', { name: 'Email' }))
  await press('Lanjut tanpa notifikasi')
  await press('Tutup hasil')
  await closed()
  await again()
  expect(await screen.findByText(RETURNED)).toBeVisible()
  expect(reason()).toHaveValue('Jadwal bentrok')
})
