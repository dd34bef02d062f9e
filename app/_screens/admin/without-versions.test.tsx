import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Faq } from '@/lib/entities/content'
import { mockApi, offline } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

const CATEGORY = { id: '3', name: 'Tata batas' }
const FAQ: Faq = {
  ...{ id: '9', categoryId: '3', category: CATEGORY },
  ...{ question: '<p>Apa itu batas?</p>', answer: '<p>Garis.</p>' },
}

/** A FAQ of a server that takes whatever it is sent; here another category is chosen. */
async function open() {
  const view = await renderScreen('admin/faq/detail', {
    params: { id: '9' },
    as: 'admin',
    from: '#/admin/faq',
    api: [
      mockApi(api.faq.get, FAQ),
      mockApi(api.faq.update, ({ body }) => ({ ...FAQ, ...body })),
      mockApi(api.faq.list, []),
      mockApi(api.category.list, [
        { ...CATEGORY, faqs: [] },
        { id: '4', name: 'Perhutanan', faqs: [] },
        { id: '5', name: 'Mangrove', faqs: [] },
      ]),
    ],
  })
  await screen.findByRole('option', { name: 'Perhutanan' })
  await view.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Kategori' }),
    'Perhutanan',
  )
  const save = async () =>
    view.user.click(await screen.findByRole('button', { name: 'Simpan' }))
  const sent = () => view.requestsTo(api.faq.update).map(({ body }) => body)
  return { ...view, save, sent }
}

test('what another admin has changed meanwhile is not put back', async () => {
  const { save, sent, answerWith } = await open()
  answerWith(mockApi(api.faq.get, { ...FAQ, answer: '<p>Garis di peta.</p>' }))
  await save()
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  expect(sent()).toMatchObject([{ categoryId: '4', answer: '<p>Garis di peta.</p>' }])
})

test('what both have changed is asked about before anything is sent', async () => {
  const { save, sent, answerWith, user } = await open()
  answerWith(mockApi(api.faq.get, { ...FAQ, categoryId: '5' }))
  await save()
  const question = await stillDialog('Sudah berubah sejak dibuka')
  expect(sent()).toEqual([])
  await user.click(question.getByRole('radio', { name: /Isian Anda\s*Perhutanan/ }))
  await user.click(question.getByRole('button', { name: 'Simpan pilihan' }))
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  expect(sent()).toMatchObject([{ categoryId: '4' }])
})

test('where it cannot be asked nothing is sent, and what was typed stays', async () => {
  const { save, sent, answerWith } = await open()
  answerWith(mockApi(api.faq.get, offline))
  await save()
  expect(await screen.findByText(/^Server belum menjawab/)).toBeVisible()
  expect(sent()).toEqual([])
  expect(screen.getByRole('combobox', { name: 'Kategori' })).toHaveDisplayValue(
    'Perhutanan',
  )
})
