import { screen } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { Told } from '@/lib/entities/told'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'

const TONO = { id: '2', name: 'Tono', namaInstansi: 'BPKH XI' }
const NO_FILES = { soal: null, jawaban: null }
const TOLD: Told = {
  ...{ subject: 'Pengingat Survei Kepuasan', channel: 'email', state: 'sent' },
  at: '2026-08-25T02:05:00Z',
}

test('beside several steps it is said that the survey alone is reminded of', async () => {
  freezeDate('2026-08-26T09:00:00+07:00')
  await openCoachingTab('rekap', [
    mockApi(api.adminCoaching.proposals, [
      { ...TONO, id: 'p2', userId: '2', questions: [], status: 'APPROVED', reason: null },
    ]),
    mockApi(api.adminCoaching.preTest, { ...NO_FILES, users: [] }),
    mockApi(api.adminCoaching.postTest, { ...NO_FILES, users: [] }),
    mockApi(api.adminCoaching.zoomMeeting, {
      ...{ meetingUrl: null, meetingBackground: null, meetingBackgroundFileName: null },
      users: [],
    }),
    mockApi(api.adminCoaching.certificates, []),
    mockApi(api.features.list, ['manual-reminders']),
    mockApi(api.notification.notYet, {
      ...{ 'pre-test': [], 'zoom-meeting': [], 'post-test': [] },
      'survei-kepuasan': [{ id: '2', name: 'Tono', told: TOLD }],
    }),
  ])
  expect(
    await screen.findByRole('columnheader', { name: /^Diingatkan untuk survei/ }),
  ).toBeVisible()
  expect(
    screen.getByRole('button', { name: 'Ingatkan yang belum mengisi survei (1)' }),
  ).toBeVisible()
})
