import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const CATEGORY = { id: '3', name: 'Tata batas' }

const open = (more: Mock[] = []) =>
  renderScreen('admin/category/add', {
    as: 'admin',
    from: '#/admin/category',
    api: [
      mockApi(api.category.list, [{ ...CATEGORY, faqs: [] }]),
      mockApi(api.category.create, CATEGORY),
      ...more,
    ],
  })

const name = () => screen.getByLabelText('Nama kategori')
const save = () => screen.getByRole('button', { name: 'Simpan' })

test('stands under DATA FAQ with the switcher', async () => {
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tambah Kategori')
  expect(screen.getByText('DATA FAQ')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kategori' })).toHaveAttribute(
    'href',
    '#/admin/category',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test.each(['', '   '])(
  'name required: %j shows an error and sends nothing',
  async (text) => {
    const { user, requestsTo } = await open()
    if (text) await user.type(name(), text)
    await user.click(save())
    await waitFor(() =>
      expect(name()).toHaveAccessibleDescription(
        expect.stringContaining('Nama kategori diperlukan'),
      ),
    )
    expect(requestsTo(api.category.create)).toHaveLength(0)
  },
)

test("sends the name; then the list with 'Data berhasil disimpan'", async () => {
  const { user, requestsTo } = await open()
  await user.type(name(), 'Tata batas')
  await user.click(save())
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible()
  expect(requestsTo(api.category.create)[0]?.body).toEqual({ name: 'Tata batas' })
  expect(await screen.findByRole('rowheader', { name: 'Tata batas' })).toBeVisible()
})

test('a name that is taken is said at the field and kept', async () => {
  const taken = 'Nama kategori sudah digunakan'
  const { user } = await open([
    mockApi(api.category.create, problem(409, taken, { name: taken })),
  ])
  await user.type(name(), 'Tata batas')
  await user.click(save())
  await waitFor(() =>
    expect(name()).toHaveAccessibleDescription(expect.stringContaining(taken)),
  )
  expect(name()).toHaveValue('Tata batas')
  expect(location.hash).toBe('#/admin/category/add')
})

test('what was typed survives a lost connection', async () => {
  const { user } = await open([mockApi(api.category.create, offline)])
  await user.type(name(), 'Tata batas')
  await user.click(save())
  expect((await screen.findAllByRole('alert'))[0]).toBeVisible()
  expect(name()).toHaveValue('Tata batas')
})
