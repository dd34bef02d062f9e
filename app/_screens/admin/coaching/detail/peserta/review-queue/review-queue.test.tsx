import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import {
  coachingForLetters,
  openProposals,
  openReviewQueue,
  proposal,
  proposalServer,
  ROWS,
} from '@/app/_shell/testing/review-queue'
import { shortcuts } from '@/lib/browser/shortcuts'
import { api } from '@/lib/contract'
import { freezeDate } from '@/lib/testing/freeze-date'
import { liveRegions } from '@/lib/testing/live-regions'
import { mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.textContent?.replace('Nama', ''))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const chip = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Saring menurut keputusan' })).getByRole(
    'button',
    { name },
  )

beforeAll(() => import('@/app/_shell/keys/listen'))
beforeEach(() => shortcuts.choose('on'))
beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test('what waits stands first, on the first page, wherever the server lists it', async () => {
  await openProposals()
  expect(names().slice(0, 4)).toEqual(['Peserta 1', 'Peserta 2', 'Peserta 3', 'Peserta 20'])
})

test('chips say how many there are of each and filter; the filter stands in the address', async () => {
  const { user } = await openProposals()
  expect(chip(/^Menunggu/)).toHaveTextContent('Menunggu3')
  expect(chip(/^Disetujui/)).toHaveTextContent('Disetujui12')
  await user.click(chip(/^Ditolak/))
  expect(chip(/^Ditolak/)).toHaveTextContent('Ditolak1')
  await waitFor(() => expect(names()).toEqual(['Peserta 40']))
  expect(location.hash).toContain('keputusan=ditolak')
  await user.click(chip(/^Ditolak/))
  await waitFor(() => expect(names()).toHaveLength(10))
  expect(location.hash).not.toContain('keputusan')
})

test('of those that wait the late ones are shown alone; where nobody tells which they are, all that wait', async () => {
  const query = { keputusan: 'terlambat' }
  const rows = ROWS.map((row) => ({ ...row, isOverdue: row.id === 'p2' }))
  const { unmount } = await openCoachingTab(
    'peserta',
    proposalServer(rows).mocks,
    {},
    query,
  )
  await screen.findByText('Peserta 2')
  expect(names()).toEqual(['Peserta 2'])
  expect(chip(/^Terlambat/)).toHaveAttribute('aria-pressed', 'true')
  unmount()
  await openCoachingTab('peserta', proposalServer().mocks, {}, query)
  await screen.findByText('Peserta 2')
  expect(names()).toEqual(['Peserta 1', 'Peserta 2', 'Peserta 3'])
  expect(screen.queryByRole('button', { name: /^Terlambat/ })).toBeNull()
})

test('all that wait are ticked at once, over all pages, and only those found by a search', async () => {
  const many = Array.from({ length: 14 }, (_, at) => proposal(at + 1))
  const { user } = await openProposals(proposalServer(many))
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua yang menunggu (14)' }))
  expect(button('Terima 14 pengajuan')).toBeVisible()
  await user.click(button('Batalkan pilihan'))
  await user.type(screen.getByRole('searchbox'), 'peserta 14')
  await user.click(
    await screen.findByRole('checkbox', {
      name: 'Pilih semua yang menunggu dan ditemukan (1)',
    }),
  )
  expect(button('Terima 1 pengajuan')).toBeVisible()
})

test('a slim row shows the first question; the others come with a press on how many they are', async () => {
  const { user } = await openProposals()
  const row = within(screen.getByRole('row', { name: /Peserta 1 / }))
  expect(row.getByText('Satu 1?')).toBeVisible()
  expect(row.getByText('Tiga?')).not.toBeVisible()
  await user.click(row.getByText('2 lagi'))
  expect(row.getByText('Tiga?')).toBeVisible()
})

test('one proposal at a time: who, since when, what is asked, seats left', async () => {
  const { dialog, element } = await openReviewQueue(proposalServer(), { totalPeserta: 14 })
  expect(dialog.getByText('Pengajuan 1 dari 3, sisa kursi 2')).toHaveRole('status')
  const article = dialog.getByRole('article', { name: 'Peserta 1' })
  expect(article).toHaveTextContent('BPKH')
  expect(article).toHaveTextContent('Diajukan 21/08/2026 15:00 WIB')
  expect(within(article).getAllByRole('listitem')).toHaveLength(3)
  expect(await axe(element)).toHaveNoViolations()
})

test('T accepts, by Enter as it is written, and X rejects, each with its own message, and the next one comes', async () => {
  const { user, shown, decisions, requestsTo } = await openReviewQueue()
  await user.keyboard('t')
  const form = await screen.findByRole('dialog', { name: 'Terima pengajuan' })
  expect(form).toHaveTextContent('Kepada: Peserta 1')
  const send = within(form).getByRole('button', { name: 'Kirim' })
  await waitFor(() => expect(send).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shown()).toBe('Peserta 2'))
  await untilStill()
  await user.keyboard('X')
  const refusal = await screen.findByRole('dialog', { name: 'Tolak pengajuan' })
  const reason = within(refusal).getByRole('radio', { checked: true })
  await waitFor(() => expect(reason).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(shown()).toBe('Peserta 3'))
  expect(decisions()).toEqual(['POST /proposal/approve', 'POST /proposal/reject'])
  expect(requestsTo(api.notification.proposal).map(({ body }) => body)).toMatchObject([
    { userId: 'u1', proposalId: 'p1', announces: 'acceptance' },
    { userId: 'u2', proposalId: 'p2', announces: 'rejection' },
  ])
  expect(requestsTo(api.proposal.reject).map(({ body }) => body)).toMatchObject([
    { reason: 'Pertanyaan tidak sesuai dengan topik coaching' },
  ])
})

test('the next one is decided while what else shows the last decision is still on its way', async () => {
  const { user, shown, decisions, answerWith } = await openReviewQueue()
  answerWith(coachingForLetters(), mockApi(api.adminCoaching.adminOptions, []))
  for (const [key, name, next] of [
    ['t', 'Terima pengajuan', 'Peserta 2'],
    ['x', 'Tolak pengajuan', 'Peserta 3'],
  ] as const) {
    await user.keyboard(key)
    const form = await screen.findByRole('dialog', { name })
    await untilStill()
    await user.click(within(form).getByRole('button', { name: 'Kirim' }))
    await waitFor(() => expect(shown()).toBe(next))
    await untilStill()
  }
  expect(decisions()).toEqual(['POST /proposal/approve', 'POST /proposal/reject'])
})

test('arrows move and stop at both ends; a held key and one with Ctrl do nothing', async () => {
  const { user, shown } = await openReviewQueue()
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toBe('Peserta 1')
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(shown()).toBe('Peserta 3')
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toBe('Peserta 2')
  await user.keyboard('{Control>}t{/Control}')
  expect(screen.queryByRole('dialog', { name: 'Terima pengajuan' })).toBeNull()
})

test("'?' lists the keys of the window; turned off they do nothing, and none is told", async () => {
  const { user, element } = await openReviewQueue()
  await user.keyboard('?')
  const list = await screen.findByRole('dialog', { name: 'Pintasan keyboard' })
  const told = within(list)
    .getAllByRole('term')
    .map((term) => `${term.nextSibling?.textContent}: ${term.textContent}`)
  expect(told).toEqual(
    expect.arrayContaining([
      '→: Pengajuan berikutnya',
      'X: Tolak pengajuan Peserta 1',
      'T: Terima pengajuan Peserta 1',
    ]),
  )
  await user.click(within(list).getByRole('checkbox', { name: 'Pintasan keyboard aktif' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(list).not.toBeInTheDocument())
  await untilStill()
  expect(element).not.toHaveTextContent('T untuk menerima')
  await user.keyboard('tx')
  expect(screen.getAllByRole('dialog')).toEqual([element])
})

test('keys do nothing while a message is being written', async () => {
  const { user, decisions, shown } = await openReviewQueue()
  await user.keyboard('t')
  await screen.findByRole('dialog', { name: 'Terima pengajuan' })
  await untilStill()
  const message = screen.getByRole('textbox', { name: 'Pesan' })
  await user.type(message, 'xt{ArrowRight}')
  expect(screen.getAllByRole('dialog').length).toBeLessThanOrEqual(2)
  expect(screen.queryByRole('dialog', { name: 'Tolak pengajuan' })).toBeNull()
  screen.getByRole('checkbox', { name: 'Email' }).focus()
  await user.keyboard('x{ArrowRight}')
  expect(screen.queryByRole('dialog', { name: 'Tolak pengajuan' })).toBeNull()
  expect(message).toHaveDisplayValue(/xt$/)
  await user.click(screen.getByRole('button', { name: 'Kirim' }))
  await waitFor(() => expect(shown()).toBe('Peserta 2'))
  expect(decisions()).toEqual(['POST /proposal/approve'])
})

test('a refusal is said as one, and what was withdrawn meanwhile is gone', async () => {
  const refusal = 'Peserta sudah membatalkan pengajuan ini.'
  const from = proposalServer(ROWS, { p1: refusal })
  const { user, shown, dialog } = await openReviewQueue(from)
  from.withdraw('p1')
  await user.keyboard('t')
  await screen.findByRole('dialog', { name: 'Terima pengajuan' })
  await untilStill()
  const regions = liveRegions()
  await user.click(button('Kirim'))
  expect(regions.tell(await dialog.findByText(`Peserta 1: ${refusal}`))).toBe(true)
  await waitFor(() => expect(shown()).toBe('Peserta 2'))
  expect(screen.queryByText('Proposal telah disetujui')).toBeNull()
})

test('the one that is looked at stays, though others before it were decided elsewhere', async () => {
  const from = proposalServer()
  const { user, shown, dialog } = await openReviewQueue(from)
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe('Peserta 2')
  from.withdraw('p1')
  await user.keyboard('t')
  await screen.findByRole('dialog', { name: 'Terima pengajuan' })
  await untilStill()
  await user.click(button('Kirim'))
  await waitFor(() => expect(shown()).toBe('Peserta 3'))
  expect(dialog.getByText(/^Pengajuan 1 dari 1/)).toHaveRole('status')
})

test.each([
  ['while they are not here yet', () => new Promise<never>(() => {})],
  ['where they cannot be had', () => problem(500, 'Gangguan')],
])(
  'a queue that is opened by its address never says that nobody waits %s',
  async (_, answer) => {
    const mocks = [mockApi(api.adminCoaching.proposals, answer)]
    const { requestsTo } = await openCoachingTab('peserta', mocks, {}, { tinjau: 'buka' })
    await waitFor(() => expect(requestsTo(api.adminCoaching.proposals)).toHaveLength(1))
    await untilStill()
    expect(screen.queryByText('Tidak ada lagi pengajuan yang menunggu.')).toBeNull()
  },
)

test('one that is reloaded begins with who waits', async () => {
  await openCoachingTab('peserta', proposalServer().mocks, {}, { tinjau: 'buka' })
  expect(await screen.findByRole('article', { name: 'Peserta 1' })).toBeVisible()
})

test('the last decision ends the queue; with no seat left T does nothing and says why', async () => {
  const { user, dialog } = await openReviewQueue(
    proposalServer([proposal(1), proposal(2, { status: 'APPROVED' })]),
    {
      totalPeserta: 1,
    },
  )
  const accept = dialog.getByRole('button', { name: 'Terima pengajuan Peserta 1' })
  expect(accept).toHaveAccessibleDescription('Kuota penuh')
  await user.keyboard('t')
  expect(screen.queryByRole('dialog', { name: 'Terima pengajuan' })).toBeNull()
  await user.keyboard('x')
  await screen.findByRole('dialog', { name: 'Tolak pengajuan' })
  await untilStill()
  await user.click(button('Kirim'))
  expect(await screen.findByText('Tidak ada lagi pengajuan yang menunggu.')).toBeVisible()
  expect(button('Selesai')).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.hash).not.toContain('tinjau')
})
