import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const INSTITUTION = { id: '3', name: 'Balai Uji' }

const open = (more: Mock[] = []) =>
  renderScreen('admin/asal-instansi/add', {
    as: 'admin',
    from: '#/admin/asal-instansi',
    api: [
      mockApi(api.asalInstansi.list, [INSTITUTION]),
      mockApi(api.asalInstansi.create, INSTITUTION),
      ...more,
    ],
  })

const name = () => screen.getByLabelText('Nama instansi')
const save = () => screen.getByRole('button', { name: 'Simpan' })

test("sends the name; then the list with 'Data berhasil disimpan'", async () => {
  const { user, requestsTo, container } = await open()
  expect(await axe(container)).toHaveNoViolations()
  await user.type(name(), 'Balai  Uji ')
  await user.click(save())
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible()
  expect(requestsTo(api.asalInstansi.create)).toHaveLength(1)
  expect(await screen.findByRole('rowheader', { name: 'Balai Uji' })).toBeVisible()
})

test("an empty name is said at the field: 'Nama instansi diperlukan'", async () => {
  const { user, requestsTo } = await open()
  await user.click(save())
  await waitFor(() =>
    expect(name()).toHaveAccessibleDescription(
      expect.stringContaining('Nama instansi diperlukan'),
    ),
  )
  expect(requestsTo(api.asalInstansi.create)).toHaveLength(0)
})

test('a name that is taken is said at the field and kept', async () => {
  const taken = 'Nama instansi sudah digunakan'
  const { user } = await open([
    mockApi(api.asalInstansi.create, problem(409, taken, { name: taken })),
  ])
  await user.type(name(), 'Balai Uji')
  await user.click(save())
  await waitFor(() =>
    expect(name()).toHaveAccessibleDescription(expect.stringContaining(taken)),
  )
  expect(name()).toHaveValue('Balai Uji')
})
