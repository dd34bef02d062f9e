import { screen, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shortcuts } from '@/lib/browser/shortcuts'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'

beforeAll(() => import('@/app/_shell/keys/listen'))
beforeEach(() => shortcuts.choose('on'))

const QUESTIONS = ['Kapan meeting dimulai?', 'Di mana sertifikat saya?', 'Siapa coach-nya?']
const faqs = QUESTIONS.map((question, at) => ({
  ...{ id: String(at), categoryId: '1', question, answer: '<p>Nanti.</p>' },
}))
const categories = [
  { id: '1', name: 'Umum', faqs },
  { id: '2', name: 'Tes', faqs: [] },
]
const button = (name: string) => screen.getByRole('button', { name })

it('arrows go from the search box through the rows of a list, and back', async () => {
  const { user } = await renderScreen('faq', {
    api: [mockApi(api.category.list, categories)],
  })
  const search = await screen.findByRole('searchbox')
  await user.keyboard('/{ArrowDown}')
  expect(button('Kapan meeting dimulai?')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(button('Siapa coach-nya?')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(button('Siapa coach-nya?')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(search).toHaveFocus()
})

it('in a table they stay with the same action of each row', async () => {
  const { user } = await renderScreen('admin/category', {
    as: 'admin',
    api: [
      mockApi(api.category.list, categories),
      mockApi(api.category.infographic, []),
      mockApi(api.faq.list, []),
    ],
  })
  const removal = (name: string) =>
    screen.findByRole('button', { name: `Hapus kategori: ${name}` })
  const last = await removal('Umum')
  last.focus()
  await user.keyboard('{ArrowDown}')
  expect(await removal('Tes')).toHaveFocus()
  await user.keyboard('?')
  const window = await screen.findByRole('dialog', { name: 'Pintasan keyboard' })
  expect(within(window).getByText('↑ atau ↓')).toBeVisible()
})

it('with the keys turned off they are the arrows of the browser', async () => {
  await shortcuts.choose('off')
  const { user } = await renderScreen('faq', {
    api: [mockApi(api.category.list, categories)],
  })
  const search = await screen.findByRole('searchbox')
  await user.click(search)
  await user.keyboard('{ArrowDown}')
  expect(search).toHaveFocus()
})
