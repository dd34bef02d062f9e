import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Role } from '@/lib/entities/user'
import { accountOf } from '@/lib/testing/accounts'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const TOKEN = 'q4vJ1o0Ylq0mZ8Xk0m7Q2b3n5c6d7e8f9g0h1i2j3k4'
const OVER =
  'Tautan ini sudah dipakai, sudah diganti tautan yang lebih baru, atau sudah lewat waktunya.'
const TO_ASK = mockApi(api.features.list, ['password-recovery', 'recovery-messages'])

const open = (
  mocks: Mock[] = [],
  { token = TOKEN as string | null, as = null as Role | null } = {},
) =>
  renderScreen('password-baru', {
    ...{ as, api: [TO_ASK, ...mocks] },
    ...(token && { query: { token } }),
  })
const password = () => screen.getByLabelText('Password')
const again = () => screen.getByLabelText('Konfirmasi Password')

async function save(mocks: Mock[], as: Role | null = null, secret = 'Rimba2026') {
  const view = await open(mocks, { as })
  await view.user.type(password(), secret)
  await view.user.type(again(), secret)
  await view.user.click(screen.getByRole('button', { name: 'Simpan password' }))
  return view
}

beforeEach(() => sessionStorage.clear())

test("'leads to the login with the user name filled in'", async () => {
  const { requestsTo } = await save([
    mockApi(api.passwordRecovery.reset, { username: 'sari' }),
  ])
  expect(await screen.findByText('Password berhasil diganti. Silakan login.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('sari'))
  expect(location.hash).toBe('#/login?username=sari')
  expect(requestsTo(api.passwordRecovery.reset)[0]?.body).toEqual({
    ...{ token: TOKEN, password: 'Rimba2026', confirmPassword: 'Rimba2026' },
  })
  expect(JSON.stringify(sessionStorage)).not.toContain(TOKEN)
})

test('where somebody else is signed in it is said whose password is new, and who is signed in here', async () => {
  await save([mockApi(api.passwordRecovery.reset, { username: 'sari' })], 'user')
  const { username } = accountOf('user')
  const text = `Password akun sari berhasil diganti. Browser ini masih login sebagai ${username}.`
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText(/Silakan login/)).not.toBeInTheDocument()
  expect(location.hash).toBe('#/password-baru')
  expect(localStorage.getItem('accessToken')).not.toBeNull()
  expect(JSON.stringify(sessionStorage)).not.toContain(TOKEN)
})

test("'The token leaves the address bar …, and a reload still works in that tab'", async () => {
  const { unmount } = await open()
  await waitFor(() => expect(location.hash).toBe('#/password-baru'))
  expect(password()).toBeVisible()
  unmount()
  await open([], { token: null })
  expect(password()).toBeVisible()
})

test('a newer link opened in the same tab counts', async () => {
  const { unmount } = await open()
  await waitFor(() => expect(location.hash).toBe('#/password-baru'))
  unmount()
  const reset = mockApi(api.passwordRecovery.reset, { username: 'sari' })
  const newer = await renderScreen('password-baru', {
    ...{ query: { token: 'newer' }, api: [TO_ASK, reset] },
  })
  await newer.user.type(password(), 'Rimba2026')
  await newer.user.type(again(), 'Rimba2026')
  await newer.user.click(screen.getByRole('button', { name: 'Simpan password' }))
  await waitFor(() =>
    expect(newer.requestsTo(api.passwordRecovery.reset)[0]?.body).toMatchObject({
      token: 'newer',
    }),
  )
})

test("'Used, old or wrong: one sentence and the way to a new one'", async () => {
  const { unmount } = await save([mockApi(api.passwordRecovery.reset, problem(410, OVER))])
  expect(await screen.findByText(OVER)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute(
    'href',
    '#/lupa-password',
  )
  unmount()
  await open([], { token: null })
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
})

test('without a link it is said how the page is opened', async () => {
  const { container } = await open([], { token: null })
  expect(
    screen.getByText(
      'Halaman ini hanya dapat dibuka lewat tautan dalam pesan untuk Anda. Buka lagi tautan itu, dan pastikan alamatnya lengkap.',
    ),
  ).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('a common password is refused at its field, and the link is kept', async () => {
  const refusal = problem(400, 'Periksa kembali isian yang ditandai.', {
    password: 'Password ini terlalu umum. Pilih yang lain.',
  })
  await save([mockApi(api.passwordRecovery.reset, refusal)], null, 'Qwerty123')
  await waitFor(() =>
    expect(password()).toHaveAccessibleDescription(
      expect.stringContaining('Password ini terlalu umum. Pilih yang lain.'),
    ),
  )
  expect(password()).toHaveValue('Qwerty123')
})

test('while the line is down the link and what was typed stay', async () => {
  await save([mockApi(api.passwordRecovery.reset, offline)])
  expect(
    await screen.findByText(
      'Jawaban server tidak sampai, jadi mungkin sudah berhasil. Isian Anda tetap ada; silakan coba lagi.',
    ),
  ).toBeVisible()
  expect(password()).toHaveValue('Rimba2026')
})

test.each([
  [
    'rimba',
    'rimba',
    'Password',
    'Password harus mengandung huruf kecil, huruf besar, angka, dan tanpa spasi',
  ],
  ['Rimba2026', 'Rimba2027', 'Konfirmasi Password', 'Passwords tidak sama'],
])('%j and %j: %s says %s', async (secret, repeated, label, message) => {
  const { user, requestsTo } = await open()
  await user.type(password(), secret)
  await user.type(again(), repeated)
  await user.click(screen.getByRole('button', { name: 'Simpan password' }))
  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    ),
  )
  expect(requestsTo(api.passwordRecovery.reset)).toHaveLength(0)
})

test('a browser where the same account is signed in is signed out with it', async () => {
  const { username } = accountOf('user')
  await save([mockApi(api.passwordRecovery.reset, { username })], 'user')
  await waitFor(() => expect(location.hash).toBe(`#/login?username=${username}`))
  expect(localStorage.getItem('accessToken')).toBeNull()
})

test('has no accessibility violations', async () => {
  const { container } = await open()
  expect(await axe(container)).toHaveNoViolations()
})
