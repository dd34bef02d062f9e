import { act, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import type { SurveyQuestion } from '@/lib/entities/survey'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { mockApi } from '@/lib/testing/mock-api'

const QUESTIONS: SurveyQuestion[] = Array.from({ length: 9 }, (_, index) => ({
  id: `q${index + 1}`,
  no: index + 1,
  unsur: `Unsur ke-${index + 1}`,
  pertanyaan: `Bagaimana pendapat Anda tentang unsur ke-${index + 1}?`,
  pilihan: ['Tidak baik', 'Kurang baik', 'Baik', 'Sangat baik'],
}))

const open = () =>
  renderScreen('proses-coaching/survei-kepuasan', {
    params: { id: '14' },
    as: 'user',
    api: [
      ...shellMocks({
        survey: { eligible: true, questions: QUESTIONS },
        postTest: resultOf(),
      }),
      mockApi(api.survey.submit, null),
    ],
  })

const wide = window.matchMedia
const listeners = new Set<() => void>()
let isUpright = true
const turn = () => {
  isUpright = false
  for (const changed of listeners) changed()
}
beforeEach(() => {
  isUpright = true
  window.matchMedia = (query) => ({
    ...wide(query),
    matches: isUpright && query === '(max-width: 767.98px)',
    addEventListener: (_: string, changed: unknown) =>
      void listeners.add(changed as () => void),
  })
})
afterEach(() => {
  window.matchMedia = wide
})
const next = () => screen.getByRole('button', { name: 'Selanjutnya' })
const choose = (word: string) => screen.getByRole('radio', { name: word })

test('one question fills the screen, back at any time, the suggestion last', async () => {
  const { user, requestsTo, container } = await open()
  expect(await screen.findByRole('heading', { name: 'Pertanyaan 1 dari 9' })).toBeVisible()
  expect(screen.getAllByRole('group')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Sebelumnya' })).not.toBeInTheDocument()
  await user.click(choose('2 · Kurang baik'))
  await user.click(next())
  expect(screen.getByRole('heading', { name: 'Pertanyaan 2 dari 9' })).toHaveFocus()
  expect(screen.getByRole('group', { name: '2. Unsur ke-2' })).toBeVisible()
  expect(await axeCalmly(container)).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Sebelumnya' }))
  expect(choose('2 · Kurang baik')).toBeChecked()
  for (let page = 1; page <= 9; page++) {
    await user.click(choose('4 · Sangat baik'))
    await user.click(next())
  }
  expect(screen.getByRole('heading', { name: 'Saran' })).toHaveFocus()
  await user.type(screen.getByRole('textbox'), 'Lanjutkan')
  await user.click(screen.getByRole('button', { name: 'Kirim survei' }))
  await waitFor(() => expect(requestsTo(api.survey.submit)).toHaveLength(1))
  expect(requestsTo(api.survey.submit)).toMatchObject([
    { body: { saran: 'Lanjutkan', answers: QUESTIONS.map(() => ({ nilai: 4 })) } },
  ])
})

test('what was left out is named, and its name leads to its page', async () => {
  const { user, requestsTo } = await open()
  await screen.findByRole('heading', { name: 'Pertanyaan 1 dari 9' })
  for (let page = 1; page <= 9; page++) {
    if (page !== 3) await user.click(choose('3 · Baik'))
    await user.click(next())
  }
  await user.click(screen.getByRole('button', { name: 'Kirim survei' }))
  await user.click(
    await screen.findByRole('button', {
      name: '3. Unsur ke-3: Pilih penilaian 1 sampai 4',
    }),
  )
  expect(screen.getByRole('heading', { name: 'Pertanyaan 3 dari 9' })).toBeVisible()
  await waitFor(() => expect(choose('1 · Tidak baik')).toHaveFocus())
  expect(requestsTo(api.survey.submit)).toHaveLength(0)
})

test('nothing chosen is lost when the phone is turned and the layout with it', async () => {
  const { user } = await open()
  await screen.findByRole('heading', { name: 'Pertanyaan 1 dari 9' })
  await user.click(choose('3 · Baik'))
  await user.click(next())
  await user.click(choose('1 · Tidak baik'))
  act(turn)
  expect(screen.getAllByRole('group')).toHaveLength(9)
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
})
