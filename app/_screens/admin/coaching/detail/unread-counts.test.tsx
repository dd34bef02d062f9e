import { screen } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, offline } from '@/lib/testing/mock-api'

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

const never = () => new Promise<never>(() => {})

const CALLS = [
  api.adminCoaching.proposals,
  api.adminCoaching.preTest,
  api.adminCoaching.postTest,
  api.adminCoaching.zoomMeeting,
  api.adminCoaching.certificates,
]
const answerAll = (answer: () => never | Promise<never>) =>
  CALLS.map((endpoint) => mockApi(endpoint as typeof api.adminCoaching.proposals, answer))

describe.each(['peserta', 'pre-test', 'post-test', 'zoom-meeting', 'sertifikat'] as const)(
  '%s',
  (tab) => {
    test('counts nobody while its list is not read yet', async () => {
      await openCoachingTab(tab, answerAll(never))
      expect(await screen.findByRole('table')).toBeVisible()
      expect(screen.queryByText(/\d+ dari \d+/)).not.toBeInTheDocument()
    })

    test('counts nobody where its list could not be read', async () => {
      await openCoachingTab(tab, answerAll(offline))
      expect(await screen.findByText('Data tidak dapat dimuat')).toBeVisible()
      expect(screen.queryByText(/\d+ dari \d+/)).not.toBeInTheDocument()
    })
  },
)

test('a test whose files could not be asked for does not say that they are on their way', async () => {
  await openCoachingTab('pre-test', answerAll(offline))
  expect(await screen.findAllByText('Belum diketahui')).toHaveLength(2)
})
