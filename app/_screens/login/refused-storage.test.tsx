import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { mockApi } from '@/lib/testing/mock-api'

const ANSWER = {
  ...{ accessToken: fakeToken('user', '7'), refreshToken: 'refresh-7' },
  user: accountOf('user'),
}

test('where the browser refuses to keep anything a login holds for as long as the page is open, and says so', async () => {
  const { user } = await renderScreen('login', {
    api: [
      mockApi(api.auth.login, ANSWER),
      mockApi(api.coaching.taken, []),
      mockApi(api.coaching.upcomingUser, []),
    ],
  })
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse)
  await user.type(screen.getByLabelText('Username'), 'peserta')
  await user.type(screen.getByLabelText('Password'), 'Peserta123')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText('Anda belum mengikuti coaching')).toBeVisible()
  await waitFor(() =>
    expect(
      screen.getByText(
        /Login Anda berlaku selama halaman ini terbuka; setelah dimuat ulang/,
      ),
    ).toBeVisible(),
  )
})
