import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { timesOf } from '@/app/_screens/admin/coaching/template-context'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { Proposal } from '@/lib/entities/proposal'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const PENDING: Proposal = {
  id: 'p1-usulan',
  userId: 'u1',
  name: 'Siti Rahma',
  namaInstansi: 'BPKH Wilayah XI',
  questions: ['Apa syarat tata batas?', 'Siapa yang mengukur?', 'Berapa lama prosesnya?'],
  status: 'PENDING',
  reason: null,
}
const APPROVED: Proposal = {
  ...PENDING,
  id: 'p2',
  userId: 'u2',
  name: 'Suharto',
  namaInstansi: null,
  status: 'APPROVED',
}
const REJECTED: Proposal = {
  ...PENDING,
  id: 'p3',
  userId: 'u3',
  name: 'Wayan Sudarma',
  status: 'REJECTED',
  reason: 'Pertanyaan sudah ada di FAQ',
}

/** A server that remembers what it was told. */
function proposalServer(start: Proposal[] = [PENDING, APPROVED, REJECTED]): Mock[] {
  let rows = start
  const decide = (id: string, change: Partial<Proposal>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row))
    return rows.find((row) => row.id === id) ?? PENDING
  }
  return [
    mockApi(api.adminCoaching.proposals, () => rows),
    mockApi(api.notification.proposal, null),
    mockApi(api.proposal.approve, ({ body }) =>
      decide(body.proposalId, { status: 'APPROVED' }),
    ),
    mockApi(api.proposal.reject, ({ body }) =>
      decide(body.proposalId, { status: 'REJECTED', reason: body.reason }),
    ),
  ]
}

async function open(...more: Mock[]) {
  const view = await openCoachingTab('peserta', [...proposalServer(), ...more], {
    totalPeserta: 40,
  })
  await screen.findByText('Siti Rahma')
  return view
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const button = (name: string) => screen.getByRole('button', { name })
const message = () => screen.getByRole('textbox', { name: 'Pesan' })

async function openReview(action: 'Terima' | 'Tolak', ...more: Mock[]) {
  const view = await open(...more)
  await view.user.click(button(`${action} pengajuan Siti Rahma`))
  await screen.findByRole('dialog', { name: `${action} pengajuan` })
  await untilStill()
  const writes = () =>
    view.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)
  return { ...view, writes }
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test("'The table has No, ID, Nama, Instansi, Pertanyaan (list of questions) and Ikut Coaching'", async () => {
  const { container } = await open()
  const table = screen.getByRole('table', { name: 'Peserta dan Pertanyaan' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual([
    'No',
    'ID',
    'Nama',
    'Instansi',
    'Pertanyaan',
    'Ikut Coaching',
  ])
  const cells = within(rowOf('Siti Rahma')).getAllByRole('cell')
  expect(cells[0]).toHaveTextContent('1')
  expect(cells[1]).toHaveTextContent('u1')
  for (const question of PENDING.questions)
    expect(rowOf('Siti Rahma')).toHaveTextContent(question)
  expect(await axe(container)).toHaveNoViolations()
})

test('the same question twice in a proposal is listed twice', async () => {
  const twice = { ...PENDING, questions: ['Apa?', 'Apa?', 'Siapa?'] }
  await openCoachingTab('peserta', proposalServer([twice]))
  expect(await screen.findAllByText('Apa?')).toHaveLength(2)
})

test("'a count of approved participants with a refresh icon', which reads the proposals again", async () => {
  const { user, answerWith, requestsTo } = await open()
  expect(screen.getByText('1 dari 40 peserta disetujui')).toBeVisible()
  const arrived = { ...APPROVED, id: 'p4', name: 'Maria Tambunan' }
  answerWith(mockApi(api.adminCoaching.proposals, [APPROVED, arrived]))
  await user.click(button('Muat ulang pengajuan'))
  expect(await screen.findByText('2 dari 40 peserta disetujui')).toBeVisible()
  expect(requestsTo(api.adminCoaching.proposals)).toHaveLength(2)
})

test("'Pending rows have Terima and Tolak buttons. Approved rows show Disetujui. Rejected rows show Ditolak and Alasan with the reason.'", async () => {
  await open()
  expect(button('Terima pengajuan Siti Rahma')).toHaveTextContent('Terima')
  expect(button('Tolak pengajuan Siti Rahma')).toHaveTextContent('Tolak')
  expect(rowOf('Suharto')).toHaveTextContent('Disetujui')
  expect(rowOf('Wayan Sudarma')).toHaveTextContent('Ditolak')
  expect(rowOf('Wayan Sudarma')).toHaveTextContent('Alasan: Pertanyaan sudah ada di FAQ')
  expect(screen.getAllByRole('button', { name: /^(Terima|Tolak)/ })).toHaveLength(2)
})

test("'An acceptance notification is sent first, then approve is called'", async () => {
  const { user, writes, requestsTo } = await openReview('Terima')
  expect(message()).toHaveDisplayValue(/pengajuan Anda .* telah kami terima/)
  expect(message()).toHaveDisplayValue(/^Yth\. Bapak\/Ibu Siti Rahma,/)
  expect(message()).toHaveDisplayValue(/Pengukuhan kawasan hutan dan penataan batas/)
  await user.click(button('Kirim'))
  expect(await screen.findByText('Proposal telah disetujui')).toBeVisible()
  expect(writes()).toEqual(['/notification/proposal', '/proposal/approve'])
  expect(requestsTo(api.notification.proposal)[0]?.body).toMatchObject({
    ...{ userId: 'u1', proposalId: 'p1-usulan', announces: 'acceptance' },
    times: timesOf(adminCoachingOf()),
    subject: 'Pengajuan Coaching Diterima',
    notifToMember: true,
    notifToWa: false,
  })
  expect(requestsTo(api.proposal.approve)[0]?.body).toEqual({
    proposalId: 'p1-usulan',
    coachingId: '14',
  })
  await waitFor(() => expect(rowOf('Siti Rahma')).toHaveTextContent('Disetujui'))
  expect(screen.getByText('2 dari 40 peserta disetujui')).toBeVisible()
})

test("'If the e-mail box is unticked in the acceptance dialog, the notification call is skipped'", async () => {
  const { user, writes, requestsTo } = await openReview('Terima')
  await user.click(screen.getByRole('checkbox', { name: 'Email' }))
  expect(button('Kirim')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Lanjut tanpa notifikasi'))
  expect(await screen.findByText('Proposal telah disetujui')).toBeVisible()
  expect(writes()).toEqual(['/proposal/approve'])
  const [approval] = requestsTo(api.proposal.approve)
  expect(approval?.body).toMatchObject({ withoutMessage: true })
})

test.each([
  ['Terima', /telah kami terima/],
  ['Tolak', /belum dapat kami terima/],
] as const)(
  "a failed notification stops '%s': nothing is decided, the text stays (decision 46)",
  async (action, words) => {
    const { user, writes, answerWith } = await openReview(
      action,
      mockApi(api.notification.proposal, offline),
    )
    await user.type(message(), ' Salam.')
    await user.click(button('Kirim'))
    expect(
      await screen.findByText(/^Keputusan belum dikirim\. Belum diketahui/),
    ).toBeVisible()
    expect(message()).toHaveDisplayValue(words)
    expect(message()).toHaveDisplayValue(/ Salam\.$/)
    expect(writes()).toEqual(['/notification/proposal'])
    expect(rowOf('Siti Rahma')).toHaveTextContent('TerimaTolak')
    answerWith(mockApi(api.notification.proposal, null))
    await user.click(button('Kirim'))
    expect(await screen.findByText(/Proposal telah di(setujui|tolak)/)).toBeVisible()
  },
)

test("'A rejection notification with a chosen reason template is sent, then reject is called with that reason'", async () => {
  const { user, writes, requestsTo } = await openReview('Tolak')
  const reasons = screen.getAllByRole('radio').map((radio) => radio.closest('label'))
  expect(reasons.map((label) => label?.textContent)).toEqual([
    'Pertanyaan sudah ada di FAQ',
    'Pertanyaan tidak sesuai dengan topik coaching',
    'Lainnya',
  ])
  await user.click(screen.getByRole('radio', { name: /tidak sesuai dengan topik/ }))
  expect(message()).toHaveDisplayValue(/tidak sesuai dengan topik coaching/)
  await user.click(button('Kirim'))
  expect(await screen.findByText('Proposal telah ditolak')).toBeVisible()
  expect(writes()).toEqual(['/notification/proposal', '/proposal/reject'])
  expect(requestsTo(api.notification.proposal)[0]?.body).toMatchObject({
    ...{ userId: 'u1', proposalId: 'p1-usulan', announces: 'rejection' },
    subject: 'E-Coaching Kehutanan - Pertanyaan tidak sesuai dengan topik coaching',
  })
  expect(requestsTo(api.proposal.reject)[0]?.body).toEqual({
    proposalId: 'p1-usulan',
    reason: 'Pertanyaan tidak sesuai dengan topik coaching',
  })
  await waitFor(() =>
    expect(rowOf('Siti Rahma')).toHaveTextContent('Alasan: Pertanyaan tidak sesuai'),
  )
})

test("an other reason's required free text becomes the reason (decision 47)", async () => {
  const { user, requestsTo } = await openReview('Tolak')
  await user.click(screen.getByRole('radio', { name: 'Lainnya' }))
  await user.click(button('Kirim'))
  expect(await screen.findAllByText('Alasan diperlukan')).not.toHaveLength(0)
  expect(requestsTo(api.notification.proposal)).toHaveLength(0)
  await user.type(
    screen.getByRole('textbox', { name: 'Alasan lainnya' }),
    ' Jadwal bentrok ',
  )
  await user.click(button('Kirim'))
  await screen.findByText('Proposal telah ditolak')
  expect(requestsTo(api.proposal.reject)[0]?.body).toMatchObject({
    reason: 'Jadwal bentrok',
  })
})

test('a rejection without e-mail goes on without the call, with the reason', async () => {
  const { user, writes, requestsTo } = await openReview('Tolak')
  await user.click(screen.getByRole('checkbox', { name: 'Email' }))
  await user.click(button('Lanjut tanpa notifikasi'))
  await screen.findByText('Proposal telah ditolak')
  expect(writes()).toEqual(['/proposal/reject'])
  expect(requestsTo(api.proposal.reject)[0]?.body).toMatchObject({
    reason: 'Pertanyaan sudah ada di FAQ',
    withoutMessage: true,
  })
})

test('without a seat left only rejecting is possible, and the button says why', async () => {
  await openCoachingTab('peserta', proposalServer(), { totalPeserta: 1 })
  await screen.findByText('Siti Rahma')
  expect(button('Terima pengajuan Siti Rahma')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Terima pengajuan Siti Rahma')).toHaveAccessibleDescription('Kuota penuh')
  expect(button('Tolak pengajuan Siti Rahma')).not.toHaveAttribute('aria-disabled')
})

test("the refresh icon's 'animation lasts 1 second'", async () => {
  jest.useFakeTimers({ now: new Date('2026-08-24T09:00:00+07:00') })
  const { user } = await open()
  const icon = () => button('Muat ulang pengajuan').querySelector('svg')
  expect(icon()).not.toHaveClass('animate-putar')
  await user.click(button('Muat ulang pengajuan'))
  expect(icon()).toHaveClass('animate-putar')
  await act(() => jest.advanceTimersByTimeAsync(900))
  expect(icon()).toHaveClass('animate-putar')
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(icon()).not.toHaveClass('animate-putar')
})

test('nothing yet, and a failure that can be tried again', async () => {
  const { user, answerWith } = await openCoachingTab('peserta', [
    mockApi(api.adminCoaching.proposals, offline),
  ])
  answerWith(mockApi(api.adminCoaching.proposals, []))
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Belum ada pengajuan')).toBeVisible()
})
