import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { CoachingAttention } from '@/lib/entities/attention'
import { adminCoachingOf } from '@/lib/testing/factories'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const at = (id: string, change: Partial<CoachingAttention>): CoachingAttention => ({
  ...{ id, waiting: 0, overdue: 0, certificates: 0 },
  ...change,
})
const TWO = [
  at('14', { waiting: 3, overdue: 1 }),
  at('15', { waiting: 2, certificates: 3 }),
]

const openStart = (
  attention: CoachingAttention[] | ReturnType<typeof problem>,
  ...more: Mock[]
) =>
  renderScreen('admin/beranda', {
    as: 'admin',
    api: [
      mockApi(api.beranda.list, []),
      mockApi(api.adminCoaching.attention, attention),
      mockApi(api.adminCoaching.list, [
        adminCoachingOf({ id: '14', coachingCode: 'KHT-14' }),
        adminCoachingOf({ id: '15', coachingCode: 'KHT-15' }),
        adminCoachingOf({ id: '16', coachingCode: 'KHT-16' }),
      ]),
      ...more,
    ],
  })

const panel = async () =>
  within(await screen.findByRole('region', { name: 'Perlu tindakan' }))
const links = async () =>
  (await panel())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const codes = () =>
  screen.queryAllByRole('cell', { name: /^KHT-/ }).map((cell) => cell.textContent)

test('says what waits, and each leads to its list or to the one coaching where it waits', async () => {
  const { container } = await openStart(TWO)
  expect(await links()).toEqual([
    ['5 pengajuan menunggu', '#/admin/coaching?perlu=pengajuan'],
    ['1 melewati satu hari kerja', '#/admin/coaching/14?tab=peserta&keputusan=terlambat'],
    ['3 sertifikat belum diunggah', '#/admin/coaching/15?tab=sertifikat&sertifikat=belum'],
  ])
  expect(await axe(container)).toHaveNoViolations()
})

test("proposals that wait are counted in front of every admin screen's title, and no more when nobody knows", async () => {
  const { user, answerWith } = await openStart(TWO)
  await waitFor(() =>
    expect(document.title).toBe('(5) DATA BERANDA · E-Coaching Kehutanan'),
  )
  const menu = within(screen.getByRole('navigation', { name: 'Menu admin' }))
  await user.click(menu.getByRole('link', { name: /^Coaching/ }))
  await waitFor(() =>
    expect(document.title).toBe('(5) DATA COACHING · E-Coaching Kehutanan'),
  )
  answerWith(mockApi(api.adminCoaching.attention, []))
  await user.click(menu.getByRole('link', { name: 'Beranda' }))
  await waitFor(() => expect(document.title).toBe('DATA BERANDA · E-Coaching Kehutanan'))
})

test('the list behind it shows the coachings where it waits, with how many; the sidebar too', async () => {
  const { user } = await openStart(TWO)
  await user.click((await panel()).getByRole('link', { name: '5 pengajuan menunggu' }))
  await waitFor(() => expect(codes()).toEqual(['KHT-14', 'KHT-15']))
  expect(
    screen.getByRole('link', { name: '3 pengajuan menunggu di KHT-14' }),
  ).toHaveAttribute('href', '#/admin/coaching/14?tab=peserta&keputusan=menunggu')
  const review = screen.getByRole('link', { name: 'Tinjau KHT-14' })
  const toTheirs = '#/admin/coaching/14?tab=peserta&keputusan=menunggu'
  expect(review).toHaveAttribute('href', toTheirs)
  expect(
    within(screen.getByRole('navigation', { name: 'Menu admin' })).getByRole('link', {
      name: /^Coaching/,
    }),
  ).toHaveTextContent('5 pengajuan menunggu')
  const filters = within(
    await screen.findByRole('group', { name: 'Saring menurut tindakan' }),
  )
  await user.click(filters.getByRole('button', { name: /^Melewati satu hari kerja/ }))
  await screen.findByRole('link', { name: '1 pengajuan terlambat di KHT-14' })
  await user.click(filters.getByRole('button', { name: /^Melewati satu hari kerja/ }))
  await waitFor(() => expect(codes()).toHaveLength(3))
  expect(location.hash).toBe('#/admin/coaching')
  expect(review).toHaveAttribute('href', '#/admin/coaching/14')
})

test('beside a status the chips count what it lets through, and none of it is not said to be none at all', async () => {
  const { user } = await renderScreen('admin/coaching', {
    as: 'admin',
    query: { status: 'Draft', perlu: 'pengajuan' },
    api: [
      mockApi(api.adminCoaching.attention, TWO),
      mockApi(api.adminCoaching.list, [
        adminCoachingOf({ id: '14', coachingCode: 'KHT-14' }),
        adminCoachingOf({ id: '15', coachingCode: 'KHT-15' }),
      ]),
    ],
  })
  expect(
    await screen.findByText('Tidak ada coaching berstatus Draft yang perlu tindakan ini'),
  ).toBeVisible()
  const works = within(screen.getByRole('group', { name: 'Saring menurut tindakan' }))
  expect(works.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Pengajuan menunggu0',
  ])
  await user.click(works.getByRole('button'))
  await user.click(screen.getByRole('button', { name: /^Draft/ }))
  await waitFor(() => expect(codes()).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Pengajuan menunggu 2' })).toBeVisible()
})

test('of certificates each row says how many are missing and leads to them; all come back with one press', async () => {
  const missing = [at('14', { certificates: 4 }), at('15', { waiting: 2, certificates: 3 })]
  const { user } = await openStart(missing)
  await user.click(
    (await panel()).getByRole('link', { name: '7 sertifikat belum diunggah' }),
  )
  expect(
    await screen.findByRole('link', { name: '3 sertifikat belum diunggah di KHT-15' }),
  ).toHaveAttribute('href', '#/admin/coaching/15?tab=sertifikat&sertifikat=belum')
  const statuses = within(screen.getByRole('group', { name: 'Saring menurut status' }))
  const all = statuses.getByRole('button', { name: 'Semua 3' })
  expect(all).toHaveAttribute('aria-pressed', 'false')
  expect(statuses.getByRole('button', { name: /^(?!Semua).* 2$/ })).toBeVisible()
  await user.click(all)
  await waitFor(() => expect(codes()).toHaveLength(3))
  expect(all).toHaveAttribute('aria-pressed', 'true')
  expect(location.hash).toBe('#/admin/coaching')
})

test('is not there, and nothing fails, where nothing waits', async () => {
  const { requestsTo } = await openStart([])
  await waitFor(() =>
    expect(requestsTo(api.adminCoaching.attention).length).toBeGreaterThan(0),
  )
  expect(await screen.findByText('Belum ada banner')).toBeVisible()
  expect(screen.queryByText('Perlu tindakan')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what could not be asked is said, not left out as if nothing waited', async () => {
  const { user, answerWith } = await openStart(problem(500, 'Gangguan'))
  const shown = await panel()
  expect(
    shown.getByText('Pengajuan dan sertifikat yang menunggu belum dapat diperiksa.'),
  ).toBeVisible()
  answerWith(mockApi(api.adminCoaching.attention, TWO))
  await user.click(shown.getByRole('button', { name: /^Coba lagi/ }))
  expect(await screen.findByRole('link', { name: '5 pengajuan menunggu' })).toBeVisible()
  expect(screen.queryByText(/belum dapat diperiksa/)).toBeNull()
})

test('messages that could not be asked for are said beside what is known', async () => {
  const { answerWith } = await openStart(
    TWO,
    mockApi(api.notification.undelivered, offline),
  )
  expect(
    await screen.findByText('Pesan yang gagal terkirim belum dapat diperiksa.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: '5 pengajuan menunggu' })).toBeVisible()
  answerWith(mockApi(api.notification.undelivered, []))
  act(() => window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/belum dapat diperiksa/)).toBeNull())
})

test('what the server can could not be asked: neither is said to be none', async () => {
  const { user, answerWith } = await openStart(
    TWO,
    mockApi(api.features.list, problem(500, 'Gangguan')),
  )
  await screen.findByText('Pesan yang gagal terkirim belum dapat diperiksa.')
  answerWith(mockApi(api.features.list, ['attention']))
  const again = (await panel()).getByRole('button', { name: /^Coba lagi: Pengajuan/ })
  await user.click(again)
  expect(await screen.findByRole('link', { name: '5 pengajuan menunggu' })).toBeVisible()
  expect(screen.queryByText(/belum dapat diperiksa/)).toBeNull()
})

test('a list that cannot be filtered says so, and shows all', async () => {
  await renderScreen('admin/coaching', {
    as: 'admin',
    query: { perlu: 'pengajuan' },
    api: [
      mockApi(api.adminCoaching.attention, problem(500, 'Gangguan')),
      mockApi(api.adminCoaching.list, [
        adminCoachingOf({ id: '16', coachingCode: 'KHT-16' }),
      ]),
    ],
  })
  expect(
    await screen.findByText(/belum dapat diperiksa, sehingga semua coaching ditampilkan/),
  ).toBeVisible()
  expect(codes()).toHaveLength(1)
})

test('what is not known is not shown as 0 in the list of coachings', async () => {
  const { user } = await openStart(problem(404, 'Tidak ditemukan'))
  await user.click(
    within(screen.getByRole('navigation', { name: 'Menu admin' })).getByRole('link', {
      name: 'Coaching',
    }),
  )
  await waitFor(() => expect(codes()).toHaveLength(3))
  expect(screen.queryByText(/menunggu/)).toBeNull()
})
