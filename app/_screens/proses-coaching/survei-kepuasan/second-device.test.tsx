import { screen, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import type { SurveyCheck } from '@/lib/entities/survey'
import { freezeDate } from '@/lib/testing/freeze-date'
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

async function rate() {
  const view = await renderScreen('proses-coaching/survei-kepuasan', {
    params: { id: '14' },
    as: 'user',
    api: shell(OPEN),
  })
  const group = await screen.findByRole('group', { name: /Persyaratan$/ })
  await view.user.click(within(group).getByRole('radio', { name: '3 · Baik' }))
  await view.user.type(screen.getByRole('textbox', { name: /^Saran/ }), 'Lebih pagi.')
  return view
}

/** Rated, and sent twice where the first answer is lost. */
async function send(...answers: Mock[]) {
  const { user, answerWith } = await rate()
  for (const answer of answers) {
    answerWith(answer, ...(answer === DONE_BEFORE ? DONE : []))
    await user.click(screen.getByRole('button', { name: 'Kirim survei' }))
  }
  expect(await screen.findByText('Survei sudah diisi')).toBeVisible()
}

test('ratings that another device was faster with are told as not kept', async () => {
  await send(DONE_BEFORE)
  expect(screen.getByText(/dari halaman ini tidak disimpan/)).toBeVisible()
  // what was typed can be copied still
  expect(screen.getByText('Saran yang Anda tulis: “Lebih pagi.”')).toBeVisible()
  expect(screen.queryByText(/^Terima kasih/)).not.toBeInTheDocument()
})

test('after a lost answer the survey that is there may be the own one', async () => {
  await send(mockApi(api.survey.submit, offline), DONE_BEFORE)
  expect(screen.getByText(/^Terima kasih/)).toBeVisible()
})

test('so are ratings that were not sent yet, where the page finds out when it wakes up', async () => {
  freezeDate('2026-08-25T18:00:00+07:00')
  const { answerWith } = await rate()
  answerWith(...DONE)
  jest.setSystemTime(new Date('2026-08-25T19:00:00+07:00'))
  expect(await screen.findByText('Survei sudah diisi')).toBeVisible()
  expect(screen.getByText(/dari halaman ini tidak disimpan/)).toBeVisible()
  expect(screen.getByText('Saran yang Anda tulis: “Lebih pagi.”')).toBeVisible()
})

test('ratings that were just sent from here are not told as kept nowhere', async () => {
  const { user, answerWith } = await rate()
  answerWith(mockApi(api.survey.submit, null), ...DONE)
  await user.click(screen.getByRole('button', { name: 'Kirim survei' }))
  expect(await screen.findByText('Survei sudah diisi')).toBeVisible()
  expect(await screen.findByText(/^Terima kasih\. /)).toBeVisible()
  expect(screen.queryByText(/tidak disimpan/)).not.toBeInTheDocument()
})
