import { act, screen, waitFor } from '@testing-library/react'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { coachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'

/** As the browser shows a page again that it has kept as it was left. */
const bringBack = () =>
  act(
    () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  )

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

/** As Chrome wakes a page up that the phone has put to sleep. */
const wakeUp = () => act(() => void document.dispatchEvent(new Event('resume')))

afterEach(() => Reflect.deleteProperty(document, 'onresume'))

test.each([
  ['brings back', bringBack, false],
  ['wakes up', wakeUp, true],
])('a page that the browser %s asks anew for what it shows', async (_, come, isTold) => {
  if (isTold)
    Object.defineProperty(document, 'onresume', { value: null, configurable: true })
  const { answerWith, requestsTo } = await renderScreen('coaching', {
    api: [mockApi(api.coaching.upcoming, [coachingOf({ topic: 'Topik lama' })])],
  })
  expect(await screen.findByText('Topik lama')).toBeVisible()
  answerWith(mockApi(api.coaching.upcoming, [coachingOf({ topic: 'Topik baru' })]))
  // what hears it comes behind the first screen
  await waitFor(() => {
    come()
    expect(requestsTo(api.coaching.upcoming).length).toBeGreaterThan(1)
  })
  expect(await screen.findByText('Topik baru')).toBeVisible()
  expect(screen.queryByText('Topik lama')).not.toBeInTheDocument()
})

test('so does one whose phone has slept or got another time: which of both only the server knows', async () => {
  const { answerWith } = await renderScreen('coaching', {
    api: [mockApi(api.coaching.upcoming, [coachingOf({ topic: 'Topik lama' })])],
  })
  expect(await screen.findByText('Topik lama')).toBeVisible()
  answerWith(mockApi(api.coaching.upcoming, [coachingOf({ topic: 'Topik baru' })]))
  jest.setSystemTime(new Date('2026-08-24T10:30:00+07:00'))
  expect(await screen.findByText('Topik baru')).toBeVisible()
})

test('it asks nothing for an account that has logged out meanwhile', async () => {
  const { requestsTo } = await openOwnAccount()
  expect(await screen.findByLabelText('Nama Lengkap')).toBeVisible()
  const asked = requestsTo(api.auth.me).length
  localStorage.clear()
  bringBack()
  await waitFor(() => expect(location.hash).toBe('#/login'))
  expect(requestsTo(api.auth.me)).toHaveLength(asked)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
