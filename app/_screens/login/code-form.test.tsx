import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { LoginOrChallenge } from '@/lib/entities/user'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { liveRegions } from '@/lib/testing/live-regions'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const IN_FIVE_MINUTES = () => new Date(Date.now() + 300_000).toISOString()
const CHALLENGED = mockApi(api.auth.login, () => {
  const expiresAt = IN_FIVE_MINUTES()
  return { challenge: 'tantangan', expiresAt } as LoginOrChallenge
})
const SESSION = {
  accessToken: fakeToken('admin', '1'),
  refreshToken: 'refresh-1',
  user: accountOf('admin'),
}
const OPENS = mockApi(api.secondFactor.answer, SESSION)
const OVER = 'Waktu atau kesempatan memasukkan kode sudah habis. Silakan login dari awal.'

beforeEach(() => sessionStorage.clear())

async function logIn(...mocks: Mock[]) {
  const view = await renderScreen('login', {
    api: [CHALLENGED, mockApi(api.beranda.list, []), ...mocks],
  })
  await view.user.type(screen.getByLabelText('Username'), 'rima')
  await view.user.type(screen.getByLabelText('Password'), 'Admin12345')
  await view.user.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByLabelText('Kode verifikasi')
  return view
}
type User = Awaited<ReturnType<typeof logIn>>['user']

async function enter(user: User, code: string) {
  await user.click(screen.getByLabelText(/^Kode/))
  await user.paste(code)
  await user.click(screen.getByRole('button', { name: 'Lanjutkan' }))
}

test('asks for the code, tells for whom, and leads in', async () => {
  const { user, container, requestsTo } = await logIn(OPENS)
  expect(
    screen.getByRole('heading', { level: 1, name: 'Verifikasi dua langkah' }),
  ).toBeVisible()
  expect(screen.getByText(/untuk login sebagai "rima"/)).toBeVisible()
  const field = screen.getByLabelText('Kode verifikasi')
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(await axe(container)).toHaveNoViolations()
  await enter(user, '123 456')
  await waitFor(() => expect(location.hash).toBe('#/admin/beranda'))
  expect(requestsTo(api.secondFactor.answer)[0]?.body).toEqual({
    ...{ challenge: 'tantangan', code: '123456' },
  })
})

test('a recovery code is typed in its own field', async () => {
  const { user, requestsTo } = await logIn(OPENS)
  await user.click(screen.getByRole('button', { name: 'Pakai kode cadangan' }))
  expect(screen.getByLabelText('Kode cadangan')).toHaveFocus()
  await enter(user, 'abcde-23456')
  await waitFor(() => expect(location.hash).toBe('#/admin/beranda'))
  expect(requestsTo(api.secondFactor.answer)[0]?.body).toMatchObject({ code: 'abcde23456' })
})

test('a wrong code is said at its field, which keeps what was typed', async () => {
  const wrong = 'Kode ini salah atau sudah dipakai.'
  const refusal = problem(422, wrong, { code: wrong })
  const { user } = await logIn(mockApi(api.secondFactor.answer, refusal))
  await enter(user, '123456')
  const field = screen.getByLabelText('Kode verifikasi')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining(wrong)),
  )
  expect(field).toHaveValue('123456')
})

test('where the challenge is over the login says why it begins anew, to readers too', async () => {
  const { user } = await logIn(mockApi(api.secondFactor.answer, problem(410, OVER)))
  const regions = liveRegions()
  await enter(user, '123456')
  const told = await screen.findByText(OVER)
  expect(told).toBeVisible()
  expect(regions.tell(told)).toBe(true)
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
})

test('a reload in the middle finds the challenge again, until its time is over', async () => {
  const { unmount } = await logIn()
  unmount()
  const second = await renderScreen('login', {})
  expect(await screen.findByText(/untuk login sebagai "rima"/)).toBeVisible()
  second.unmount()
  const kept = JSON.parse(sessionStorage.getItem('loginChallenge') ?? '{}')
  const expiresAt = new Date(Date.now() - 1000).toISOString()
  sessionStorage.setItem('loginChallenge', JSON.stringify({ ...kept, expiresAt }))
  await renderScreen('login', {})
  expect(
    await screen.findByText(
      'Waktu untuk memasukkan kode sudah habis. Silakan login dari awal.',
    ),
  ).toBeVisible()
})

test('the way back leads to the login, and forgets the challenge', async () => {
  const { user } = await logIn()
  await user.click(screen.getByRole('button', { name: 'Kembali ke login' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  expect(sessionStorage.getItem('loginChallenge')).toBeNull()
})

test('the address that asked for the login is reached after the code', async () => {
  const view = await renderScreen('admin/faq', {
    api: [CHALLENGED, OPENS, mockApi(api.faq.list, []), mockApi(api.category.list, [])],
  })
  await view.user.type(await screen.findByLabelText('Username'), 'rima')
  await view.user.type(screen.getByLabelText('Password'), 'Admin12345')
  await view.user.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByLabelText('Kode verifikasi')
  await enter(view.user, '123456')
  await waitFor(() => expect(location.hash).toBe('#/admin/faq'))
})
