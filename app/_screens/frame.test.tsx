import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { openPage } from '@/lib/browser/open-page'
import { api } from '@/lib/contract'
import type { Role } from '@/lib/entities/user'
import { mockApi } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/open-page', () => ({ openPage: jest.fn() }))

const open = (as: Role | null = null) =>
  renderScreen('home', {
    as,
    api: [
      mockApi(api.coaching.taken, []),
      mockApi(api.beranda.list, []),
      mockApi(api.coaching.homepage, null),
      mockApi(api.coaching.upcoming, []),
      mockApi(api.auth.logout, null),
    ],
  })

const entries = () => {
  const menu = within(screen.getByRole('navigation', { name: 'Menu utama' }))
  return menu
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

it("a visitor's sidebar leads to the public list and to login", async () => {
  await open()
  expect(entries()).toEqual([
    ['Beranda', '#/'],
    ['Profile', '#/profile'],
    ['Coaching', '#/coaching'],
    ['FAQ', '#/faq'],
    ['Panduan', '#/guide'],
    ['Daftar/Login', '#/login'],
  ])
  expect(screen.getByRole('link', { name: 'Beranda' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

it("role user's 'Coaching' leads to /coaching/user, without 'Daftar/Login'", async () => {
  await open('user')
  expect(entries()).toContainEqual(['Coaching', '#/coaching/user'])
  expect(screen.queryByRole('link', { name: 'Daftar/Login' })).not.toBeInTheDocument()
})

it('has a drawer with the same entries, which closes after a choice', async () => {
  const { user } = await open()
  const aside = entries()
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const links = drawer.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(aside)
  await user.click(drawer.getByRole('link', { name: 'Beranda' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it("the user menu's 'Akun Saya' leads to /user", async () => {
  const { user } = await open('user')
  await user.click(screen.getByRole('button', { name: /^Siti Rahma.*menu akun$/ }))
  expect(screen.getByRole('link', { name: 'Akun Saya' })).toHaveAttribute('href', '#/user')
})

it('logs out from the user menu: storage cleared, then to {base}', async () => {
  const { user, requestsTo } = await open('user')
  await user.click(screen.getByRole('button', { name: /^Siti Rahma.*menu akun$/ }))
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith('/e-coaching/'))
  expect(localStorage).toHaveLength(0)
  expect(requestsTo(api.auth.logout)).toHaveLength(1)
})

it('offers help, the data switch and a way past the menu', async () => {
  const { user } = await open()
  expect(screen.getByText('Butuh bantuan?')).toBeVisible()
  const saver = screen.getByRole('switch', { name: 'Hemat data' })
  await user.click(saver)
  expect(saver).toBeChecked()
  await user.click(saver)
  await user.click(screen.getByRole('button', { name: 'Langsung ke konten' }))
  expect(screen.getByRole('main')).toHaveFocus()
})
