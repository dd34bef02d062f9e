import { act, screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { preTestMocks } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import { clearDevice } from '@/lib/testing/device'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const DELETED = 'Coaching ini sudah dihapus.'
const LATE = '1 jawaban tidak diterima: baru sampai di server setelah test berakhir.'

beforeEach(clearDevice)
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const firstOption = () => screen.findByRole('radio', { name: 'A Pilihan pertama 1' })

const open = (id: string, more: Mock[], seconds = 1800) =>
  renderScreen('proses-coaching/test/pre-test', {
    params: { id },
    as: 'user',
    api: [...preTestMocks({ seconds }), ...more],
  })

test('an answer that is still on its way when the time is over is not said to wait for a line', async () => {
  jest.useFakeTimers({ now: new Date('2026-08-24T09:00:00+07:00') })
  const never = () => new Promise<never>(() => undefined)
  const { user } = await open('slow', [mockApi(api.preTest.answer, never)], 3)
  await pass(0)
  await user.click(await firstOption())
  await pass(8000)
  const dialog = screen.getByRole('dialog', { name: 'Pre Test anda telah berakhir.' })
  expect(dialog).toHaveTextContent('1 jawaban sedang dikirim. Jangan tutup halaman ini.')
  expect(dialog).not.toHaveTextContent('menunggu')
})

test('answers that come too late are counted in the open window, and on the page of the result', async () => {
  jest.useFakeTimers({ now: new Date('2026-08-24T09:00:00+07:00') })
  const { user, answerWith, unmount } = await open(
    'late',
    [mockApi(api.preTest.answer, offline)],
    3,
  )
  await pass(0)
  await user.click(await firstOption())
  await pass(8000)
  const dialog = screen.getByRole('dialog', { name: 'Pre Test anda telah berakhir.' })
  expect(dialog).toHaveTextContent('1 jawaban masih menunggu sinyal')
  answerWith(mockApi(api.preTest.answer, problem(409, 'Pre Test anda telah berakhir.')))
  await pass(40_000)
  expect(dialog).toHaveTextContent(LATE)
  expect(dialog).not.toHaveTextContent('menunggu sinyal')
  unmount()
  jest.useRealTimers()
  await renderScreen('proses-coaching/pre-test', {
    params: { id: 'late' },
    as: 'user',
    api: shellMocks({ preTest: resultOf() }),
  })
  expect(await screen.findByText(LATE)).toBeVisible()
})

test('a page that a busy server does not open tells of them too, and opens once they are settled', async () => {
  jest.useFakeTimers({ now: new Date('2026-08-24T09:00:00+07:00') })
  const busy = problem(503, 'Server sedang sibuk.')
  const { user, answerWith } = await open('busy', [mockApi(api.preTest.answer, busy)], 3)
  await pass(0)
  await user.click(await firstOption())
  await pass(8000)
  answerWith(mockApi(api.coaching.header, busy))
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findByText('Coaching ini tidak dapat dibuka')).toBeVisible()
  expect(await screen.findByText('1 jawaban belum terkirim')).toBeVisible()
  answerWith(
    ...shellMocks({ preTest: resultOf() }),
    mockApi(api.preTest.answer, problem(409, 'Pre Test anda telah berakhir.')),
  )
  await pass(40_000)
  expect(await screen.findByText(LATE)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Hasil Pre Test' })).toBeVisible()
})

test('what an earlier visit lost is told on the page of the result', async () => {
  const { keepLost } = await import('@/lib/answers/lost-answers')
  const attempt = { userId: '7', coachingId: 'before', kind: 'pre-test' as const }
  keepLost(attempt, { count: 2, reason: null })
  await renderScreen('proses-coaching/pre-test', {
    params: { id: 'before' },
    as: 'user',
    api: shellMocks({ preTest: resultOf() }),
  })
  expect(await screen.findByText(/^2 jawaban tidak diterima/)).toBeVisible()
})

test.each([403, 404, 410])(
  'a test taken away meanwhile (%i) says why, and leads to the list of coachings',
  async (status) => {
    const { user } = await open(`gone-${status}`, [
      mockApi(api.preTest.answer, problem(status, DELETED)),
      mockApi(api.coaching.taken, []),
      mockApi(api.coaching.upcomingUser, []),
    ])
    await user.click(await firstOption())
    const dialog = await screen.findByRole('dialog', {
      name: 'Test tidak dapat dilanjutkan',
    })
    expect(dialog).toHaveTextContent(DELETED)
    expect(dialog).toHaveTextContent('1 jawaban tidak diterima.')
    expect(screen.queryByText(/berakhir/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('heading', { name: 'Daftar Coaching' })).toBeVisible()
    expect(location.hash).toBe('#/coaching/user')
  },
)

test.each([403, 404, 410])(
  'a start that is refused with %i says why, and leads to the list of coachings',
  async (status) => {
    await open(`never-${status}`, [mockApi(api.preTest.start, problem(status, DELETED))])
    expect(await screen.findByText(DELETED)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ke Daftar Coaching' })).toHaveAttribute(
      'href',
      '#/coaching/user',
    )
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument()
  },
)
