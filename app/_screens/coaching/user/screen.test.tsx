import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { AFTER, BEFORE, card, DURING, open, taken } from '@/app/_shell/testing/taken-list'
import { api } from '@/lib/contract'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

test('has the title and the two tabs with their counts', async () => {
  const { container, user } = await open([taken(), taken({ id: '15', proposalId: 'p2' })])
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1, name: 'Daftar Coaching' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Yang anda ikuti 2' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await axe(container)).toHaveNoViolations()

  await user.click(screen.getByRole('tab', { name: 'Yang tersedia 1' }))
  expect(location.hash).toBe('#/coaching/user?tab=tersedia')
  expect(screen.getByRole('link', { name: 'Perhutanan sosial' })).toHaveAttribute(
    'href',
    '#/coaching/20',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test.each<[string, Partial<TakenCoaching>, string, string]>([
  [
    'Proses verifikasi',
    { userCoachingStatus: 'Proses verifikasi' },
    BEFORE,
    'Proses verifikasi',
  ],
  [
    'Pre Coaching',
    { userCoachingStatus: 'Pre Coaching', jamMulai: null },
    BEFORE,
    'Pre Coaching',
  ],
  ['Proses Coaching before its day', {}, BEFORE, 'Pre Coaching'],
  ['Proses Coaching on its day', {}, DURING, 'Proses Coaching'],
  ['Selesai', { userCoachingStatus: 'Selesai' }, AFTER, 'Selesai'],
  [
    'a rejection',
    {
      userCoachingStatus: 'Anda tidak dapat mengikuti coaching',
      reason: 'Tidak sesuai topik',
    },
    BEFORE,
    'Anda tidak dapat mengikuti coaching',
  ],
])('shows the status of %s', async (_, changes, now, label) => {
  await open([taken(changes)], { now })
  expect(within(await card()).getByText(label)).toBeVisible()
})

test("'Proses verifikasi': 'a notice promises verification within 1 working day'", async () => {
  await open([taken({ userCoachingStatus: 'Proses verifikasi' })])
  const waiting = await screen.findByRole('region', { name: 'Pengajuan' })
  expect(waiting).toHaveTextContent(
    'Pengajuan Anda akan diverifikasi oleh admin dalam waktu 1 hari kerja.',
  )
  expect(screen.queryByRole('link', { name: /^Review/ })).not.toBeInTheDocument()
  // the status and the notice say it: no card and no next step say it again
  expect(screen.queryByText(/Tunggu verifikasi/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Sekarang' })).toBeNull()
})

test.each(['Pre Coaching', 'Proses verifikasi'])(
  'a coaching that the office has deleted says so and offers nothing (%s)',
  async (userCoachingStatus) => {
    await open([taken({ userCoachingStatus, cancelledAt: '2026-08-20T02:00:00.000Z' })])
    const row = await card()
    expect(row).toHaveTextContent('Coaching ini dibatalkan oleh admin.')
    expect(within(row).getByText('Dibatalkan')).toBeVisible()
    expect(within(row).queryByRole('button', { name: /Batal Ikut/ })).toBeNull()
    expect(within(row).queryByRole('link')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Sekarang' })).toHaveTextContent(
      'Tidak ada jadwal',
    )
  },
)

test.each([
  [
    'has waited longer than that',
    { isOverdue: true },
    BEFORE,
    'Langkah berikutnya: Verifikasi sudah melewati 1 hari kerja. Tanyakan kepada narahubung coaching ini.',
  ],
  [
    'still waits when the meeting has been',
    { isOverdue: true },
    AFTER,
    'Meeting sudah selesai sebelum pengajuan Anda diverifikasi.',
  ],
])('promises nothing to a proposal that %s', async (_, changes, now, told) => {
  await open([taken({ userCoachingStatus: 'Proses verifikasi', ...changes })], { now })
  const waiting = await screen.findByRole('region', { name: 'Pengajuan' })
  expect(waiting).toHaveTextContent(told)
  expect(waiting).not.toHaveTextContent('akan diverifikasi')
})

test.each([
  [BEFORE, false],
  [DURING, true],
  [AFTER, false],
])(
  "'currently in progress' … 'when now lies between start and end': at %s shows %s",
  async (now, isShown) => {
    await open([taken()], { now })
    expect(within(await card()).queryAllByText('Sedang berlangsung')).toHaveLength(
      isShown ? 1 : 0,
    )
  },
)

test('offers Review by the raw status, also before the meeting day, and names the next step', async () => {
  await open([taken()])
  expect(await card()).toHaveTextContent(
    'Langkah berikutnya: Kerjakan Pre Test sebelum meeting mulai 25/08/2026 pukul 09:00 WIB; hanya satu kali.',
  )
  expect(screen.getByRole('link', { name: /^Mulai Pre Test/ })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/pre-test',
  )
  expect(screen.getByRole('link', { name: /^Review/ })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/coach',
  )
})

test("'Batal Ikut' asks 'Anda yakin batal mengikuti Coaching ini?'; declining changes nothing, agreeing cancels and refreshes the list", async () => {
  const { user, requestsTo, answerWith } = await open([taken()])
  answerWith(mockApi(api.coaching.cancel, null))
  await user.click(await screen.findByRole('button', { name: /^Batal Ikut/ }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Anda yakin batal mengikuti Coaching ini?',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Tidak' }))
  await untilStill()
  expect(requestsTo(api.coaching.cancel)).toHaveLength(0)

  answerWith(mockApi(api.coaching.taken, []))
  await user.click(screen.getByRole('button', { name: /^Batal Ikut/ }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Anda belum mengikuti coaching')).toBeVisible()
  expect(requestsTo(api.coaching.cancel)).toMatchObject([{ params: { id: '14' } }])
  expect(location.hash).toBe('#/coaching/user')
  await untilStill()
})

test('keeps the coaching and says why when cancelling fails', async () => {
  const { user, answerWith } = await open([taken()])
  answerWith(mockApi(api.coaching.cancel, problem(409, 'Meeting sudah dimulai.')))
  await user.click(await screen.findByRole('button', { name: /^Batal Ikut/ }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Meeting sudah dimulai.')).toBeVisible()
  expect(await card()).toBeVisible()
  await untilStill()
})

test("'A user's rejected proposal can be removed from their history after confirmation', reason shown before", async () => {
  const rejected = taken({
    userCoachingStatus: 'Anda tidak dapat mengikuti coaching',
    reason: 'Pertanyaan sudah ada di FAQ',
  })
  const { user, requestsTo, answerWith, container } = await open([rejected])
  answerWith(mockApi(api.coaching.removeRejectedProposal, null))
  expect(await card()).toHaveTextContent('Alasan' + 'Pertanyaan sudah ada di FAQ')
  expect(screen.queryByRole('button', { name: /^Batal Ikut/ })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()

  await user.click(screen.getByRole('button', { name: /^Hapus dari riwayat/ }))
  await user.click(await screen.findByRole('button', { name: 'Tidak' }))
  await untilStill()
  expect(requestsTo(api.coaching.removeRejectedProposal)).toHaveLength(0)

  answerWith(mockApi(api.coaching.taken, []))
  await user.click(screen.getByRole('button', { name: /^Hapus dari riwayat/ }))
  expect(
    await screen.findByRole('dialog', { name: 'Anda yakin ingin menghapus data ini?' }),
  ).toHaveTextContent(/dihapus dari riwayat Anda\.Tidak/)
  await user.click(screen.getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Pengajuan telah dihapus dari riwayat')).toBeVisible()
  expect(requestsTo(api.coaching.removeRejectedProposal)).toMatchObject([
    { params: { id: 'p1' } },
  ])
  await untilStill()
})

test('an empty list leads to what is available', async () => {
  const { user } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Lihat yang tersedia' }))
  expect(await screen.findByRole('link', { name: 'Perhutanan sosial' })).toBeVisible()
})

test('a failed list says so and is loaded again', async () => {
  const { user, answerWith } = await renderScreen('coaching/user', {
    as: 'user',
    api: [mockApi(api.coaching.taken, offline), mockApi(api.coaching.upcomingUser, [])],
  })
  expect(await screen.findByText('Daftar coaching Anda tidak dapat dimuat')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Sekarang' })).not.toBeInTheDocument()
  answerWith(mockApi(api.coaching.taken, [taken()]))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await card()).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Yang tersedia 0' }))
  expect(screen.getByText('Belum ada coaching yang tersedia')).toBeVisible()
})
