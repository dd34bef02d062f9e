import { screen, waitFor, within } from '@testing-library/react'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { api } from '@/lib/contract'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const MADE_AT = '2026-08-22T09:00:00+07:00'
const URL = 'https://portal.example/calendar/rahasia.ics'

const open = (features: string[], ...mocks: Mock[]) =>
  openOwnAccount(mockApi(api.features.list, features), ...mocks)

it('makes an address, shows it this once to be copied, and ends it', async () => {
  const { user, answerWith, requestsTo } = await open(
    ['calendar-address'],
    mockApi(api.calendarAddress.get, { madeAt: null }),
    mockApi(api.calendarAddress.make, { madeAt: MADE_AT, url: URL }),
    mockApi(api.calendarAddress.end, null),
  )
  const make = await screen.findByRole('button', { name: 'Buat alamat kalender' })
  answerWith(mockApi(api.calendarAddress.get, { madeAt: MADE_AT }))
  await user.click(make)
  const address = await screen.findByLabelText('Alamat kalender Anda')
  expect(address).toHaveValue(URL)
  expect(address).toHaveFocus()
  expect(address).toHaveAccessibleDescription(/Simpan sekarang/)
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Salin' }))
  expect(write).toHaveBeenCalledWith(URL)
  answerWith(mockApi(api.calendarAddress.get, { madeAt: null }))
  await user.click(screen.getByRole('button', { name: 'Hapus' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Alamat kalender dihapus')).toBeVisible()
  expect(requestsTo(api.calendarAddress.end)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByLabelText('Alamat kalender Anda')).toBeNull())
})

it('shows an address no more that another one has replaced, also where the answer was lost', async () => {
  const { user, answerWith } = await open(
    ['calendar-address'],
    mockApi(api.calendarAddress.get, { madeAt: null }),
    mockApi(api.calendarAddress.make, { madeAt: MADE_AT, url: URL }),
  )
  const first = await screen.findByRole('button', { name: 'Buat alamat kalender' })
  answerWith(mockApi(api.calendarAddress.get, { madeAt: MADE_AT }))
  await user.click(first)
  expect(await screen.findByLabelText('Alamat kalender Anda')).toHaveValue(URL)
  answerWith(
    mockApi(api.calendarAddress.make, offline),
    mockApi(api.calendarAddress.get, { madeAt: '2026-08-22T09:05:00+07:00' }),
  )
  await user.click(screen.getByRole('button', { name: 'Buat alamat baru' }))
  await user.click(await screen.findByRole('button', { name: 'Buat' }))
  expect(await screen.findByText(/Alamat dibuat pada 22\/08\/2026 09:05/)).toBeVisible()
  expect(screen.queryByLabelText('Alamat kalender Anda')).toBeNull()
})

it('asks before an address that is in use ends; what could not be asked is not told as none', async () => {
  const { user, answerWith, requestsTo } = await open(
    ['calendar-address'],
    mockApi(api.calendarAddress.get, problem(500, 'Gangguan')),
    mockApi(api.calendarAddress.make, { madeAt: MADE_AT, url: URL }),
  )
  expect(await screen.findByText('Alamat kalender tidak dapat dimuat')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Buat alamat/ })).toBeNull()
  answerWith(mockApi(api.calendarAddress.get, { madeAt: MADE_AT }))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await user.click(await screen.findByRole('button', { name: 'Buat alamat baru' }))
  await user.click(await screen.findByRole('button', { name: 'Tidak' }))
  expect(requestsTo(api.calendarAddress.make)).toHaveLength(0)
})

it('is not there where the server cannot do it', async () => {
  const { requestsTo } = await open([])
  await waitFor(() => expect(requestsTo(api.features.list)).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'Kalender Anda' })).toBeNull()
})
