import { act, screen, waitFor } from '@testing-library/react'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shellMocks } from '@/app/_shell/testing/shell-mocks'
import { preTestMocks } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import type { User } from '@/lib/entities/user'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { mockApi } from '@/lib/testing/mock-api'

const BUDI = accountOf('user', { id: 'u-budi', fullName: 'Budi Santoso', username: 'budi' })

/** What another page of this browser writes, and what this one hears of it. */
const logInElsewhere = (account: User) =>
  act(async () => {
    localStorage.setItem('user', JSON.stringify(account))
    localStorage.setItem('accessToken', fakeToken('user', account.id))
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  })

const nameField = () => screen.findByLabelText('Nama Lengkap')
const storedName = () => JSON.parse(localStorage.getItem('user') ?? '{}').fullName

test('what was asked for one account and comes late is not shown to the next one, nor kept as theirs', async () => {
  let arrive: (account: User) => void = () => {}
  const late = new Promise<User>((resolve) => {
    arrive = resolve
  })
  const { answerWith, requestsTo } = await openOwnAccount(mockApi(api.auth.me, () => late))
  await waitFor(() => expect(requestsTo(api.auth.me)).toHaveLength(1))
  answerWith(mockApi(api.auth.me, BUDI))
  await logInElsewhere(BUDI)
  await act(async () => arrive(accountOf('user')))
  expect(await nameField()).toHaveValue('Budi Santoso')
  expect(storedName()).toBe('Budi Santoso')
})

test('the test that one account has open does not begin for the next one', async () => {
  const { requestsTo } = await renderScreen('proses-coaching/test/pre-test', {
    params: { id: '14' },
    as: 'user',
    api: [
      ...preTestMocks(),
      ...shellMocks(),
      mockApi(api.coaching.taken, []),
      mockApi(api.coaching.upcomingUser, []),
    ],
  })
  expect(await screen.findByText('Pertanyaan nomor 1?')).toBeVisible()
  await logInElsewhere(BUDI)
  expect(await screen.findByRole('heading', { name: 'Daftar Coaching' })).toBeVisible()
  expect(requestsTo(api.preTest.start)).toHaveLength(1)
  // whoever opens it begins it
  await act(async () => {
    location.hash = '#/proses-coaching/14/test/pre-test'
  })
  expect(await screen.findByText('Pertanyaan nomor 1?')).toBeVisible()
  expect(requestsTo(api.preTest.start)).toHaveLength(2)
})

test('a page that the browser brings back as it was left shows nothing of who has logged out since', async () => {
  await openOwnAccount()
  expect(await nameField()).toBeVisible()
  localStorage.clear()
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  act(() => void window.dispatchEvent(back))
  await waitFor(() => expect(location.hash).toBe('#/login'))
  expect(screen.queryByLabelText('Nama Lengkap')).not.toBeInTheDocument()
})
