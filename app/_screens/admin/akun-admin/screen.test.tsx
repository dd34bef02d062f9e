import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Role } from '@/lib/entities/user'
import { accountOf } from '@/lib/testing/accounts'
import { adminAccountOf } from '@/lib/testing/factories'
import { mockApi } from '@/lib/testing/mock-api'

const OWN = accountOf('superadmin')
const RIMA = adminAccountOf()
const SELF = adminAccountOf({
  ...{ id: String(OWN.id), fullName: 'Kepala', role: 'superadmin' },
  ...{ secondFactorSince: null, lastLoginAt: null },
})
const LEFT = adminAccountOf({
  ...{ id: '42', fullName: 'Tejo', lockedAt: '2026-08-20T02:00:00.000Z' },
})

const open = (as: Role, features = ['admin-accounts', 'office']) =>
  renderScreen('admin/akun-admin', {
    as,
    api: [
      mockApi(api.adminAccount.list, [RIMA, SELF, LEFT]),
      mockApi(api.features.list, features),
    ],
  })
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }))

test('who there is, since when protected or locked, and when last logged in', async () => {
  const { container } = await open('superadmin')
  const rima = await rowOf('Rima')
  expect(rima.getByText('Aktif sejak 24/08/2026')).toBeVisible()
  expect(rima.getByText('25/08/2026 09:30')).toBeVisible()
  expect((await rowOf('Tejo')).getByText('Dikunci sejak 20/08/2026')).toBeVisible()
  const self = await rowOf('Kepala')
  expect(self.getByText('Tidak aktif')).toBeVisible()
  expect(self.getByText('Tidak tercatat')).toBeVisible()
  expect(self.getByText('Akun Anda')).toBeVisible()
  expect(self.queryByRole('link', { name: /Kelola/ })).not.toBeInTheDocument()
  expect(rima.getByRole('link', { name: 'Kelola akun: Rima' })).toHaveAttribute(
    'href',
    '#/admin/akun-admin/41',
  )
  expect(screen.getByRole('link', { name: 'Baru' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('a server that makes no accounts offers none', async () => {
  await open('superadmin', ['admin-accounts'])
  await rowOf('Rima')
  expect(screen.queryByRole('link', { name: 'Baru' })).not.toBeInTheDocument()
})

test('an admin has no entry, and is led away', async () => {
  await open('admin')
  expect(
    await screen.findByText('Sorry, you are not authorized to access this page.'),
  ).toBeVisible()
  expect(location.hash).toBe('#/unauthorized')
})
