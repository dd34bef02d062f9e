import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { openPage } from '@/lib/browser/open-page'
import { api } from '@/lib/contract'
import type { Role } from '@/lib/entities/user'
import { mockApi } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

jest.mock('@/lib/browser/open-page', () => ({ openPage: jest.fn() }))

const open = (as: Role = 'admin') =>
  renderScreen('admin/beranda', {
    as,
    api: [
      mockApi(api.features.list, ['institutions']),
      mockApi(api.beranda.list, []),
      mockApi(api.adminCoaching.list, []),
      mockApi(api.auth.logout, null),
    ],
  })

const menu = () => within(screen.getByRole('navigation', { name: 'Menu admin' }))

it('the sidebar links to the parts of /admin and marks the open one', async () => {
  const { container, user } = await open()
  const parts = [
    ...['beranda', 'profile', 'coaching', 'faq', 'panduan', 'peserta'],
    'asal-instansi',
  ]
  const links = menu().getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    parts.map((part) => `#/admin/${part}`),
  )
  expect(menu().getByRole('link', { name: 'Beranda' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const coaching = menu().getByRole('link', { name: 'Coaching' })
  expect(coaching).toHaveAttribute('href', '#/admin/coaching')
  await screen.findByText('Belum ada banner')
  expect(await axe(container)).toHaveNoViolations()
  await user.click(coaching)
  expect(await screen.findByRole('heading', { name: 'DATA COACHING' })).toBeVisible()
  expect(document.title).toBe('DATA COACHING · E-Coaching Kehutanan')
})

it('the user menu shows initial, full name and e-mail; Logout ends the session', async () => {
  const { user, requestsTo } = await open('superadmin')
  await user.click(screen.getByRole('button', { name: 'Admin Rimba menu akun' }))
  expect(document.querySelector('[data-initials=AR]')).toBeInTheDocument()
  expect(screen.getByText('admin@contoh.go.id')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith('/e-coaching/'))
  expect(localStorage).toHaveLength(0)
  expect(requestsTo(api.auth.logout)).toHaveLength(1)
})

it("'Akun Saya' leads to /user", async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Admin Rimba menu akun' }))
  expect(screen.getByRole('link', { name: 'Akun Saya' })).toHaveAttribute('href', '#/user')
})

it('has a drawer with the same entries, which closes after a choice', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await untilStill()
  await user.click(drawer.getByRole('link', { name: 'Coaching' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(location.hash).toBe('#/admin/coaching')
})

it('role user is sent away from /admin', async () => {
  await open('user')
  expect(
    await screen.findByText('Sorry, you are not authorized to access this page.'),
  ).toBeVisible()
})
