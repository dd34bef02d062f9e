import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

test.each<[string, Mock]>([
  ['a 404', mockApi(api.features.list, problem(404, 'Tidak ditemukan'))],
  ['a failure', mockApi(api.features.list, problem(500, 'Gangguan'))],
  ['no line', mockApi(api.features.list, offline)],
  ['an unknown name', mockApi(api.features.list, ['password-recovery-by-pigeon'])],
])('\'A 404, a failure or an unknown name counts as "cannot"\': %s', async (_, answer) => {
  const { requestsTo } = await renderScreen('login', { api: [answer] })
  await waitFor(() => expect(requestsTo(api.features.list)).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible()
  expect(screen.queryByText('Lupa password?')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})
