import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyPart } from '@/lib/browser/lazy-part'

const lost = () =>
  Object.assign(new Error('Loading chunk 3 failed.'), {
    name: 'ChunkLoadError',
    request: '/x.js',
  })
const part = () => <p>Kalender</p>

function show(load: () => Promise<typeof part>) {
  const Part = lazyPart(load)
  render(
    <ErrorBoundary fallback={<p>Gagal</p>}>
      <input aria-label="Topik" defaultValue="Hutan" />
      <Suspense fallback={<p>Memuat</p>}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('asks again for a script that did not come, and leaves the rest of the screen alone', async () => {
  const load = jest.fn<Promise<typeof part>, []>().mockRejectedValueOnce(lost())
  load.mockRejectedValueOnce(lost()).mockResolvedValue(part)
  show(load)
  await pass(2999)
  expect(screen.getByText('Memuat')).toBeVisible()
  expect(screen.getByLabelText('Topik')).toHaveValue('Hutan')
  await pass(1)
  expect(screen.getByText('Kalender')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

it('asks at once when the network is back', async () => {
  const load = jest.fn<Promise<typeof part>, []>().mockRejectedValueOnce(lost())
  show(load.mockResolvedValue(part))
  await pass(0)
  await act(async () => window.dispatchEvent(new Event('online')))
  await pass(0)
  expect(screen.getByText('Kalender')).toBeVisible()
})

it('hands any other error on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  show(() => Promise.reject(new Error('broken')))
  await pass(0)
  expect(screen.getByText('Gagal')).toBeVisible()
})
