import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const BALAI = {
  ...{ name: 'Balai Uji', address: 'Jl. Rimba 1', email: 'balai@contoh.go.id' },
  ...{ whatsapp: '081234567890', logo: null, signer: '', version: 'v1' },
}
const open = (...mocks: Mock[]) =>
  renderScreen('admin/kantor', {
    ...{ as: 'superadmin', api: [mockApi(api.office.get, BALAI), ...mocks] },
  })

test('what everybody reads of the office, and who signs, is saved', async () => {
  const { user, requestsTo, container } = await open(mockApi(api.office.update, null))
  const signer = await screen.findByLabelText(/^Penanda tangan pesan/)
  expect(screen.getByRole('link', { name: 'Kantor' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.type(signer, 'Panitia Balai')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  const { version: _, ...body } = BALAI
  expect(requestsTo(api.office.update)[0]?.body).toEqual({
    ...{ ...body, signer: 'Panitia Balai' },
  })
})

test('a refusal stands at its field, and what was typed stays', async () => {
  const refused = problem(400, 'Periksa kembali isian yang ditandai.', {
    name: 'Nama kantor diperlukan',
  })
  const { user } = await open(mockApi(api.office.update, refused))
  const name = await screen.findByLabelText('Nama kantor')
  await user.type(name, ' Raya')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Nama kantor diperlukan/))
  expect(name).toHaveValue('Balai Uji Raya')
})
