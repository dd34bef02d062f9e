import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { headerOf, resultOf } from '@/app/_shell/testing/shell-mocks'
import { questionsOf, summaryOf } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'

test("the post-test's review: 'Post Test Summary', its calls, and the way to its page", async () => {
  await renderScreen('proses-coaching/test/post-test/resume', {
    params: { id: '14' },
    as: 'user',
    api: [
      mockApi(api.coaching.header, headerOf()),
      mockApi(api.postTest.result, resultOf({ benar: 1, totalSoal: 3, score: 86.666 })),
      mockApi(api.postTest.summary, summaryOf()),
      mockApi(api.postTest.questions, questionsOf()),
    ],
  })
  expect(await screen.findByText('86.67 / 100')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Post Test Summary' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kembali ke resume' })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/post-test',
  )
  expect(await screen.findByText('Pertanyaan nomor 1?')).toBeVisible()
})
