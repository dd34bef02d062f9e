import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { mockApi, offline } from '@/lib/testing/mock-api'

test('a page of which it is not known whether the server has it says so under its own heading', async () => {
  await renderScreen('admin/register-sertifikat', {
    as: 'superadmin',
    api: [mockApi(api.features.list, offline)],
  })
  expect(await screen.findByText('Halaman ini belum dapat dimuat')).toBeVisible()
  expect(
    screen.getByRole('heading', { level: 1, name: 'REGISTER SERTIFIKAT' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})
