import { act, screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { preTestMocks } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import { clearSessionEnd } from '@/lib/feedback/session-end'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'

test.each([
  ['no line', offline, 'Tidak ada sambungan', 'sinyal', 'begitu sinyal kembali'],
  [
    'a failing server',
    problem(503, 'Sibuk'),
    'Server sedang terganggu',
    'server',
    'begitu server pulih',
  ],
] as const)(
  '%s is told below the question, and nothing is pushed down by it',
  async (why, reply, title, what, until) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(reply !== offline)
    const { user } = await renderScreen('proses-coaching/test/pre-test', {
      params: { id: why },
      as: 'user',
      api: [...preTestMocks(), mockApi(api.preTest.answer, reply)],
    })
    await user.click(await screen.findByRole('radio', { name: 'A Pilihan pertama 1' }))
    const told = await screen.findByText(title)
    const steps = screen.getByRole('button', { name: 'Soal Selanjutnya' })
    expect(steps.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(`Menunggu ${what} · 1 belum tersimpan`)).toBeVisible()
    const answered = `Soal 1, dijawab, menunggu ${what}, sedang dibuka`
    expect(screen.getAllByRole('button', { name: answered })).not.toHaveLength(0)
    expect(screen.getByText(new RegExp(`dikirim ${until}`))).toBeVisible()
    expect(screen.queryByText('Anda sedang offline.')).not.toBeInTheDocument()
  },
)

test('behind the window that asks for a login it is not told that the test goes on', async () => {
  const { user, answerWith } = await renderScreen('proses-coaching/test/pre-test', {
    params: { id: 'ended' },
    as: 'user',
    api: preTestMocks(),
  })
  const option = await screen.findByRole('radio', { name: 'A Pilihan pertama 1' })
  const ended = problem(401, 'Token tidak berlaku.')
  answerWith(mockApi(api.preTest.answer, ended), mockApi(api.auth.renew, ended))
  await user.click(option)
  expect(
    await screen.findByText(
      /^Waktu test tetap berjalan\. Jawaban .* dikirim begitu Anda login kembali\.$/,
    ),
  ).toBeInTheDocument()
  expect(await screen.findByRole('alertdialog', { name: 'Sesi berakhir' })).toBeVisible()
  act(clearSessionEnd)
})

test('when the time is surely over it does not say that the test goes on', async () => {
  jest.useFakeTimers({ now: new Date('2026-08-24T09:00:00+07:00') })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const { user } = await renderScreen('proses-coaching/test/pre-test', {
    params: { id: 'over' },
    as: 'user',
    api: [
      ...preTestMocks({ seconds: 4 }),
      mockApi(api.preTest.answer, offline),
      mockApi(api.preTest.end, offline),
    ],
  })
  await pass(0)
  await user.click(screen.getByRole('radio', { name: 'A Pilihan pertama 1' }))
  await pass(500)
  expect(screen.getByText(/^Test tetap dapat dikerjakan\. /)).toBeVisible()
  await pass(10_000)
  expect(
    screen.getByRole('dialog', { name: 'Pre Test anda telah berakhir.' }),
  ).toBeInTheDocument()
  expect(screen.queryByText(/Test tetap dapat dikerjakan/)).not.toBeInTheDocument()
  expect(
    screen.getByText(
      /^Waktu test sudah habis\. Jawaban .* dikirim begitu sinyal kembali; jawaban yang terlambat tidak diterima\.$/,
    ),
  ).toBeInTheDocument()
  jest.useRealTimers()
})
