import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const INSTITUTION = { id: '3', name: 'Balai Uji' }

const open = (more: Mock[] = []) =>
  renderScreen('admin/asal-instansi/detail', {
    as: 'superadmin',
    params: { id: '3' },
    from: '#/admin/asal-instansi',
    api: [
      mockApi(api.asalInstansi.get, INSTITUTION),
      mockApi(api.asalInstansi.list, []),
      mockApi(api.asalInstansi.update, INSTITUTION),
      ...more,
    ],
  })

test("PUT carries id and name; then 'Data berhasil diubah'", async () => {
  const { user, requestsTo } = await open()
  await user.type(await screen.findByLabelText('Nama instansi'), ' Bogor')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  expect(requestsTo(api.asalInstansi.update)[0]).toMatchObject({
    params: { id: '3' },
    body: { id: '3', name: 'Balai Uji Bogor' },
  })
  expect(location.hash).toBe('#/admin/asal-instansi')
})

test('an institution that cannot be loaded says so', async () => {
  await open([mockApi(api.asalInstansi.get, problem(404, 'Data tidak ditemukan.'))])
  expect(await screen.findByText('Instansi tidak dapat dimuat')).toBeVisible()
})
