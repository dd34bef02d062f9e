import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { AdminAccount } from '@/lib/entities/admin-account'
import type { Role } from '@/lib/entities/user'
import { accountOf } from '@/lib/testing/accounts'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const OWN = accountOf('superadmin')
const RIMA: AdminAccount = {
  ...{ id: '41', fullName: 'Rima', username: 'rima', email: 'rima@contoh.go.id' },
  ...{ contact: '081234567890', role: 'admin' },
  secondFactorSince: '2026-08-24T02:00:00.000Z',
  lastLoginAt: '2026-08-25T02:30:00.000Z',
}
const SELF: AdminAccount = {
  ...RIMA,
  ...{ id: String(OWN.id), fullName: 'Kepala', role: 'superadmin' },
  ...{ secondFactorSince: null, lastLoginAt: null },
}
const ASKED = problem(403, 'Masukkan password Anda sekali lagi untuk melanjutkan.')
const ASKS_AGAIN = {
  refusal: { ...ASKED.refusal, reason: 'confirm-password' as const },
}

const open = (as: Role, ...mocks: Mock[]) =>
  renderScreen('admin/akun-admin', {
    ...{ as, api: [mockApi(api.adminAccount.list, [RIMA, SELF]), ...mocks] },
  })
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }))

test('who there is, since when protected, and when last logged in', async () => {
  const { container } = await open('superadmin')
  const rima = await rowOf('Rima')
  expect(rima.getByText('Aktif sejak 24/08/2026')).toBeVisible()
  expect(rima.getByText('25/08/2026 09:30')).toBeVisible()
  const self = await rowOf('Kepala')
  expect(self.getByText('Tidak aktif')).toBeVisible()
  expect(self.getByText('Tidak tercatat')).toBeVisible()
  expect(self.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Akun Admin' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('a second factor is taken off after the question and the own password', async () => {
  let isConfirmed = false
  const { user, requestsTo } = await open(
    'superadmin',
    mockApi(api.adminAccount.update, () => (isConfirmed ? null : ASKS_AGAIN)),
    mockApi(api.secondFactor.confirm, () => {
      isConfirmed = true
      return null
    }),
  )
  const name = 'Matikan verifikasi dua langkah Rima'
  await user.click((await rowOf('Rima')).getByRole('button', { name }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Matikan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pastikan ini Anda' }))
  expect(dialog.queryByLabelText('Kode verifikasi')).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Password'), 'Admin12345')
  await user.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
  expect(await screen.findByText('Verifikasi dua langkah dimatikan')).toBeVisible()
  expect(requestsTo(api.adminAccount.update)[1]).toMatchObject({
    ...{ path: '/admin-account/41', body: { secondFactor: false } },
  })
})

test('a superadmin makes a link for an admin', async () => {
  const url = 'https://coaching.contoh.go.id/#/password-baru?token=q4vJ1o0Ylq0mZ8Xk'
  const expiresAt = '2026-08-25T02:00:00.000Z'
  const { user } = await open(
    'superadmin',
    mockApi(api.passwordRecovery.makeLink, { url, expiresAt }),
  )
  const name = 'Buat tautan password baru Rima'
  await user.click((await rowOf('Rima')).getByRole('button', { name }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tautan password baru' })
  expect(within(dialog).getByLabelText('Tautan')).toHaveValue(url)
})

test('an admin has no entry, and is led away', async () => {
  await open('admin')
  expect(
    await screen.findByText('Sorry, you are not authorized to access this page.'),
  ).toBeVisible()
  expect(location.hash).toBe('#/unauthorized')
})
