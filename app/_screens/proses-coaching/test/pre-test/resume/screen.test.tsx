import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { headerOf, resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { questionsOf, summaryOf } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const result = resultOf({ benar: 1, totalSoal: 3, score: 33.3333 })

async function open({
  isWide = true,
  more = [],
}: {
  isWide?: boolean
  more?: Mock[]
} = {}) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: isWide }) as MediaQueryList,
    )
  return renderScreen('proses-coaching/test/pre-test/resume', {
    params: { id: '14' },
    as: 'user',
    api: [
      mockApi(api.coaching.header, headerOf()),
      mockApi(api.preTest.result, result),
      mockApi(api.preTest.summary, summaryOf()),
      mockApi(api.preTest.questions, questionsOf()),
      ...more,
    ],
  })
}

const optionItem = (letter: string) => {
  const item = screen
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.startsWith(`${letter}Pilihan`))
  if (!item) throw new Error(`no option ${letter}`)
  return item
}

test("header with finish time, duration and 'x / 100'; the panel counts 'x dari y jawaban benar'", async () => {
  const { container } = await open()
  expect(await screen.findByText('1 dari 3 jawaban benar')).toBeVisible()
  expect(screen.getByText('24/08/2026 08:12 WIB')).toBeVisible()
  expect(screen.getByText('12 menit 5 detik')).toBeVisible()
  expect(screen.getByText('33.33 / 100')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Resume Pre Test' })).toBeVisible()
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test.each([true, false])(
  'without an answer key the review counts no right answers (wide screen: %s)',
  async (isWide) => {
    const more = [
      mockApi(api.preTest.result, resultOf({ benar: 0, score: '-' })),
      mockApi(
        api.preTest.summary,
        summaryOf().map((item) => ({ ...item, rightAnswer: null })),
      ),
    ]
    await open({ isWide, more })
    expect(await screen.findByText('Jawaban belum dinilai')).toBeVisible()
    expect(screen.queryByText(/jawaban benar/)).not.toBeInTheDocument()
  },
)

test("the grid is 'green if right, red if wrong', says so in words and opens a question", async () => {
  const { user } = await open()
  const grid = within(await screen.findByRole('navigation', { name: 'Daftar soal' }))
  expect(
    grid.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Soal 1, benar, sedang dibuka', 'Soal 2, salah', 'Soal 3, tidak dijawab'])
  expect(grid.getByRole('button', { name: /benar/ })).toHaveClass('bg-tone-hijau')
  expect(grid.getByRole('button', { name: /salah/ })).toHaveClass('bg-tone-merah')
  await user.click(grid.getByRole('button', { name: 'Soal 3, tidak dijawab' }))
  expect(screen.getByRole('heading', { name: 'Soal 3' })).toHaveFocus()
})

test("'the right answer marked green with a check and a wrong chosen answer in red', the text joined by no", async () => {
  const { user } = await open()
  expect(await screen.findByText('Pertanyaan nomor 1?')).toBeVisible()
  expect(optionItem('B')).toHaveTextContent('Jawaban benarJawaban Anda')
  expect(screen.getByRole('button', { name: 'Soal Sebelumnya' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Soal Selanjutnya' }))
  expect(screen.getByText('Pertanyaan nomor 2?')).toBeVisible()
  expect(optionItem('B')).toHaveTextContent(/Jawaban benar$/)
  expect(optionItem('B')).toHaveClass('bg-tone-hijau')
  expect(optionItem('B').querySelector('.lucide-check')).toBeInTheDocument()
  expect(optionItem('D')).toHaveTextContent(/Jawaban Anda$/)
  expect(optionItem('D')).toHaveClass('bg-tone-merah')
  expect(optionItem('A')).not.toHaveTextContent('Jawaban')
  await user.click(screen.getByRole('button', { name: 'Soal Selanjutnya' }))
  expect(screen.getByRole('button', { name: 'Soal Selanjutnya' })).toBeDisabled()
})

test("'Kembali ke resume' opens the pre-test page", async () => {
  await open()
  expect(await screen.findByRole('link', { name: 'Kembali ke resume' })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/pre-test',
  )
  expect(await screen.findByText('1 dari 3 jawaban benar')).toBeVisible()
})

test("a small screen gets the compact 'Pre Test Summary'", async () => {
  const { user, container } = await open({ isWide: false })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Pre Test Summary' }),
  ).toBeVisible()
  const row = (name: string) => screen.getByRole('button', { name })
  expect(await screen.findByText('1 dari 3 jawaban benar')).toBeVisible()
  expect(row('Soal 1 Benar')).toHaveAttribute('aria-expanded', 'true')
  await user.click(row('Soal 3 Tidak dijawab'))
  expect(screen.getByText('Pertanyaan nomor 3?')).toBeVisible()
  expect(screen.queryByText('Pertanyaan nomor 1?')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Soal Sebelumnya' }))
  expect(row('Soal 2 Salah')).toHaveAttribute('aria-expanded', 'true')
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test('a test that was not taken leads to its page', async () => {
  await open({ more: shellMocks() })
  await waitFor(() => expect(location.hash).toBe('#/proses-coaching/14/pre-test'))
  expect(await screen.findByRole('button', { name: 'Mulai Pre Test' })).toBeVisible()
})

test('a review that fails can be loaded again', async () => {
  const { user, answerWith } = await open({
    more: [mockApi(api.preTest.summary, problem(503, 'Server sedang sibuk.'))],
  })
  expect(await screen.findByText('Hasil Pre Test tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.preTest.summary, summaryOf()))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Pertanyaan nomor 1?')).toBeVisible()
})

test('without an answer key nothing is called wrong', async () => {
  const noKey = summaryOf().map((item) => ({ ...item, rightAnswer: null }))
  await open({
    more: [
      mockApi(api.preTest.result, resultOf({ benar: 0, totalSoal: 3, score: '-' })),
      mockApi(api.preTest.summary, noKey),
    ],
  })
  expect(await screen.findByText('Kunci jawaban belum tersedia.')).toBeVisible()
  expect(screen.getByText('Tanpa kunci')).toBeVisible()
})
