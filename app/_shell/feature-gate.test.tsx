import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { mockApi, offline } from '@/lib/testing/mock-api'

test('a page of which it is not known whether the server has it says so in its heading', async () => {
  await renderScreen('admin/register-sertifikat', {
    as: 'superadmin',
    api: [mockApi(api.features.list, offline)],
  })
  const title = { level: 1, name: 'Halaman ini belum dapat dimuat' }
  expect(await screen.findByRole('heading', title)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})
