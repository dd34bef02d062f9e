import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shortcuts } from '@/lib/browser/shortcuts'
import { api } from '@/lib/contract'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { mockApi } from '@/lib/testing/mock-api'

beforeAll(() => import('@/app/_shell/keys/listen'))
beforeEach(() => shortcuts.choose('on'))

const faqs = [{ id: '2', categoryId: '1', question: 'Kapan?', answer: '<p>Nanti.</p>' }]
const open = (as?: 'user') =>
  renderScreen('faq', {
    ...(as && { as }),
    api: [mockApi(api.category.list, [{ id: '1', name: 'Umum', faqs }])],
  })
const list = () => screen.findByRole('dialog', { name: 'Pintasan keyboard' })
const rows = (window: HTMLElement) =>
  within(window)
    .getAllByRole('term')
    .map((term) => `${term.nextSibling?.textContent}: ${term.textContent}`)

it("'?' lists the keys that this screen has", async () => {
  const { user } = await open()
  await screen.findByRole('searchbox')
  await user.keyboard('?')
  const window = await list()
  expect(rows(window)).toEqual([
    '?: Daftar pintasan halaman ini',
    'Ctrl + /: Daftar ini, juga saat pintasan dimatikan',
    '/: Ke kotak pencarian',
    'Esc: Menutup jendela atau daftar yang terbuka',
  ])
  expect(await axeCalmly(window)).toHaveNoViolations()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('keys do nothing while something is typed', async () => {
  const { user } = await open()
  await user.keyboard('/')
  const search = screen.getByRole('searchbox')
  expect(search).toHaveFocus()
  await user.keyboard('apa?')
  expect(search).toHaveValue('apa?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('can be turned off, and on again by a key that is none of one sign', async () => {
  const { user } = await open()
  await screen.findByRole('searchbox')
  await user.keyboard('?')
  await user.click(
    within(await list()).getByRole('checkbox', { name: 'Pintasan keyboard aktif' }),
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('?/')
  expect(screen.getByRole('searchbox')).not.toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.keyboard('{Control>}/{/Control}')
  expect(
    within(await list()).getByRole('checkbox', { name: 'Pintasan keyboard aktif' }),
  ).not.toBeChecked()
})

it('are listed from the user menu too, for who does not know the key', async () => {
  const { user } = await open('user')
  await screen.findByRole('searchbox')
  const menu = await screen.findByRole('button', { name: /menu akun$/ })
  await user.click(menu)
  await user.click(screen.getByRole('button', { name: 'Pintasan keyboard' }))
  const window = await list()
  expect(rows(window)).toContain('/: Ke kotak pencarian')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(menu).toHaveFocus()
  expect(menu).toHaveAttribute('aria-expanded', 'false')
})
