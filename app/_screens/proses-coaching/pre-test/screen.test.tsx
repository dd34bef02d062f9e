import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { preTestMocks } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, offline } from '@/lib/testing/mock-api'

async function open(data: Parameters<typeof shellMocks>[0] = {}) {
  freezeDate('2026-08-24T08:00:00+07:00')
  return renderScreen('proses-coaching/pre-test', {
    params: { id: '14' },
    as: 'user',
    api: shellMocks(data),
  })
}

test("§9 'Question counts and durations come from the coaching data (… preTestSoal, preTestDurationMinutes)'", async () => {
  const { container, user, answerWith } = await open({
    header: { preTestSoal: 20, preTestDurationMinutes: 45 },
  })
  expect(await screen.findByRole('heading', { name: 'Petunjuk' })).toBeVisible()
  expect(screen.getByText('20 soal, pilihan A sampai D')).toBeVisible()
  expect(screen.getByText('45 menit')).toBeVisible()
  expect(screen.getByText('Satu kali')).toBeVisible()
  expect(await axeCalmly(container)).toHaveNoViolations()
  answerWith(...preTestMocks())
  await user.click(screen.getByRole('button', { name: 'Mulai Pre Test' }))
  expect(await screen.findByRole('heading', { name: 'Soal 1' })).toBeVisible()
  expect(location.hash).toBe('#/proses-coaching/14/test/pre-test')
})

test('a test that is running is gone on with, and says until when', async () => {
  await open({
    runningTests: [{ kind: 'pre-test', deadline: '2026-08-24T08:20:00+07:00' }],
  })
  expect(await screen.findByRole('button', { name: 'Lanjutkan Pre Test' })).toBeVisible()
  expect(screen.getByText('Pre Test sedang berjalan')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Pre Test/ })).toHaveTextContent(
    'Terbuka: Pre Test sedang dikerjakan sampai pukul 08:20 WIB.',
  )
  // what was begun keeps its questions and its end, whatever was changed since
  expect(screen.queryByText('Jumlah soal')).toBeNull()
  expect(screen.queryByText('Durasi')).toBeNull()
})

test('nor are they told in the minute in which its last answers are taken', async () => {
  await open({
    runningTests: [{ kind: 'pre-test', deadline: '2026-08-24T07:59:30+07:00' }],
  })
  expect(await screen.findByRole('heading', { name: 'Petunjuk' })).toBeVisible()
  expect(screen.queryByText('Jumlah soal')).toBeNull()
})

test("'Pre-test start is enabled only when a pre-test exists', and says why not", async () => {
  const { user } = await open({ header: { preTestSoal: 0 } })
  const start = await screen.findByRole('button', { name: 'Mulai Pre Test' })
  expect(start).toHaveAttribute('aria-disabled', 'true')
  expect(start).toHaveAccessibleDescription('Pre Test belum tersedia.')
  expect(screen.getByText('Jumlah soal').nextSibling).toHaveTextContent(/^Belum tersedia$/)
  await user.click(start)
  expect(location.hash).toBe('#/proses-coaching/14/pre-test')
})

test("'One attempt only. Once a result exists, a summary replaces the instructions'", async () => {
  const { container } = await open({ preTest: resultOf({ score: 70 }) })
  expect(await screen.findByRole('heading', { name: 'Hasil Pre Test' })).toBeVisible()
  expect(screen.getByText('70.00 / 100')).toBeVisible()
  expect(screen.getByText('7 dari 10 soal')).toBeVisible()
  expect(screen.getByText('12 menit 5 detik')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mulai Pre Test' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lihat resume' })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/test/pre-test/resume',
  )
  const next = screen.getByRole('link', { name: 'Lanjut: Zoom Meeting' })
  expect(next).toHaveAttribute('href', '#/proses-coaching/14/zoom-meeting')
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test.each([
  [60, true],
  [59.99, false],
  [0, false],
])('a score of %d is shown in the colour of success: %s', async (score, isGreen) => {
  await open({ preTest: resultOf({ score }) })
  const shown = await screen.findByText(`${score.toFixed(2)} / 100`)
  expect(shown.className.includes('text-brand')).toBe(isGreen)
})

test('without an answer key nothing is called wrong: score and right answers are explained', async () => {
  await open({ preTest: resultOf({ score: '-', benar: 0 }) })
  expect(
    await screen.findByText('Kunci jawaban untuk soal yang Anda kerjakan belum tersedia.'),
  ).toBeVisible()
  expect(screen.getByText('Belum dinilai')).toBeVisible()
  expect(screen.queryByText(/0 dari 10/)).not.toBeInTheDocument()
})

test('what could not be loaded can be loaded again', async () => {
  freezeDate('2026-08-24T08:00:00+07:00')
  const { user, answerWith } = await renderScreen('proses-coaching/pre-test', {
    params: { id: '14' },
    as: 'user',
    api: [...shellMocks({ preTest: resultOf() }), mockApi(api.preTest.result, offline)],
  })
  expect(await screen.findByText('Data Pre Test tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.preTest.result, resultOf()))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Hasil Pre Test' })).toBeVisible()
})
