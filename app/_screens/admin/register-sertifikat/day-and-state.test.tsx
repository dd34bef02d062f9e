import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { zoneOf } from '@/lib/domain/schedule/time-zone'
import type { RegisterRow } from '@/lib/entities/certificate-register'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'

const mockZone = zoneOf('Asia/Jayapura')
jest.mock('@/lib/browser/time-zone', () => ({
  ...jest.requireActual('@/lib/browser/time-zone'),
  browserTimeZone: () => mockZone,
}))

const ROW: RegisterRow = {
  ...{ id: 'v1', kode: 'K7M2PQ9XWD4H', number: '001/KHT-2026-014/XII/2026', version: 1 },
  ...{ name: 'Siti Rahma', topic: 'Tata Batas', coachingId: '14' },
  ...{ coachingCode: 'KHT-2026-014', state: 'valid', reason: null },
  issuedAt: '2026-12-31T23:30:00+07:00',
}

const open = (query: Record<string, string> = {}, rows = [ROW]) =>
  renderScreen('admin/register-sertifikat', {
    ...{ as: 'admin', query },
    api: [mockApi(api.certificateRegister.list, rows)],
  })

test('the day and the years are those of the office, as on the paper, also where it is another day already', async () => {
  freezeDate('2026-12-31T23:40:00+07:00')
  await open()
  const row = within(await screen.findByRole('row', { name: /Siti Rahma/ }))
  expect(row.getByText('31/12/2026')).toBeVisible()
  const years = within(screen.getByRole('combobox', { name: 'Tahun terbit' }))
  expect(years.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['Semua tahun', '2026'],
  ])
})

test('one that was withdrawn since the list was read is refused with the reason, and its row says so', async () => {
  freezeDate('2027-01-04T09:00:00+07:00')
  const { user, answerWith } = await open()
  const row = () => screen.findByRole('row', { name: /Siti Rahma/ })
  expect(within(await row()).getByText('Berlaku')).toBeVisible()
  const said = 'Sertifikat ini dicabut sehingga filenya tidak dapat dibuka lagi.'
  answerWith(
    mockApi(api.certificateRegister.file, problem(410, said)),
    mockApi(api.certificateRegister.list, [
      { ...ROW, state: 'withdrawn' as const, reason: 'Nama keliru' },
    ]),
  )
  await user.click(screen.getByRole('button', { name: /^Lihat sertifikat/ }))
  expect(await screen.findByText(said)).toBeVisible()
  await waitFor(async () => expect(within(await row()).getByText('Dicabut')).toBeVisible())
})

test('a year of the address that is none of the choices means all, as the filter says', async () => {
  freezeDate('2027-01-04T09:00:00+07:00')
  const { requestsTo } = await open({ tahun: '2025' })
  await screen.findByRole('row', { name: /Siti Rahma/ })
  expect(screen.getByRole('combobox', { name: 'Tahun terbit' })).toHaveDisplayValue(
    'Semua tahun',
  )
  const [asked] = requestsTo(api.certificateRegister.list)
  expect(asked?.query.get('year')).toBeNull()
})

test('that a year has none is not said of all years', async () => {
  freezeDate('2027-01-04T09:00:00+07:00')
  await open({ tahun: '2026' }, [])
  expect(await screen.findByText('Belum ada sertifikat tahun 2026')).toBeVisible()
})
