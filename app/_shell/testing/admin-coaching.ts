import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { coachingOf } from '@/lib/testing/factories'
import { type Mock, mockApi } from '@/lib/testing/mock-api'

/** The coaching of `coachingOf` as admins see it: published, its meeting tomorrow. */
export function adminCoachingOf(changes: Partial<AdminCoaching> = {}): AdminCoaching {
  return {
    ...coachingOf(),
    status: 'Proses Coaching',
    canCancel: true,
    canEdit: true,
    isDataComplete: true,
    PreTest: { soal: null, jawaban: null },
    ZoomMeeting: { meetingUrl: null, meetingBackground: null },
    ...changes,
  }
}

/** What the detail screen itself asks; its tabs ask for their own. */
const detailMocks = (coaching: AdminCoaching): Mock[] => [
  mockApi(api.adminCoaching.get, coaching),
  mockApi(api.category.list, [{ ...coaching.category, faqs: [] }]),
  mockApi(api.adminCoaching.adminOptions, [
    { id: '1', fullName: 'Budi Santoso', extra: '0812-3456-7890' },
  ]),
  mockApi(api.faq.list, []),
]

/** The detail of a published coaching with one of its tabs open. */
export async function openCoachingTab(
  tab: 'peserta' | 'pre-test' | 'post-test' | 'zoom-meeting' | 'sertifikat' | 'rekap',

  mocks: readonly Mock[],
  changes: Partial<AdminCoaching> = {},
) {
  const view = await renderScreen('admin/coaching/detail', {
    params: { id: '14' },
    query: { tab },
    as: 'admin',
    api: [...detailMocks(adminCoachingOf(changes)), ...mocks],
  })
  await screen.findByRole('tab', { selected: true })
  return view
}
