import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { mockApi, problem } from '@/lib/testing/mock-api'

const open = (as: 'admin' | null = null) =>
  renderScreen('sertifikat', {
    as,
    api: [mockApi(api.certificateCheck.find, () => problem(404, 'Kode ini tidak ada.'))],
  })

test('a code as it is printed leads to its certificate', async () => {
  const { user } = await open()
  await user.type(
    await screen.findByRole('textbox', { name: 'Kode sertifikat' }),
    'k7m2-pq9x-wd4h',
  )
  await user.click(screen.getByRole('button', { name: 'Periksa' }))
  await waitFor(() => expect(location.hash).toBe('#/sertifikat/K7M2PQ9XWD4H'))
})

test('what can be no code is told before it is sent', async () => {
  const { user, requestsTo } = await open()
  await user.type(
    await screen.findByRole('textbox', { name: 'Kode sertifikat' }),
    'K7M2-PQ9X-WD4O',
  )
  await user.click(screen.getByRole('button', { name: 'Periksa' }))
  expect(
    (await screen.findAllByText(/Kode terdiri dari 12 huruf dan angka/)).length,
  ).toBeGreaterThan(0)
  expect(requestsTo(api.certificateCheck.find)).toEqual([])
})

test('an admin who scans a code is not sent to the admin area', async () => {
  await open('admin')
  expect(await screen.findByRole('heading', { name: 'Periksa Sertifikat' })).toBeVisible()
})
