import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { House, MessagesSquare } from 'lucide-react'
import { IdentityBar } from '@/components/navigation/identity-bar'
import { RouteLink } from '@/components/navigation/route-link'
import { Sidebar, type SidebarItem } from '@/components/navigation/sidebar'
import { SiteFooter } from '@/components/navigation/site-footer'
import { SiteHeader } from '@/components/navigation/site-header'
import { UserMenu } from '@/components/navigation/user-menu'
import { chooseTheme, startTheme } from '@/lib/browser/theme'
import { OfficialHost } from '@/lib/browser/use-official-host'

const ITEMS: SidebarItem[] = [
  { name: 'home', label: 'Beranda', href: '#/', icon: House, current: false },
  {
    name: 'coaching',
    label: 'Coaching',
    href: '#/coaching',
    icon: MessagesSquare,
    current: true,
    note: 'Sedang berlangsung',
  },
]

test('the sidebar names itself and marks the current page', async () => {
  const onNavigate = jest.fn()
  const { container } = render(
    <Sidebar label="Menu utama" items={ITEMS} onNavigate={onNavigate} />,
  )
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Beranda' })).not.toHaveAttribute('aria-current')
  const current = screen.getByRole('link', { name: /Coaching/ })
  expect(current).toHaveAttribute('aria-current', 'page')
  expect(current).toHaveTextContent('Sedang berlangsung')
  fireEvent.click(current)
  expect(onNavigate).toHaveBeenCalledTimes(1)
  expect(await axe(container)).toHaveNoViolations()
})

test('a collapsed sidebar keeps the names of its entries', () => {
  render(<Sidebar label="Menu admin" items={ITEMS} tone="dark" compact />)
  expect(screen.getByRole('link', { name: 'Beranda' })).toHaveAttribute('title', 'Beranda')
})

test('a route link is an address of the site map', () => {
  render(
    <>
      <RouteLink to="coaching/detail" params={{ id: '42' }}>
        Lihat
      </RouteLink>
      <RouteLink to="coaching" query={{ q: 'tata batas' }} className="underline">
        Semua
      </RouteLink>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Lihat' })).toHaveAttribute(
    'href',
    '#/coaching/42',
  )
  expect(screen.getByRole('link', { name: 'Semua' })).toHaveAttribute(
    'href',
    '#/coaching?q=tata+batas',
  )
})

test('only a .go.id host calls itself official; how to tell can be opened', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<IdentityBar />)
  expect(screen.queryByText('Situs resmi Pemerintah Republik Indonesia')).toBeNull()
  rerender(
    <OfficialHost value={true}>
      <IdentityBar />
    </OfficialHost>,
  )
  expect(screen.getByText('Situs resmi Pemerintah Republik Indonesia')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Cara mengenalinya' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText(/diawali/)).toBeVisible()
})

test('header and footer are accessible, and the menu button opens the drawer', async () => {
  const user = userEvent.setup()
  const openMenu = jest.fn()
  const { container } = render(
    <>
      <SiteHeader onMenu={openMenu} />
      <SiteFooter office={null} contact={<a href="https://wa.me/62812">Hubungi kami</a>} />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  expect(openMenu).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('switch', { name: 'Hemat data' })).not.toBeChecked()
  await user.click(screen.getByRole('switch', { name: 'Hemat data' }))
  expect(screen.getByRole('switch', { name: 'Hemat data' })).toBeChecked()
  expect(await axe(container)).toHaveNoViolations()
})

describe('the user menu', () => {
  const user = { fullName: 'Dr. Ir. Siti Rahma, S.Hut.', email: 'siti@contoh.go.id' }

  test('holds name, address, account and logout, and closes with Esc', async () => {
    const hand = userEvent.setup()
    const logout = jest.fn()
    const { container } = render(<UserMenu user={user} onLogout={logout} />)
    const button = screen.getByRole('button', {
      name: /^Dr\. Ir\. Siti Rahma, S\.Hut\..*menu akun$/,
    })
    // the words that are seen begin the name (WCAG 2.5.3); the initials are drawn
    expect(button).not.toHaveTextContent('SR')
    expect(button.querySelector('[data-initials=SR]')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Akun Saya' })).not.toBeInTheDocument()
    await hand.click(button)
    expect(screen.getByText('siti@contoh.go.id')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Akun Saya' })).toHaveAttribute(
      'href',
      '#/user',
    )
    expect(await axe(container)).toHaveNoViolations()
    await hand.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
    await hand.click(button)
    await hand.click(screen.getByRole('button', { name: 'Logout' }))
    expect(logout).toHaveBeenCalledTimes(1)
  })

  test('closes with a press outside', async () => {
    const hand = userEvent.setup()
    render(
      <>
        <UserMenu user={user} onLogout={() => {}} />
        <p>Isi halaman</p>
      </>,
    )
    await hand.click(screen.getByRole('button', { name: /menu akun$/ }))
    await hand.click(screen.getByText('Isi halaman'))
    expect(screen.queryByRole('link', { name: 'Akun Saya' })).not.toBeInTheDocument()
  })

  test('switches the theme, which stays in the session but never in local storage', async () => {
    const hand = userEvent.setup()
    await act(startTheme)
    render(<UserMenu user={user} onLogout={() => {}} />)
    await hand.click(screen.getByRole('button', { name: /menu akun$/ }))
    expect(screen.getByRole('radio', { name: 'Sistem' })).toBeChecked()
    await hand.click(screen.getByRole('radio', { name: 'Gelap' }))
    expect(screen.getByRole('radio', { name: 'Gelap' })).toBeChecked()
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(sessionStorage.getItem('theme')).toBe('dark')
    expect(localStorage).toHaveLength(0)
    await act(() => chooseTheme('light'))
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  })
})
