import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { clearDevice, deviceEntries } from '@/lib/testing/device'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'

const RESTORED = 'Isian Anda yang belum disimpan telah dikembalikan.'

const mocks = (coaching: AdminCoaching) => [
  mockApi(api.adminCoaching.get, coaching),
  mockApi(api.category.list, [{ ...coaching.category, faqs: [] }]),
  mockApi(api.adminCoaching.adminOptions, []),
]

const openDetail = (changes: Partial<AdminCoaching> = {}) =>
  renderScreen('admin/coaching/detail', {
    params: { id: '14' },
    as: 'admin',
    api: mocks(adminCoachingOf(changes)),
  })
const openAdd = () =>
  renderScreen('admin/coaching/add', { as: 'admin', api: mocks(adminCoachingOf()) })

const topic = () => screen.findByRole('textbox', { name: 'Topik' })

beforeEach(async () => {
  freezeDate('2026-08-24T09:00:00+07:00')
  await clearDevice()
})

test.each([
  ['add', openAdd],
  ['detail', openDetail],
])('%s: what was typed is there again after its session has ended', async (_, open) => {
  const { unmount } = await open()
  fireEvent.change(await topic(), { target: { value: 'Topik yang diketik' } })
  unmount()
  await waitFor(async () => expect(Object.keys(await deviceEntries())).toHaveLength(1))
  await open()
  expect(await screen.findByText(RESTORED)).toBeVisible()
  await waitFor(async () => expect(await topic()).toHaveDisplayValue('Topik yang diketik'))
})

test('over changes of others only what was typed is put back', async () => {
  const { unmount } = await openDetail()
  fireEvent.change(await topic(), { target: { value: 'Topik yang diketik' } })
  unmount()
  await waitFor(async () => expect(Object.keys(await deviceEntries())).toHaveLength(1))
  await openDetail({ totalPeserta: 77, topic: 'Topik dari orang lain' })
  expect(await screen.findByText(RESTORED)).toBeVisible()
  await waitFor(async () => expect(await topic()).toHaveDisplayValue('Topik yang diketik'))
  expect(screen.getByRole('textbox', { name: 'Total Peserta' })).toHaveDisplayValue('77')
})

test('a coaching that can no longer be changed shows what is stored', async () => {
  const { unmount } = await openDetail()
  fireEvent.change(await topic(), { target: { value: 'Topik yang diketik' } })
  unmount()
  await waitFor(async () => expect(Object.keys(await deviceEntries())).toHaveLength(1))
  await openDetail({ canEdit: false })
  expect(await topic()).toHaveDisplayValue(adminCoachingOf().topic)
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument()
})
