import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { saveBlob } from '@/lib/browser/save-blob'
import { api } from '@/lib/contract'
import type { RegisterRow } from '@/lib/entities/certificate-register'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, problem, stalled } from '@/lib/testing/mock-api'
import { REGISTER_MOST } from '@/lib/validation/certificate-register'

jest.mock('@/lib/browser/save-blob', () => ({ saveBlob: jest.fn() }))

const row = (id: string, change: Partial<RegisterRow> = {}): RegisterRow => ({
  ...{ id, kode: 'K7M2PQ9XWD4H', number: '001/KHT-2026-014/VIII/2026', version: 1 },
  ...{ name: 'Siti Rahma', topic: 'Tata Batas', coachingId: '14' },
  ...{ coachingCode: 'KHT-2026-014', state: 'valid', reason: null },
  issuedAt: '2026-08-26T03:00:00.000Z',
  ...change,
})
const ROWS = [
  row('v2', { version: 2, kode: 'K7M2PQ9XWD4J' }),
  row('v1', { state: 'replaced', reason: 'Nama keliru' }),
  row('w1', { name: 'Suharto', number: '002/KHT-2026-014/VIII/2026', state: 'withdrawn' }),
]

beforeEach(() => freezeDate('2027-02-01T09:00:00+07:00'))

const open = (...mocks: Mock[]) =>
  renderScreen('admin/register-sertifikat', {
    as: 'admin',
    api: [mockApi(api.certificateRegister.list, ROWS), ...mocks],
  })

test('every version with its state and reason, its coaching and its check; found by the code', async () => {
  const { user, container } = await open()
  const old = within(await screen.findByRole('row', { name: /Diganti/ }))
  expect(old.getByText('Nama keliru')).toBeVisible()
  expect(old.getByRole('link', { name: 'KHT-2026-014' })).toHaveAttribute(
    'href',
    '#/admin/coaching/14?tab=sertifikat',
  )
  expect(old.getByRole('link', { name: 'K7M2-PQ9X-WD4H' })).toHaveAttribute(
    'href',
    '#/sertifikat/K7M2PQ9XWD4H',
  )
  const gone = within(screen.getByRole('row', { name: /Suharto/ }))
  expect(
    gone.getByRole('button', { name: /^Lihat sertifikat/ }),
  ).toHaveAccessibleDescription('Sertifikat ini dicabut, filenya tidak dapat dibuka lagi.')
  expect(
    gone.getByRole('link', { name: 'Terbitkan ulang sertifikat Suharto' }),
  ).toHaveAttribute(
    ...['href', '#/admin/coaching/14?tab=sertifikat&q=002%2FKHT-2026-014%2FVIII%2F2026'],
  )
  expect(
    screen.getAllByRole('link', {
      name: 'Terbitkan ulang atau cabut sertifikat Siti Rahma',
    }),
  ).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Register Sertifikat' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.type(screen.getByRole('searchbox'), 'k7m2pq9xwd4j')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
})

test('the whole of what is listed is exported: number, version, name, coaching, state and code', async () => {
  const { user } = await open(mockApi(api.secondFactor.exportPersons, null))
  await user.click(await screen.findByRole('button', { name: 'Ekspor' }))
  await user.click(screen.getByRole('button', { name: 'CSV (.csv)' }))
  await waitFor(() => expect(saveBlob).toHaveBeenCalledTimes(1))
  const [blob, name] = jest.mocked(saveBlob).mock.calls[0] ?? []
  expect(name).toMatch(/^register-sertifikat_.*\.csv$/)
  const [head, ...lines] = ((await blob?.text()) ?? '').trim().split('\r\n')
  for (const column of ['Nomor', 'Versi', 'Nama', 'Coaching', 'Terbit', 'Keadaan', 'Kode'])
    expect(head).toContain(column)
  expect(lines).toHaveLength(ROWS.length)
  expect(lines.join('\n')).toContain('Diganti: Nama keliru')
})

test('a year is asked for, and one that cannot be opened says why', async () => {
  const { user, requestsTo } = await open(
    mockApi(api.certificateRegister.file, problem(404, 'File sertifikat ini tidak ada.')),
  )
  await screen.findByRole('row', { name: /Diganti/ })
  const year = screen.getByRole('combobox', { name: 'Tahun terbit' })
  expect(
    within(year)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Semua tahun', '2027', '2026'])
  await user.selectOptions(year, '2026')
  await waitFor(() => expect(requestsTo(api.certificateRegister.list)).toHaveLength(2))
  expect(location.hash).toContain('tahun=2026')
  const [view] = await screen.findAllByRole('button', { name: /versi 2$/ })
  if (view) await user.click(view)
  expect(await screen.findByText('File sertifikat ini tidak ada.')).toBeVisible()
})

test('a file that does not come is called off, and its button is free again', async () => {
  const { user } = await open(mockApi(api.certificateRegister.file, stalled))
  await screen.findByRole('row', { name: /Diganti/ })
  const [view] = await screen.findAllByRole('button', { name: /versi 2$/ })
  if (view) await user.click(view)
  await user.click(await screen.findByRole('button', { name: 'Batalkan' }))
  const told = 'Dibatalkan. File tidak dibuka.'
  expect(await screen.findByText(told)).toBeVisible()
  expect(view).not.toHaveAttribute('aria-busy')
})

test('of as many as are shown, where there may be older ones, these are searched for on the server', async () => {
  const many = Array.from({ length: REGISTER_MOST }, (_, index) => row(`m${index}`))
  const { user, requestsTo, answerWith } = await open(
    mockApi(api.certificateRegister.list, many),
  )
  const said = await screen.findByText(
    /^Tanpa pencarian, yang tampil adalah 10\.000 sertifikat terbaru\. Yang lebih lama, bila ada, dapat dicari/,
  )
  answerWith(mockApi(api.certificateRegister.list, [row('old', { name: 'Lama' })]))
  await user.type(screen.getByRole('searchbox'), 'L')
  expect(await screen.findByRole('row', { name: /Lama/ })).toBeVisible()
  expect(said).toBeVisible()
  expect(requestsTo(api.certificateRegister.list).length).toBeGreaterThan(1)
})
