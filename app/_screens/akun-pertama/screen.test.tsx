import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const TOKEN = 'q4vJ1o0Ylq0mZ8Xk0m7Q2b3n5c6d7e8f9g0h1i2j3k4'
const OVER =
  'Alamat ini sudah dipakai, sudah diganti yang lebih baru, atau sudah lewat waktunya. Jalankan ulang server untuk mendapat alamat baru; bila sudah ada akun, silakan login.'
const CAN = mockApi(api.features.list, ['office'])
const HEAD = accountOf('superadmin')
const SIGNED_IN = {
  ...{ accessToken: fakeToken('superadmin', String(HEAD.id)), refreshToken: 'r1' },
  user: HEAD,
}

const open = (mocks: Mock[] = [], token: string | null = TOKEN) =>
  renderScreen('akun-pertama', {
    api: [CAN, mockApi(api.beranda.list, []), ...mocks],
    ...(token && { query: { token } }),
  })

async function save(...mocks: Mock[]) {
  const view = await open(mocks)
  const { user } = view
  await user.type(await screen.findByLabelText('Username'), 'kepala')
  await user.type(screen.getByLabelText('Nama'), 'Kepala Balai')
  await user.type(screen.getByLabelText('Email'), 'kepala@contoh.go.id')
  await user.type(screen.getByLabelText('Whatsapp'), '081234567890')
  await user.type(screen.getByLabelText('Password'), 'Rimba2026')
  await user.type(screen.getByLabelText('Konfirmasi Password'), 'Rimba2026')
  await user.click(screen.getByRole('button', { name: 'Buat akun' }))
  return view
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('makes the first superadmin, who is signed in at once', async () => {
  const { requestsTo } = await save(mockApi(api.firstAccount.create, SIGNED_IN))
  await waitFor(() => expect(location.hash).toBe('#/admin/beranda'))
  expect(requestsTo(api.firstAccount.create)[0]?.body).toEqual({
    ...{ token: TOKEN, username: 'kepala', fullName: 'Kepala Balai' },
    ...{ email: 'kepala@contoh.go.id', whatsapp: '081234567890' },
    ...{ password: 'Rimba2026', confirmPassword: 'Rimba2026' },
  })
  expect(JSON.stringify(sessionStorage)).not.toContain(TOKEN)
})

test('the token leaves the address bar, and a reload still works in that tab', async () => {
  const { unmount, container } = await open()
  await waitFor(() => expect(location.hash).toBe('#/akun-pertama'))
  expect(await screen.findByLabelText('Username')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  unmount()
  await open([], null)
  expect(await screen.findByLabelText('Username')).toBeVisible()
})

test('a used or old address says so and leads to the login', async () => {
  await save(mockApi(api.firstAccount.create, problem(410, OVER)))
  expect(await screen.findByText(OVER)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ke halaman Login' })).toBeVisible()
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument()
})

test('without a token it is said how the page is opened', async () => {
  await open([], null)
  expect(await screen.findByText(/alamat yang ditampilkan server/)).toBeVisible()
})

test('while the line is down what was typed stays, and the address too', async () => {
  await save(mockApi(api.firstAccount.create, offline))
  expect(
    await screen.findByText(
      'Jawaban server tidak sampai, jadi mungkin sudah berhasil. Isian Anda tetap ada; silakan coba lagi.',
    ),
  ).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveValue('kepala')
  expect(sessionStorage.getItem('firstAccountLink')).toContain(TOKEN)
})
