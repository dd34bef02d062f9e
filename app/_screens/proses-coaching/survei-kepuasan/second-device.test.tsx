import { screen, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import type { SurveyCheck } from '@/lib/entities/survey'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const OPEN: Partial<SurveyCheck> = {
  eligible: true,
  questions: [
    {
      ...{ id: 'q1', no: 1, unsur: 'Persyaratan', pertanyaan: 'Bagaimana persyaratannya?' },
      pilihan: ['Tidak baik', 'Kurang baik', 'Baik', 'Sangat baik'],
    },
  ],
}
const shell = (survey: Partial<SurveyCheck>) => shellMocks({ survey, postTest: resultOf() })
const DONE = shell({ ...OPEN, done: true })
const DONE_BEFORE = mockApi(api.survey.submit, problem(409, 'Survei sudah diisi.'))

/** Rated, and sent twice where the first answer is lost. */
async function send(...answers: Mock[]) {
  const view = await renderScreen('proses-coaching/survei-kepuasan', {
    params: { id: '14' },
    as: 'user',
    api: shell(OPEN),
  })
  const { user, answerWith } = view
  const group = await screen.findByRole('group', { name: /Persyaratan$/ })
  await user.click(within(group).getByRole('radio', { name: '3 · Baik' }))
  for (const answer of answers) {
    answerWith(answer, ...(answer === DONE_BEFORE ? DONE : []))
    await user.click(screen.getByRole('button', { name: 'Kirim survei' }))
  }
  expect(await screen.findByText('Survei sudah diisi')).toBeVisible()
}

test('ratings that another device was faster with are told as not kept', async () => {
  await send(DONE_BEFORE)
  expect(screen.getByText(/dari halaman ini tidak disimpan/)).toBeVisible()
  expect(screen.queryByText(/^Terima kasih/)).not.toBeInTheDocument()
})

test('after a lost answer the survey that is there may be the own one', async () => {
  await send(mockApi(api.survey.submit, offline), DONE_BEFORE)
  expect(screen.getByText(/^Terima kasih/)).toBeVisible()
})
