import { screen, waitFor } from '@testing-library/react'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const STOPPED = { stoppedAt: '2026-08-22T09:00:00+07:00' }

const open = (features: string[], ...mocks: Mock[]) =>
  openOwnAccount(mockApi(api.features.list, features), ...mocks)

it('ended reminders are begun again, and ended, and what is so stands there', async () => {
  const { user, answerWith, requestsTo } = await open(
    ['own-reminders'],
    mockApi(api.ownReminders.get, STOPPED),
    mockApi(api.ownReminders.begin, null),
    mockApi(api.ownReminders.end, null),
  )
  expect(await screen.findByText(/^Dihentikan pada 22\/08\/2026 09:00 WIB/)).toBeVisible()
  answerWith(mockApi(api.ownReminders.get, { stoppedAt: null }))
  await user.click(screen.getByRole('button', { name: 'Aktifkan kembali' }))
  expect(await screen.findByText('Pengingat diaktifkan kembali')).toBeVisible()
  expect(await screen.findByText(/^Aktif\./)).toBeVisible()
  expect(requestsTo(api.ownReminders.begin)).toHaveLength(1)
  answerWith(mockApi(api.ownReminders.get, STOPPED))
  await user.click(screen.getByRole('button', { name: 'Hentikan' }))
  expect(await screen.findByText('Pengingat dihentikan')).toBeVisible()
  expect(requestsTo(api.ownReminders.end)).toHaveLength(1)
})

it('what could not be asked is told neither as on nor as off', async () => {
  await open(['own-reminders'], mockApi(api.ownReminders.get, problem(500, 'Gangguan')))
  expect(await screen.findByText('Pilihan pengingat tidak dapat dimuat')).toBeVisible()
  expect(screen.queryByText(/^(Aktif\.|Dihentikan)/)).toBeNull()
  expect(screen.queryByRole('button', { name: /pengingat/i })).toBeNull()
})

it('a refusal is not told as done', async () => {
  const { user } = await open(
    ['own-reminders'],
    mockApi(api.ownReminders.get, STOPPED),
    mockApi(api.ownReminders.begin, problem(503, 'Server sedang sibuk')),
  )
  await user.click(await screen.findByRole('button', { name: 'Aktifkan kembali' }))
  expect(await screen.findByText('Server sedang sibuk')).toBeVisible()
  expect(screen.queryByText('Pengingat diaktifkan kembali')).toBeNull()
})

it('is not there where the server cannot do it', async () => {
  const { requestsTo } = await open([])
  await waitFor(() => expect(requestsTo(api.features.list)).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'Pengingat' })).toBeNull()
})

it('says in a demo that no reminder arrives', async () => {
  const active = mockApi(api.ownReminders.get, { stoppedAt: null })
  await open(['own-reminders', 'email-in-log'], active)
  expect(await screen.findByText(/^Mode demo: email tidak sampai/)).toBeVisible()
})
