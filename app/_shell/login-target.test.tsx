import { act, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import type { Role } from '@/lib/entities/user'
import { markSessionEnd } from '@/lib/feedback/session-end'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { mockApi } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const asked = [
  ...shellMocks({ preTest: resultOf() }),
  mockApi(api.coaching.taken, []),
  mockApi(api.coaching.upcomingUser, []),
  mockApi(api.beranda.list, []),
  mockApi(api.faq.list, []),
  mockApi(api.category.list, []),
]

const loginOf = (role: Role) =>
  mockApi(api.auth.login, {
    accessToken: fakeToken(role, '7'),
    refreshToken: 'refresh-7',
    user: accountOf(role),
  })

type User = Awaited<ReturnType<typeof renderScreen>>['user']

async function logIn(user: User) {
  await user.type(await screen.findByLabelText('Username'), 'peserta')
  await user.type(screen.getByLabelText('Password'), 'Peserta123')
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

beforeEach(() => sessionStorage.clear())

it('a link to a page behind the login leads on to it', async () => {
  const { user } = await renderScreen('proses-coaching/pre-test', {
    params: { id: '14' },
    api: [...asked, loginOf('user')],
  })
  await waitFor(() => expect(location.hash).toBe('#/login'))
  await logIn(user)
  await waitFor(() => expect(location.hash).toBe('#/proses-coaching/14/pre-test'))
  expect(await screen.findByText('70.00 / 100')).toBeVisible()
})

it('whoever may not see that page goes where the role belongs', async () => {
  const { user } = await renderScreen('admin/faq', { api: [...asked, loginOf('user')] })
  await waitFor(() => expect(location.hash).toBe('#/login'))
  await logIn(user)
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
})

it('a page that was opened instead ends it', async () => {
  const { user } = await renderScreen('proses-coaching/pre-test', {
    params: { id: '14' },
    api: [...asked, loginOf('user')],
  })
  await waitFor(() => expect(location.hash).toBe('#/login'))
  await user.click(screen.getByRole('link', { name: 'FAQ' }))
  expect(await screen.findByRole('heading', { name: 'FAQ' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Daftar/Login' }))
  await logIn(user)
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
})

const logOutElsewhere = () => {
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
}

it('a page that is asked for after a logout in another tab is for whoever logs in', async () => {
  const { user } = await renderScreen('faq', {
    as: 'user',
    user: { id: 'u-before' },
    api: [...asked, loginOf('user')],
  })
  logOutElsewhere()
  act(() => {
    location.hash = '#/proses-coaching/14/pre-test'
  })
  await waitFor(() => expect(location.hash).toBe('#/login'))
  await logIn(user)
  await waitFor(() => expect(location.hash).toBe('#/proses-coaching/14/pre-test'))
})

it('the page of somebody who has logged out in another tab is not that of the next one', async () => {
  const { user } = await renderScreen('proses-coaching/pre-test', {
    params: { id: '14' },
    as: 'user',
    user: { id: 'u-before' },
    api: [...asked, loginOf('user')],
  })
  expect(await screen.findByText('70.00 / 100')).toBeVisible()
  logOutElsewhere()
  await waitFor(() => expect(location.hash).toBe('#/login'))
  await logIn(user)
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
})

it('a session that is over leads back to its page after the login', async () => {
  const { user } = await renderScreen('proses-coaching/pre-test', {
    params: { id: '14' },
    as: 'user',
    api: [...asked, loginOf('user')],
  })
  expect(await screen.findByText('70.00 / 100')).toBeVisible()
  act(() => markSessionEnd('expired'))
  const modal = within(await screen.findByRole('alertdialog'))
  await untilStill()
  await user.click(modal.getByRole('button', { name: 'Login' }))
  await logIn(user)
  await waitFor(() => expect(location.hash).toBe('#/proses-coaching/14/pre-test'))
  expect(await screen.findByText('70.00 / 100')).toBeVisible()
})
