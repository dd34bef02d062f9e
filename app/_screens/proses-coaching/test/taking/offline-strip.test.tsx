import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { preTestMocks } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import { mockApi, offline } from '@/lib/testing/mock-api'

test('without a line it is told below the question, and nothing is pushed down by it', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await renderScreen('proses-coaching/test/pre-test', {
    params: { id: 'offline' },
    as: 'user',
    api: [...preTestMocks(), mockApi(api.preTest.answer, offline)],
  })
  await user.click(await screen.findByRole('radio', { name: 'A Pilihan pertama 1' }))
  const told = await screen.findByText('Tidak ada sambungan')
  const steps = screen.getByRole('button', { name: 'Soal Selanjutnya' })
  expect(steps.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByText('Anda sedang offline.')).not.toBeInTheDocument()
})
