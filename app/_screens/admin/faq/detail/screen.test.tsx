import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const CATEGORY = { id: '3', name: 'Tata batas' }
const OTHER = { id: '4', name: 'Perhutanan sosial' }
const FAQ = {
  id: '9',
  categoryId: '3',
  category: CATEGORY,
  question: '<p>Apa itu batas?</p>',
  answer: '<p>Garis tegas.</p>',
}

const open = (more: Mock[] = []) =>
  renderScreen('admin/faq/detail', {
    as: 'admin',
    params: { id: '9' },
    from: '#/admin/faq',
    api: [
      mockApi(
        api.category.list,
        [CATEGORY, OTHER].map((one) => ({ ...one, faqs: [] })),
      ),
      mockApi(api.faq.get, FAQ),
      mockApi(api.faq.list, [FAQ]),
      mockApi(api.faq.update, FAQ),
      ...more,
    ],
  })

const editor = (name: string) => screen.findByRole('textbox', { name })

test('opens with the stored category, question and answer', async () => {
  const { container } = await open()
  expect(await editor('Pertanyaan')).toHaveTextContent('Apa itu batas?')
  expect(await editor('Jawaban')).toHaveTextContent('Garis tegas.')
  expect(screen.getByRole('combobox', { name: 'Kategori' })).toHaveDisplayValue(
    'Tata batas',
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ubah FAQ')
  expect(await axe(container)).toHaveNoViolations()
})

test("'Simpan' of an entry in which nothing has changed says so and sends nothing", async () => {
  const { user, requestsTo } = await open()
  await editor('Jawaban')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Belum ada perubahan.')).toBeVisible()
  expect(requestsTo(api.faq.update)).toEqual([])
  expect(location.hash).toBe('#/admin/faq/9')
})

test("PUT carries id, category, question and answer; then 'Data berhasil diubah'", async () => {
  const { user, requestsTo } = await open()
  await editor('Jawaban')
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Kategori' }),
    await screen.findByRole('option', { name: 'Perhutanan sosial' }),
  )
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  expect(requestsTo(api.faq.update)[0]).toMatchObject({
    method: 'PUT',
    params: { id: '9' },
    body: {
      id: '9',
      categoryId: '4',
      question: '<p>Apa itu batas?</p>',
      answer: '<p>Garis tegas.</p>',
    },
  })
  expect(location.hash).toBe('#/admin/faq')
})

test('the stored category is shown even when the list of categories fails', async () => {
  await open([mockApi(api.category.list, problem(500, 'Gagal'))])
  await editor('Jawaban')
  expect(screen.getByRole('combobox', { name: 'Kategori' })).toHaveDisplayValue(
    'Tata batas',
  )
})

test('a FAQ that cannot be loaded says so', async () => {
  await open([mockApi(api.faq.get, problem(404, 'Data tidak ditemukan'))])
  expect(await screen.findByText('FAQ tidak dapat dimuat')).toBeVisible()
  expect(screen.getByText('Data tidak ditemukan')).toBeVisible()
})
