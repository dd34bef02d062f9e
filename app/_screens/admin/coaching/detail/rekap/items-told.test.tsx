import { screen } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'

const SITI = { id: '1', name: 'Siti', namaInstansi: 'BPKH XI', score: 40 }
const FILES = { soal: 's.xlsx', jawaban: 'k.xlsx' }
test('of a server that does not tell the answers it is not said that nobody has finished', async () => {
  await openCoachingTab('rekap', [
    mockApi(api.adminCoaching.proposals, [
      {
        ...{ ...SITI, id: 'p1', userId: '1', questions: [] },
        ...{ status: 'APPROVED', reason: null },
      },
    ]),
    mockApi(api.adminCoaching.preTest, {
      ...{ ...FILES, users: [{ ...SITI, finishPreTest: true }] },
    }),
    mockApi(api.adminCoaching.postTest, {
      ...{ ...FILES, users: [{ ...SITI, finishPostTest: true }], items: [] },
    }),
    mockApi(api.adminCoaching.zoomMeeting, {
      ...{ meetingUrl: null, meetingBackground: null, meetingBackgroundFileName: null },
      users: [],
    }),
    mockApi(api.adminCoaching.certificates, []),
  ])
  expect(
    await screen.findByText('Belum ada peserta yang menyelesaikan Post Test.'),
  ).toBeVisible()
  expect(screen.queryByText(/Belum ada peserta yang menyelesaikan Pre Test/)).toBeNull()
})
