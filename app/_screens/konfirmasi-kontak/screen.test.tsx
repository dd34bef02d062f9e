import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { accountOf } from '@/lib/testing/accounts'
import { liveRegions } from '@/lib/testing/live-regions'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const TOKEN = 'q4vJ1o0Ylq0mZ8Xk0m7Q2b3n5c6d7e8f9g0h1i2j3k4'
const OVER =
  'Tautan ini sudah dipakai, sudah diganti tautan yang lebih baru, atau sudah lewat waktunya.'
const HAS = mockApi(api.features.list, ['contact-confirmation'])

const open = (token: string | null, ...mocks: Mock[]) =>
  renderScreen('konfirmasi-kontak', {
    ...{ api: [HAS, ...mocks], ...(token && { query: { token } }) },
  })
async function confirm(...mocks: Mock[]) {
  const view = await open(TOKEN, ...mocks)
  await view.user.type(screen.getByLabelText('Password'), 'Peserta123')
  await view.user.click(screen.getByRole('button', { name: 'Konfirmasi' }))
  return view
}

beforeEach(() => sessionStorage.clear())

test.each([
  ['email', 'Alamat email Anda sudah dikonfirmasi.'],
  ['whatsapp', 'Nomor WhatsApp Anda sudah dikonfirmasi.'],
] as const)('%s: the password confirms it', async (channel, text) => {
  const view = await confirm(mockApi(api.contactConfirmation.confirm, { channel }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(view.requestsTo(api.contactConfirmation.confirm)[0]?.body).toEqual({
    ...{ token: TOKEN, password: 'Peserta123' },
  })
  expect(location.hash).toBe('#/konfirmasi-kontak')
  expect(JSON.stringify(sessionStorage)).not.toContain(TOKEN)
  expect(await axe(view.container)).toHaveNoViolations()
})

test('readers hear what has become of it', async () => {
  const done = mockApi(api.contactConfirmation.confirm, { channel: 'email' })
  const { user } = await open(TOKEN, done)
  const regions = liveRegions()
  await user.type(screen.getByLabelText('Password'), 'Peserta123')
  await user.click(screen.getByRole('button', { name: 'Konfirmasi' }))
  expect(regions.tell(await screen.findByText(/sudah dikonfirmasi/))).toBe(true)
})

test.each([
  ['somebody else', 'sari', 'Alamat email akun sari sudah dikonfirmasi.', 0],
  ['the same', accountOf('user').username, 'Alamat email Anda sudah dikonfirmasi.', 1],
])(
  "signed in is %s: it is said whose contact it is, and 'Akun Saya' is the own one",
  async (_, username, text, links) => {
    const answer = { channel: 'email', username } as const
    const { user } = await renderScreen('konfirmasi-kontak', {
      ...{ as: 'user', query: { token: TOKEN } },
      api: [HAS, mockApi(api.contactConfirmation.confirm, answer)],
    })
    await user.type(screen.getByLabelText('Password'), 'Peserta123')
    await user.click(screen.getByRole('button', { name: 'Konfirmasi' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryAllByRole('link', { name: 'Buka Akun Saya' })).toHaveLength(links)
  },
)

test('an old link says so and where another is to be had', async () => {
  await confirm(mockApi(api.contactConfirmation.confirm, problem(410, OVER)))
  const text = `${OVER} Tautan baru dapat diminta di halaman Akun Saya.`
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Buka Akun Saya' })).toBeVisible()
})

test('an old link where somebody is signed in: another is had by whose contact it is, and it is said who is here', async () => {
  const { user } = await renderScreen('konfirmasi-kontak', {
    ...{ as: 'user', query: { token: TOKEN } },
    api: [HAS, mockApi(api.contactConfirmation.confirm, problem(410, OVER))],
  })
  await user.type(screen.getByLabelText('Password'), 'Peserta123')
  await user.click(screen.getByRole('button', { name: 'Konfirmasi' }))
  const here = accountOf('user').username
  const text = `${OVER} Tautan baru dapat diminta pemilik kontak ini di halaman Akun Saya. Browser ini sedang login sebagai ${here}.`
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: `Buka Akun Saya (${here})` })).toBeVisible()
})

test.each([
  ['a wrong password', problem(422, 'Password salah', { password: 'Password salah' })],
  ['a dead line', offline],
])('%s keeps the link and what was typed', async (_, answer) => {
  await confirm(mockApi(api.contactConfirmation.confirm, answer as never))
  const [told] = await screen.findAllByText(/^(Password salah|Jawaban server tidak sampai)/)
  expect(told).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue('Peserta123'))
})

test('without a link it is said how the page is opened', async () => {
  await open(null)
  expect(screen.getByText(/dibuka lewat tautan dalam pesan untuk Anda/)).toBeVisible()
})
