import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const CATEGORY = { id: '3', name: 'Tata batas' }

const open = (more: Mock[] = []) =>
  renderScreen('admin/category/detail', {
    as: 'superadmin',
    params: { id: '3' },
    from: '#/admin/category',
    api: [
      mockApi(api.category.get, CATEGORY),
      mockApi(api.category.list, []),
      mockApi(api.category.update, CATEGORY),
      ...more,
    ],
  })

test('opens with the stored name', async () => {
  const { container } = await open()
  expect(await screen.findByLabelText('Nama kategori')).toHaveValue('Tata batas')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ubah Kategori')
  expect(await axe(container)).toHaveNoViolations()
})

test("PUT carries id and name; then 'Data berhasil diubah'", async () => {
  const { user, requestsTo } = await open()
  await user.type(await screen.findByLabelText('Nama kategori'), ' hutan')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  expect(requestsTo(api.category.update)[0]).toMatchObject({
    method: 'PUT',
    params: { id: '3' },
    body: { id: '3', name: 'Tata batas hutan' },
  })
  expect(location.hash).toBe('#/admin/category')
})

test('a category that cannot be loaded says so', async () => {
  await open([mockApi(api.category.get, problem(404, 'Data tidak ditemukan'))])
  expect(await screen.findByText('Kategori tidak dapat dimuat')).toBeVisible()
  expect(screen.getByText('Data tidak ditemukan')).toBeVisible()
})
