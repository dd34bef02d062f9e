import { act, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { headerOf, resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { preTestMocks } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import { clearSessionEnd, markSessionEnd } from '@/lib/feedback/session-end'
import { hashLocation } from '@/lib/router/hash-location'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

let attempts = 0

/** Every test has its own coaching, so that nothing chosen in one is left for the next. */
async function open(
  running: Parameters<typeof preTestMocks>[0] = {},
  more: Mock[] = [],
  id = `c${++attempts}`,
) {
  const view = await renderScreen('proses-coaching/test/pre-test', {
    params: { id },
    as: 'user',
    from: `#/proses-coaching/${id}/pre-test`,
    api: [...preTestMocks(running), ...more],
  })
  return { ...view, id }
}

const question = (no: number) => screen.findByRole('heading', { name: `Soal ${no}` })
const option = (text: string) => screen.getByRole('radio', { name: text })
const number = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Daftar soal' })).getByRole('button', {
    name,
  })
const previous = () => screen.getByRole('button', { name: 'Soal Sebelumnya' })
const next = () => screen.getByRole('button', { name: 'Soal Selanjutnya' })

afterEach(() => jest.useRealTimers())

test("one question at a time under PRE TEST, 'Answer options are A to D', with code and time left", async () => {
  const { container, requests } = await open()
  expect(await question(1)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'PRE TEST' })).toBeVisible()
  expect(screen.getByText('KHT-2026-014')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Pertanyaan nomor 1?' })).toBeVisible()
  expect(screen.queryByText('Pertanyaan nomor 2?')).not.toBeInTheDocument()
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(screen.getByRole('timer')).toHaveTextContent(/^Sisa (30:00|29:5\d)$/)
  const test = requests.filter(({ path }) => path.includes('/pre-test/'))
  expect(test.map(({ path }) => path.split('/').at(-1))).toEqual(['start', 'get-soal'])
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test("'Choosing an option saves the answer immediately and marks the question answered'; 'Belum dijawab' goes away", async () => {
  let confirm = () => {}
  const { user, requestsTo } = await open({}, [
    mockApi(
      api.preTest.answer,
      () => new Promise<null>((resolve) => (confirm = () => resolve(null))),
    ),
  ])
  await question(1)
  expect(screen.getByText('Belum dijawab')).toBeVisible()
  await user.click(option('B Pilihan kedua 1'))
  expect(option('B Pilihan kedua 1')).toBeChecked()
  expect(screen.getAllByText('Menyimpan…')).toHaveLength(2)
  expect(number('Soal 1, dijawab, sedang dibuka')).toBeVisible()
  expect(requestsTo(api.preTest.answer)).toMatchObject([
    { body: { preTestSoalId: 'q1', jawabanUser: 'B' } },
  ])
  act(() => confirm())
  expect(await screen.findAllByText(/^Tersimpan \d\d:\d\d$/)).toHaveLength(2)
  expect(screen.queryByText('Memuat…')).not.toBeInTheDocument()
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told).toContainEqual(expect.stringMatching(/^Tersimpan/))
})

test("'Next, previous and jump clamp to the question range': the ends are disabled", async () => {
  const { user } = await open()
  await question(1)
  expect(previous()).toBeDisabled()
  await user.click(next())
  expect(await question(2)).toHaveFocus()
  expect(previous()).toBeEnabled()
  await user.click(number('Soal 3, belum dijawab'))
  expect(await question(3)).toBeVisible()
  expect(next()).toBeDisabled()
  expect(number('Soal 3, belum dijawab, sedang dibuka')).toHaveAttribute('aria-current')
  await user.click(previous())
  expect(await question(2)).toBeVisible()
})

test("'Bookmark toggles': 'Tandai soal', in the numbers too, still there after coming back", async () => {
  const first = await open()
  await question(1)
  const mark = () => screen.getByRole('button', { name: /^Tandai soal/ })
  await first.user.click(mark())
  expect(mark()).toHaveAttribute('aria-pressed', 'true')
  expect(mark()).toHaveTextContent('Soal ditandai')
  expect(number('Soal 1, belum dijawab, ditandai, sedang dibuka')).toBeVisible()
  first.unmount()
  const second = await open({}, [], first.id)
  await question(1)
  await waitFor(() => expect(mark()).toHaveAttribute('aria-pressed', 'true'))
  await second.user.click(mark())
  expect(mark()).toHaveAttribute('aria-pressed', 'false')
})

test("'On mount, the test is started and the saved answers and remaining time are restored'", async () => {
  const saved = [{ preTestSoalId: 'q1', jawabanUser: 'C' as const }]
  await open({ saved, seconds: 125 })
  await question(1)
  expect(option('C Pilihan ketiga 1')).toBeChecked()
  expect(screen.getAllByText('Tersimpan')).toHaveLength(2)
  expect(screen.getByRole('timer')).toHaveTextContent(/^Sisa 02:0[45]$/)
})

test('without a line the choice stays, waits, survives a reload and goes out when the line is back', async () => {
  const first = await open({}, [mockApi(api.preTest.answer, offline)])
  await question(1)
  await first.user.click(option('D Pilihan keempat 1'))
  const line = await screen.findByText('Menunggu sinyal · 1 belum tersimpan')
  expect(line.childNodes).toHaveLength(1)
  expect(line.className).not.toContain('flex')
  expect(screen.getByText('Tidak ada sambungan')).toBeVisible()
  expect(number('Soal 1, dijawab, menunggu sinyal, sedang dibuka')).toBeVisible()
  first.unmount()
  const second = await open({}, [mockApi(api.preTest.answer, offline)], first.id)
  await question(1)
  expect(option('D Pilihan keempat 1')).toBeChecked()
  second.answerWith(mockApi(api.preTest.answer, null))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findAllByText(/^Tersimpan \d\d:\d\d$/)).toHaveLength(2)
  expect(screen.queryByText('Tidak ada sambungan')).not.toBeInTheDocument()
})

test("'Akhiri Test' asks with the counts; while questions are open 'Tidak' stands out, has the focus and goes on", async () => {
  const { user, requestsTo } = await open()
  await question(1)
  await user.click(option('A Pilihan pertama 1'))
  await user.click(screen.getByRole('button', { name: 'Tandai soal' }))
  await user.click(screen.getByRole('button', { name: 'Akhiri Test' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Anda yakin ingin mengakhiri Test?',
  })
  expect(dialog).toHaveTextContent('1 soal dijawab, 2 belum dijawab, 1 ditandai.')
  const no = within(dialog).getByRole('button', { name: 'Tidak' })
  const yes = within(dialog).getByRole('button', { name: 'Ya' })
  expect(no.className).toContain('bg-brand-fill')
  expect(yes.className).not.toContain('bg-brand-fill')
  expect(yes.compareDocumentPosition(no)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() => expect(no).toHaveFocus())
  await user.click(no)
  await untilStill()
  expect(requestsTo(api.preTest.end)).toHaveLength(0)
  expect(await question(1)).toBeVisible()
})

test('Back closes the open question first; leaving takes an open question along', async () => {
  const { user, answerWith } = await open()
  await question(1)
  await user.click(screen.getByRole('button', { name: 'Akhiri Test' }))
  const counts = '0 soal dijawab, 3 belum dijawab.'
  expect(await screen.findByRole('dialog')).toHaveTextContent(counts)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Akhiri Test' }))
  await screen.findByRole('dialog')
  answerWith(...shellMocks())
  act(() => hashLocation.back())
  expect(await screen.findByRole('button', { name: 'Mulai Pre Test' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await untilStill()
})

test("'Ya' ends it; 'Pre Test anda telah berakhir.' follows, and 'OK goes back one page'", async () => {
  const { user, requestsTo, answerWith, id } = await open()
  await question(1)
  await user.click(option('A Pilihan pertama 1'))
  await user.click(screen.getByRole('button', { name: 'Akhiri Test' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Pre Test anda telah berakhir.',
  })
  expect(requestsTo(api.preTest.end)).toHaveLength(1)
  answerWith(...shellMocks({ preTest: resultOf() }))
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(location.hash).toBe(`#/proses-coaching/${id}/pre-test`))
  expect(await screen.findByText('70.00 / 100')).toBeVisible()
  await untilStill()
})

test('a test that has ended goes to its summary', async () => {
  const { id } = await open({}, [
    mockApi(api.preTest.start, problem(409, 'Pre Test anda telah berakhir.')),
    ...shellMocks({ preTest: resultOf() }),
  ])
  await waitFor(() => expect(location.hash).toBe(`#/proses-coaching/${id}/pre-test`))
  expect(await screen.findByText('70.00 / 100')).toBeVisible()
})

test.each<[string, Mock[]]>([
  ['an empty list', [mockApi(api.preTest.questions, [])]],
  [
    'no test at all',
    [
      mockApi(api.preTest.start, problem(409, 'Pre Test belum tersedia.')),
      mockApi(api.coaching.header, headerOf({ preTestSoal: 0 })),
    ],
  ],
])("§8 'No test questions' is 'No questions available': %s", async (_, mocks) => {
  await open({}, mocks)
  expect(await screen.findByText('No questions available')).toBeVisible()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test('a start that fails can be tried again', async () => {
  const { user, answerWith } = await open({}, [mockApi(api.preTest.start, offline)])
  expect(await screen.findByText('Test tidak dapat dibuka')).toBeVisible()
  answerWith(...preTestMocks())
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await question(1)).toBeVisible()
})

test('keys choose, move and can be switched off', async () => {
  const { user } = await open()
  await question(1)
  await user.keyboard('b')
  expect(option('B Pilihan kedua 1')).toBeChecked()
  await user.keyboard('3')
  expect(option('C Pilihan ketiga 1')).toBeChecked()
  await user.keyboard('n')
  expect(await question(2)).toBeVisible()
  await user.keyboard('{ArrowLeft}')
  expect(await question(1)).toBeVisible()
  await user.keyboard('?')
  const list = await screen.findByRole('dialog', { name: 'Pintasan keyboard' })
  await user.click(within(list).getByRole('button', { name: 'OK' }))
  await untilStill()
  await user.click(screen.getByRole('checkbox', { name: 'Pintasan keyboard' }))
  await user.keyboard('d')
  expect(option('C Pilihan ketiga 1')).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Pintasan keyboard' }))
})

test('behind the window that tells of an ended session no key changes an answer', async () => {
  const { user } = await open()
  await question(1)
  await user.keyboard('b')
  const chosen = option('B Pilihan kedua 1')
  act(() => markSessionEnd('expired'))
  await screen.findByRole('alertdialog', { name: 'Sesi berakhir' })
  await user.keyboard('c')
  expect(chosen).toBeChecked()
  act(clearSessionEnd)
})
