import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'

it('says the sentence, marked as English, with links to login and home', async () => {
  const { container } = await renderScreen('unauthorized', {})
  const sentence = screen.getByRole('heading', {
    level: 1,
    name: 'Sorry, you are not authorized to access this page.',
  })
  expect(sentence).toHaveAttribute('lang', 'en')
  expect(screen.getByText(/^Akun Anda tidak memiliki akses ke halaman ini/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#/login')
  expect(screen.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '#/')
  expect(await axe(container)).toHaveNoViolations()
})

it('is shown to admins too (decision 73)', async () => {
  await renderScreen('unauthorized', { as: 'admin' })
  expect(location.hash).toBe('#/unauthorized')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})

it.each(['user', 'admin'] as const)(
  'Login leads %s, who has a session, to the form and not back into it',
  async (as) => {
    const { user, requestsTo } = await renderScreen('unauthorized', {
      ...{ as, api: [mockApi(api.auth.logout, null)] },
    })
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(location.hash).toBe('#/login'))
    expect(await screen.findByLabelText('Username')).toBeVisible()
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(requestsTo(api.auth.logout)).toHaveLength(1)
  },
)
