import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { CoachingAttention } from '@/lib/entities/attention'
import { adminCoachingOf } from '@/lib/testing/factories'
import { mockApi, problem } from '@/lib/testing/mock-api'

const at = (id: string, change: Partial<CoachingAttention>): CoachingAttention => ({
  ...{ id, waiting: 0, overdue: 0, certificates: 0 },
  ...change,
})
const TWO = [
  at('14', { waiting: 3, overdue: 1 }),
  at('15', { waiting: 2, certificates: 3 }),
]

const openStart = (attention: CoachingAttention[] | ReturnType<typeof problem>) =>
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
    ['1 melewati satu hari kerja', '#/admin/coaching/14?tab=peserta&keputusan=menunggu'],
    ['3 sertifikat belum diunggah', '#/admin/coaching/15?tab=sertifikat&sertifikat=belum'],
  ])
  expect(await axe(container)).toHaveNoViolations()
})

test('the list behind it shows the coachings where it waits, with how many; the sidebar too', async () => {
  const { user } = await openStart(TWO)
  await user.click((await panel()).getByRole('link', { name: '5 pengajuan menunggu' }))
  await waitFor(() => expect(codes()).toEqual(['KHT-14', 'KHT-15']))
  expect(
    screen.getByRole('link', { name: '3 pengajuan menunggu di KHT-14' }),
  ).toHaveAttribute('href', '#/admin/coaching/14?tab=peserta&keputusan=menunggu')
  expect(
    within(screen.getByRole('navigation', { name: 'Menu admin' })).getByRole('link', {
      name: /^Coaching/,
    }),
  ).toHaveTextContent('5 pengajuan menunggu')
  const filters = within(
    await screen.findByRole('group', { name: 'Saring menurut tindakan' }),
  )
  await user.click(filters.getByRole('button', { name: /^Pengajuan menunggu/ }))
  await waitFor(() => expect(codes()).toHaveLength(3))
  expect(location.hash).toBe('#/admin/coaching')
})

test.each([
  ['nothing waits', []],
  ['a server does not know the call', problem(404, 'Tidak ditemukan')],
  ['the call fails', problem(500, 'Gangguan')],
])('is not there, and nothing fails, where %s', async (_, attention) => {
  const { requestsTo } = await openStart(attention)
  await waitFor(() =>
    expect(requestsTo(api.adminCoaching.attention).length).toBeGreaterThan(0),
  )
  expect(await screen.findByText('Belum ada banner')).toBeVisible()
  expect(screen.queryByText('Perlu tindakan')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
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
