import { act, screen, waitFor, within } from '@testing-library/react'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { clearSessionEnd } from '@/lib/feedback/session-end'
import { refreshSession } from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { coachingOf } from '@/lib/testing/factories'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const EXPIRED = 'Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.'
const refused = problem(401, 'Token tidak berlaku.')

afterEach(() => act(() => clearSessionEnd()))

const lists = [
  mockApi(api.beranda.list, []),
  mockApi(api.coaching.homepage, null),
  mockApi(api.coaching.upcoming, []),
]

const modal = () => screen.findByRole('alertdialog')

it("says that the session is over; Login 'clears stored tokens, user data and the api key, and goes to the login page'", async () => {
  const { user } = await openOwnAccount(
    ...lists,
    mockApi(api.auth.me, refused),
    mockApi(api.auth.renew, refused),
  )
  expect(await modal()).toHaveAccessibleDescription(expect.stringContaining(EXPIRED))
  await untilStill()
  const before = localStorage.getItem('apiKey')
  await user.click(within(await modal()).getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(location.hash).toBe('#/login'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await screen.findByLabelText('Password')).toBeVisible()
  for (const key of ['accessToken', 'refreshToken', 'user']) {
    expect(localStorage.getItem(key)).toBeNull()
  }
  expect(localStorage.getItem('apiKey')).not.toBe(before)
})

it('says that the account is gone to whoever has lost the answer to its erasure: no renewal is tried, and nothing of it stays', async () => {
  const { refusal } = problem(401, 'Akun ini sudah dihapus.')
  const gone = { refusal: { ...refusal, reason: 'account-erased' as const } }
  const { user, requestsTo } = await openOwnAccount(...lists, mockApi(api.auth.me, gone))
  const told = await screen.findByRole('alertdialog', { name: 'Akun Anda sudah dihapus' })
  expect(requestsTo(api.auth.renew)).toHaveLength(0)
  await waitFor(() => expect(location.hash).toBe('#/'))
  expect(localStorage.getItem('accessToken')).toBeNull()
  await untilStill()
  await user.click(within(told).getByRole('button', { name: 'Tutup' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

it('nobody is told that a session is over because the line was lost: it goes on when the line is back', async () => {
  const { user, answerWith } = await openOwnAccount(
    ...lists,
    mockApi(api.auth.me, refused),
    mockApi(api.auth.renew, offline),
  )
  expect(await screen.findByText('Akun Anda tidak dapat dimuat')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  answerWith(mockApi(api.auth.me, accountOf('user')))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByLabelText('Nama Lengkap')).toHaveValue('Siti Rahma')
})

it('a visitor with no tokens who gets a 401 sees the error and not the modal (decision 6)', async () => {
  await renderScreen('coaching', { api: [mockApi(api.coaching.upcoming, refused)] })
  expect(await screen.findByText('No refresh token available')).toBeVisible()
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument()
})

it('a login in another tab takes the modal away and leaves the screen as it was', async () => {
  const { answerWith } = await openOwnAccount(
    ...lists,
    mockApi(api.auth.me, refused),
    mockApi(api.auth.renew, refused),
  )
  await modal()
  await untilStill()
  answerWith(mockApi(api.auth.me, accountOf('user')))
  localStorage.setItem('accessToken', `${fakeToken('user', '7')}x`)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(location.hash).toBe('#/user')
})

it.each(['bukan.token.sama-sekali', 'rusak'])(
  "'An undecodable token yields no role': %s is a visitor's",
  async (token) => {
    await renderScreen('coaching', {
      api: [mockApi(api.coaching.upcoming, [coachingOf()])],
    })
    localStorage.setItem('accessToken', token)
    act(() => refreshSession())
    expect(screen.getByRole('link', { name: 'Daftar/Login' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /menu akun$/ })).not.toBeInTheDocument()
  },
)

it('a token of role user may not be in the admin area', async () => {
  await renderScreen('admin/beranda', { as: 'user', api: lists })
  await waitFor(() => expect(location.hash).toBe('#/unauthorized'))
  expect(
    await screen.findByText('Sorry, you are not authorized to access this page.'),
  ).toBeVisible()
})

it('what was not saved because the session was over is said to be that, also after the login in another tab', async () => {
  const { user } = await openOwnAccount(
    mockApi(api.auth.updateUser, refused),
    mockApi(api.auth.renew, refused),
  )
  await user.type(await screen.findByLabelText('Nama Lengkap'), ' Dewi')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await modal()
  await untilStill()
  localStorage.setItem('accessToken', `${fakeToken('user', '7')}x`)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(
    await screen.findByText(
      'Belum tersimpan: sesi Anda telah berakhir. Isian Anda tetap ada; silakan coba lagi.',
    ),
  ).toBeVisible()
})
