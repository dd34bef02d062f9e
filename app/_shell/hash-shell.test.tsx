import { act, screen, waitFor } from '@testing-library/react'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { api } from '@/lib/contract'
import { storeLogin } from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { mockApi } from '@/lib/testing/mock-api'

const siti = accountOf('user')
const budi = accountOf('user', { id: '8', fullName: 'Budi Santoso', username: 'budi' })
const tokenOf = (id: string) => fakeToken('user', id)

const me = mockApi(api.auth.me, ({ headers }) =>
  headers.get('authorization') === `Bearer ${tokenOf('8')}` ? budi : siti,
)

test('another account logging in elsewhere takes the page over: nothing of the former stays', async () => {
  const { user } = await openOwnAccount(me)
  const name = await screen.findByLabelText('Nama Lengkap')
  await user.clear(name)
  await user.type(name, 'Siti Rahma Dewi')
  await act(async () => storeLogin({ access: tokenOf('8'), refresh: 's1' }, budi))
  await waitFor(() =>
    expect(screen.getByLabelText('Nama Lengkap')).toHaveValue('Budi Santoso'),
  )
  expect(screen.queryByText(/Siti/)).toBeNull()
})

test('the same account with new tokens keeps what is typed', async () => {
  const { user } = await openOwnAccount(me)
  const name = await screen.findByLabelText('Nama Lengkap')
  await user.clear(name)
  await user.type(name, 'Siti Rahma Dewi')
  const access = `${tokenOf('7')}x`
  await act(async () => storeLogin({ access, refresh: 's1' }, siti))
  expect(screen.getByLabelText('Nama Lengkap')).toHaveValue('Siti Rahma Dewi')
})
