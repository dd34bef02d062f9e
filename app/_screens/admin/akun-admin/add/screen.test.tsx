import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const url = 'https://coaching.contoh.go.id/#/password-baru?token=q4vJ1o0Ylq0mZ8Xk'
const MADE = {
  ...{ id: '43', isMailed: true },
  link: { url, expiresAt: '2026-08-25T02:00:00.000Z' },
}

async function save(...mocks: Mock[]) {
  const view = await renderScreen('admin/akun-admin/add', {
    as: 'superadmin',
    api: [
      mockApi(api.features.list, ['admin-accounts', 'office']),
      mockApi(api.adminAccount.list, []),
      ...mocks,
    ],
  })
  const { user } = view
  await user.type(await screen.findByLabelText('Username'), 'baru')
  await user.type(screen.getByLabelText('Nama'), 'Admin Baru')
  await user.type(screen.getByLabelText('Email'), 'baru@contoh.go.id')
  await user.type(screen.getByLabelText('Whatsapp'), '081234567890')
  await user.click(screen.getByRole('radio', { name: /^Superadmin/ }))
  await user.click(screen.getByRole('button', { name: 'Buat akun' }))
  return view
}

test('the link is shown once, and that it goes by e-mail too', async () => {
  const { requestsTo } = await save(mockApi(api.adminAccount.create, MADE))
  const dialog = await screen.findByRole('dialog', { name: 'Tautan password baru' })
  expect(within(dialog).getByLabelText('Tautan')).toHaveValue(url)
  expect(dialog).toHaveAccessibleDescription(/juga dikirim ke emailnya/)
  expect(location.hash).toBe('#/admin/akun-admin')
  expect(requestsTo(api.adminAccount.create)[0]?.body).toEqual({
    ...{ username: 'baru', fullName: 'Admin Baru', email: 'baru@contoh.go.id' },
    ...{ whatsapp: '081234567890', role: 'superadmin' },
  })
})

test('a name that is taken is told at its field, and what was typed stays', async () => {
  const taken = problem(409, 'Username sudah digunakan', {
    username: 'Username sudah digunakan',
  })
  const { container } = await save(mockApi(api.adminAccount.create, taken))
  const username = await screen.findByLabelText('Username')
  await waitFor(() =>
    expect(username).toHaveAccessibleDescription(/Username sudah digunakan/),
  )
  expect(username).toHaveValue('baru')
  expect(await axe(container)).toHaveNoViolations()
})
