import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { href } from '@/lib/router/href'
import { adminCoachingOf } from '@/lib/testing/factories'
import { type Mock, mockApi } from '@/lib/testing/mock-api'

/** What the detail screen itself asks; its tabs ask for their own. */
const detailMocks = (coaching: AdminCoaching): Mock[] => [
  mockApi(api.adminCoaching.get, coaching),
  mockApi(api.category.list, [{ ...coaching.category, faqs: [] }]),
  mockApi(api.adminCoaching.adminOptions, [
    { id: '1', fullName: 'Budi Santoso', extra: '0812-3456-7890' },
  ]),
  mockApi(api.faq.list, []),
]

/** The form of coaching 14, opened from the list, as who asks for its acts finds it. */
export const openCoachingDetail = (
  changes: Partial<AdminCoaching> = {},
  mocks: readonly Mock[] = [],
  query: Record<string, string> = {},
) =>
  renderScreen('admin/coaching/detail', {
    as: 'admin',
    params: { id: '14' },
    from: href('admin/coaching'),
    query,
    api: [
      ...detailMocks(adminCoachingOf(changes)),
      mockApi(api.adminCoaching.list, []),
      mockApi(api.adminCoaching.proposals, []),
      mockApi(api.adminCoaching.update, adminCoachingOf(changes)),
      mockApi(api.adminCoaching.publish, adminCoachingOf()),
      mockApi(api.adminCoaching.remove, null),
      mockApi(api.notification.updateCoaching, null),
      ...mocks,
    ],
  })

export const topicField = () => screen.findByRole('textbox', { name: 'Topik' })

/** The detail of a published coaching with one of its tabs open. */
export async function openCoachingTab(
  tab:
    | 'peserta'
    | 'pre-test'
    | 'post-test'
    | 'zoom-meeting'
    | 'sertifikat'
    | 'rekap'
    | 'pesan',
  mocks: readonly Mock[],
  changes: Partial<AdminCoaching> = {},
  query: Record<string, string> = {},
) {
  const view = await renderScreen('admin/coaching/detail', {
    params: { id: '14' },
    query: { tab, ...query },
    as: 'admin',
    api: [...detailMocks(adminCoachingOf(changes)), ...mocks],
  })
  await screen.findByRole('tab', { selected: true })
  return view
}
