import { act, screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { preTestMocks } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import type { AnswerOption, PreTestAnswer } from '@/lib/entities/test'
import { mockApi, offline } from '@/lib/testing/mock-api'

/** The server's word about the first question. */
const standing = (jawabanUser: AnswerOption): PreTestAnswer => ({
  preTestSoalId: 'q1',
  jawabanUser,
})

const open = (id: string) =>
  renderScreen('proses-coaching/test/pre-test', {
    params: { id },
    as: 'user',
    api: preTestMocks(),
  })

test('a choice that another device has replaced is shown as what stands, and told', async () => {
  const { user, answerWith } = await open('elsewhere')
  answerWith(mockApi(api.preTest.answer, standing('C')))
  await user.click(await screen.findByRole('radio', { name: 'A Pilihan pertama 1' }))
  expect(await screen.findByText('Jawaban diubah di perangkat lain')).toBeVisible()
  expect(
    screen.getByText(
      'Yang tersimpan sekarang Soal 1: C. Pilih lagi bila ingin mengubahnya.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('radio', { name: 'C Pilihan ketiga 1' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'A Pilihan pertama 1' })).not.toBeChecked()

  await user.click(screen.getByRole('button', { name: 'Mengerti' }))
  expect(screen.queryByText('Jawaban diubah di perangkat lain')).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'C Pilihan ketiga 1' })).toBeChecked()
})

test('choosing anew after that ends the word about the other device', async () => {
  const { user, answerWith } = await open('again')
  answerWith(mockApi(api.preTest.answer, standing('C')))
  await user.click(await screen.findByRole('radio', { name: 'A Pilihan pertama 1' }))
  await screen.findByText('Jawaban diubah di perangkat lain')
  answerWith(mockApi(api.preTest.answer, standing('A')))
  await user.click(screen.getByRole('radio', { name: 'A Pilihan pertama 1' }))
  expect(screen.queryByText('Jawaban diubah di perangkat lain')).not.toBeInTheDocument()
  expect(await screen.findAllByText(/^Tersimpan \d\d:\d\d$/)).not.toHaveLength(0)
})

test('what was changed elsewhere meanwhile is shown when the line or the tab is back', async () => {
  const { user, answerWith } = await open('back')
  await user.click(await screen.findByRole('radio', { name: 'A Pilihan pertama 1' }))
  await screen.findAllByText(/^Tersimpan \d\d:\d\d$/)
  answerWith(
    mockApi(api.preTest.start, {
      remainingTimeSeconds: 1700,
      jawabanPreTest: [standing('D')],
    }),
  )
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/Yang tersimpan sekarang Soal 1: D\./)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'D Pilihan keempat 1' })).toBeChecked()
})

test('once the time is surely over nobody is asked to choose again', async () => {
  jest.useFakeTimers({ now: new Date('2026-08-24T09:00:00+07:00') })
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const { user } = await renderScreen('proses-coaching/test/pre-test', {
    params: { id: 'over-elsewhere' },
    as: 'user',
    api: [
      ...preTestMocks({ seconds: 4 }),
      mockApi(api.preTest.answer, standing('C')),
      mockApi(api.preTest.end, offline),
    ],
  })
  await pass(0)
  await user.click(screen.getByRole('radio', { name: 'A Pilihan pertama 1' }))
  await pass(500)
  expect(screen.getByText(/Pilih lagi bila ingin mengubahnya/)).toBeVisible()
  await pass(10_000)
  expect(
    screen.getByRole('dialog', { name: 'Pre Test anda telah berakhir.' }),
  ).toBeInTheDocument()
  expect(screen.getByText('Yang tersimpan sekarang Soal 1: C.')).toBeInTheDocument()
})
