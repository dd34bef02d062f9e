import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Faq } from '@/lib/entities/content'
import { mockApi, problem } from '@/lib/testing/mock-api'

const CATEGORY = { id: '3', name: 'Tata batas' }
const faqOf = (id: string, question: string): Faq => ({
  ...{ id, categoryId: '3', category: CATEGORY },
  ...{ question: `<p>${question}</p>`, answer: '<p>Jawab</p>' },
})
const [KEPT, GONE] = [faqOf('1', 'Apa itu batas?'), faqOf('2', 'Siapa yang mengukur?')]

test('a row that another admin has deleted leaves the list, with a sentence', async () => {
  const { user, answerWith } = await renderScreen('admin/faq', {
    as: 'admin',
    api: [
      mockApi(api.faq.list, [KEPT, GONE]),
      mockApi(api.category.list, [{ ...CATEGORY, faqs: [] }]),
      mockApi(api.faq.get, problem(404, 'Data tidak ditemukan.')),
      mockApi(api.faq.remove, problem(404, 'Data tidak ditemukan.')),
    ],
  })
  const row = await screen.findByRole('row', { name: /Siapa yang mengukur/ })
  answerWith(mockApi(api.faq.list, [KEPT]))
  await user.click(within(row).getByRole('button', { name: /Hapus/ }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(
    await screen.findByText('Data ini sudah dihapus sebelumnya, mungkin oleh orang lain.'),
  ).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Siapa yang mengukur/ })).toBeNull(),
  )
  expect(screen.getByRole('row', { name: /Apa itu batas/ })).toBeVisible()
})
