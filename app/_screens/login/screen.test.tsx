import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { preTestMocks } from '@/app/_shell/testing/test-mocks'
import { keepRunning } from '@/lib/answers/running-attempt'
import { api } from '@/lib/contract'
import { tidyDevice } from '@/lib/device/shelf'
import type { Role } from '@/lib/entities/user'
import { navigate } from '@/lib/router/navigate'
import { rememberCoaching } from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { clearDevice } from '@/lib/testing/device'
import { coachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const answerFor = (role: Role) => ({
  accessToken: fakeToken(role, '7'),
  refreshToken: 'refresh-7',
  user: accountOf(role),
})

const elsewhere = [
  mockApi(api.coaching.get, coachingOf()),
  mockApi(api.coaching.taken, []),
  mockApi(api.coaching.upcomingUser, []),
  mockApi(api.faq.list, []),
  mockApi(api.beranda.list, []),
]

const username = () => screen.getByLabelText('Username')
const password = () => screen.getByLabelText('Password')

beforeEach(() => freezeDate('2026-08-21T09:00:00+07:00'))

async function logIn(role: Role, more: Mock[] = []) {
  const view = await renderScreen('login', {
    api: [...elsewhere, mockApi(api.auth.login, answerFor(role)), ...more],
  })
  await view.user.type(username(), 'peserta')
  await view.user.type(password(), 'Peserta123')
  await view.user.click(screen.getByRole('button', { name: 'Login' }))
  return view
}

it.each([
  ['', 'Peserta123', 'Username diperlukan'],
  ['ab', 'Peserta123', 'Username harus memiliki minimal 3 karakter'],
  ['abc', '', 'Password diperlukan'],
  ['abc', 'Rimba12', 'Password harus memiliki minimal 8 karakter'],
])('username %j with password %j: %s', async (name, secret, message) => {
  const { user, requestsTo } = await renderScreen('login', {})
  if (name) await user.type(username(), name)
  if (secret) await user.type(password(), secret)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  const field = message.startsWith('Username') ? username() : password()
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(field).toBeInvalid()
  expect(requestsTo(api.auth.login)).toHaveLength(0)
})

it("'Forms validate on submit, then re-validate on change'", async () => {
  const { user } = await renderScreen('login', {})
  await user.type(username(), 'a')
  await user.tab()
  expect(username()).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(username()).toBeInvalid())
  await user.type(username(), 'bc')
  await waitFor(() => expect(username()).toBeValid())
})

it('says that the login was wrong without saying what, and keeps what was typed', async () => {
  const refusal = problem(422, 'Username atau password salah')
  const { user } = await renderScreen('login', { api: [mockApi(api.auth.login, refusal)] })
  await user.type(username(), 'peserta')
  await user.type(password(), 'Salah12345')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  const form = within(screen.getByRole('form', { name: 'Login' }))
  const message = await form.findByText('Username atau password salah')
  await waitFor(() => expect(message.closest('section')).toHaveFocus())
  expect(screen.getAllByText('Username atau password salah')).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(username()).toHaveValue('peserta')
  expect(password()).toHaveValue('Salah12345')
  expect(username()).toBeValid()
})

it('says when the server does not answer', async () => {
  const { user } = await renderScreen('login', { api: [mockApi(api.auth.login, offline)] })
  await user.type(username(), 'peserta')
  await user.type(password(), 'Peserta123')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  const form = within(screen.getByRole('form', { name: 'Login' }))
  expect(
    await form.findByText(
      'Server belum menjawab. Isian Anda tetap ada; silakan coba lagi.',
    ),
  ).toBeVisible()
})

it("keeps tokens and user; 'else /coaching/user'", async () => {
  const { requestsTo } = await logIn('user')
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
  await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument())
  expect(requestsTo(api.auth.login)[0]?.body).toEqual({
    username: 'peserta',
    password: 'Peserta123',
    timeZone: 'Asia/Jakarta',
  })
  expect(localStorage.getItem('accessToken')).toBe(fakeToken('user', '7'))
  expect(localStorage.getItem('refreshToken')).toBe('refresh-7')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: '7' })
})

it('keeps what the device is known by over a logout, and sends it with the next login', async () => {
  await clearDevice()
  const known = { ...answerFor('user'), device: 'tanda-perangkat' }
  const { requestsTo, unmount } = await logIn('user', [mockApi(api.auth.login, known)])
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
  expect(requestsTo(api.auth.login)[0]?.body).not.toHaveProperty('device')
  expect(JSON.stringify(localStorage)).not.toContain('tanda-perangkat')
  unmount()
  localStorage.clear()
  await tidyDevice('7')
  const again = await logIn('user')
  await waitFor(() => expect(again.requestsTo(api.auth.login)).toHaveLength(1))
  expect(again.requestsTo(api.auth.login)[0]?.body).toHaveProperty(
    ...(['device', 'tanda-perangkat'] as const),
  )
  await clearDevice()
})

it.each([
  [0, 'Login terakhir: Minggu, 23/08/2026 pukul 23:12 WIB, Safari di iPhone.'],
  [
    3,
    'Login terakhir: Minggu, 23/08/2026 pukul 23:12 WIB, Safari di iPhone. 3 percobaan gagal sejak itu.',
  ],
])("'last login shown after login', with %i failed tries", async (failedSince, text) => {
  const at = '2026-08-23T16:12:00.000Z'
  const previousLogin = { at, browser: 'Safari', system: 'iPhone', failedSince }
  await logIn('user', [mockApi(api.auth.login, { ...answerFor('user'), previousLogin })])
  expect(await screen.findByText(text)).toBeVisible()
})

it.each(['admin', 'superadmin'] as const)(
  "'After login: admin and superadmin go to /admin/beranda': %s",
  async (role) => {
    await logIn(role)
    await waitFor(() => expect(location.hash).toBe('#/admin/beranda'))
    await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument())
  },
)

it.each([
  ['there', coachingOf({ topic: 'Tata batas' }), 'Tata batas'],
  ['out of reach', offline, 'yang tadi Anda pilih'],
  [
    'deleted',
    problem(410, 'Coaching ini sudah dihapus.'),
    'Coaching yang tadi Anda pilih sudah tidak ada.',
  ],
])('the remembered coaching is %s', async (_, answer, told) => {
  await renderScreen('unauthorized', {
    api: [...elsewhere, mockApi(api.coaching.get, answer)],
  })
  rememberCoaching('14')
  act(() => navigate('login'))
  expect(await screen.findByText(told)).toBeVisible()
})

it("'The coaching is remembered; after login … the user lands on the ask-question page of that coaching'", async () => {
  const { user } = await renderScreen('coaching/detail', {
    params: { id: '14' },
    api: [...elsewhere, mockApi(api.auth.login, answerFor('user'))],
  })
  await user.click(await screen.findByRole('button', { name: 'Ikuti coaching' }))
  await user.click(await screen.findByRole('button', { name: 'Login' }))
  const main = within(await screen.findByRole('main'))
  await main.findByLabelText('Password')
  expect(await main.findByText('Pengukuhan kawasan hutan dan penataan batas')).toBeVisible()
  await user.type(username(), 'peserta')
  await user.type(password(), 'Peserta123')
  await user.click(main.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(location.hash).toBe('#/coaching/14/ask-question'))
  await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument())
  expect(localStorage.getItem('rememberedCoaching')).toBeNull()
})

it('after a login during a test the way leads back to it', async () => {
  await clearDevice()
  keepRunning(
    { userId: '7', coachingId: '14', kind: 'pre-test' },
    { endsAt: Date.now() + 600_000 },
  )
  keepRunning(
    { userId: '7', coachingId: '15', kind: 'post-test' },
    { endsAt: Date.now() - 600_000 },
  )
  await logIn('user', preTestMocks())
  await waitFor(() => expect(location.hash).toBe('#/proses-coaching/14/test/pre-test'))
  expect(await screen.findByText('Pertanyaan nomor 1?')).toBeVisible()
  await clearDevice()
})

it('shows and hides the password, and says when Caps Lock is on', async () => {
  const { user } = await renderScreen('login', {})
  await user.type(password(), 'Rimba123')
  await user.click(screen.getByRole('button', { name: 'Tampilkan password' }))
  expect(password()).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Sembunyikan password' }))
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(password())
  await user.keyboard('{CapsLock}')
  expect(await screen.findByText('Caps Lock aktif.')).toBeVisible()
})

it("has the button 'Daftar' to the registration", async () => {
  await renderScreen('login', {})
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '#/register')
})

it("'Login offers 'Lupa password?'' where the server can do it, and nothing where it cannot", async () => {
  const { unmount } = await renderScreen('login', {})
  expect(screen.queryByText('Lupa password?')).not.toBeInTheDocument()
  unmount()
  const can = mockApi(api.features.list, ['password-recovery'])
  await renderScreen('login', { api: [can] })
  expect(await screen.findByRole('link', { name: 'Lupa password?' })).toHaveAttribute(
    'href',
    '#/lupa-password',
  )
})

it('has no accessibility violations, with and without messages', async () => {
  const { container, user } = await renderScreen('login', {})
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(username()).toBeInvalid())
  expect(await axe(container)).toHaveNoViolations()
})
