import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { headerOf, resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { questionsOf } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

test("POST TEST: answers carry postTestSoalId, and 'Post Test anda telah berakhir.' leads back without history", async () => {
  const { user, requestsTo, answerWith } = await renderScreen(
    'proses-coaching/test/post-test',
    {
      params: { id: '14' },
      as: 'user',
      api: [
        mockApi(api.coaching.header, headerOf()),
        mockApi(api.postTest.start, {
          remainingTimeSeconds: 600,
          jawabanPostTest: [{ postTestSoalId: 'q2', jawabanUser: 'A' }],
        }),
        mockApi(api.postTest.questions, questionsOf()),
        mockApi(api.postTest.answer, null),
        mockApi(api.postTest.end, null),
      ],
    },
  )
  expect(await screen.findByRole('heading', { name: 'Soal 1' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'POST TEST' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Soal 2, dijawab' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'C Pilihan ketiga 1' }))
  await waitFor(() =>
    expect(requestsTo(api.postTest.answer)).toMatchObject([
      { body: { postTestSoalId: 'q1', jawabanUser: 'C' } },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Akhiri Test' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Post Test anda telah berakhir.',
  })
  expect(requestsTo(api.postTest.end)).toHaveLength(1)
  answerWith(...shellMocks({ postTest: resultOf() }))
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(location.hash).toBe('#/proses-coaching/14/post-test'))
  expect(await screen.findByText('70.00 / 100')).toBeVisible()
  await untilStill()
})
