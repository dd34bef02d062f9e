import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Access } from '@/lib/contract/endpoint'
import type { AuditEntry } from '@/lib/entities/audit'
import { EVERY_CALL, nameOf } from '@/lib/testing/every-call'
import { type Mock, mockApi } from '@/lib/testing/mock-api'
import { ACT_NAMES } from './act-names'

const COACHING = '0a1b2c3d-4e5f-4789-abcd-ef0123456789'
const entry = (id: string, change: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id, at: '2026-08-24T02:00:00.000Z', call: 'POST /proposal/approve', status: 200 },
  actor: { id: '5', role: 'admin', username: 'sri', fullName: 'Sri Wahyuni' },
  ...{ targets: { coachingId: COACHING }, requestId: 'abcd1234-5678', ...change },
})
const open = (query: Record<string, string>, ...mocks: Mock[]) =>
  renderScreen('admin/jejak', {
    ...{ as: 'superadmin', query },
    api: [
      mockApi(api.audit.list, {
        entries: [
          entry('1'),
          entry('2', { call: 'POST /kelak', status: 409, actor: null, targets: {} }),
        ],
        next: '2026-08-24T02:00:00.000Z_2',
        names: { [COACHING]: 'KHT-2026-014 Tata Batas' },
      }),
      mockApi(api.adminAccount.list, []),
      ...mocks,
    ],
  })

test('who did what on what and when, in words; what is not known by its name', async () => {
  const { container } = await open({})
  const first = within(await screen.findByRole('row', { name: /Pengajuan diterima/ }))
  expect(first.getByText('Sri Wahyuni')).toBeVisible()
  expect(first.getByText('24/08/2026 09:00 WIB')).toBeVisible()
  expect(
    first.getByRole('link', { name: 'Coaching: KHT-2026-014 Tata Batas' }),
  ).toHaveAttribute('href', `#/admin/jejak?benda=${COACHING}`)
  const other = within(screen.getByRole('row', { name: /POST \/kelak/ }))
  expect(other.getByText('Perintah di server')).toBeVisible()
  expect(other.getByText('Ditolak (409)')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Yang lebih lama' })).toHaveAttribute(
    'href',
    '#/admin/jejak?sesudah=2026-08-24T02%3A00%3A00.000Z_2',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('the address holds the filter; one that fits nothing is told from an empty trail', async () => {
  const act = 'POST /proposal/approve'
  const { requestsTo } = await open(
    { tindakan: act, dari: '2026-08-01', sampai: '2026-08-02' },
    mockApi(api.audit.list, { entries: [], next: null }),
  )
  expect(await screen.findByText('Tidak ada tindakan yang cocok')).toBeVisible()
  expect(Object.fromEntries(requestsTo(api.audit.list).at(-1)?.query ?? [])).toEqual({
    ...{ act, from: '2026-07-31T17:00:00.000Z', until: '2026-08-02T17:00:00.000Z' },
  })
})

test.each([
  [{ dari: '2026-08-02', sampai: '2026-08-01' }, /sebelum tanggal awal/],
  [{ benda: 'ไม้%' }, /ID pada saringan tidak lengkap/],
])('a filter %j that can fit nothing is said so and not asked for', async (query, said) => {
  const { requestsTo } = await open(query)
  expect(await screen.findByText(said)).toBeVisible()
  expect(requestsTo(api.audit.list)).toHaveLength(0)
})

const BY_ADMINS: readonly Access[] = ['admin', 'superadmin', 'signed-in']

test('every act of an admin that the contract knows has words', () => {
  const acts = EVERY_CALL.filter(
    ({ method, access }) => method !== 'GET' && BY_ADMINS.includes(access),
  )
  const nameless = [api.firstAccount.create, ...acts]
    .map(nameOf)
    .filter((name) => !(name in ACT_NAMES))
  expect(nameless).toEqual([])
})

test('an older page of which nothing is left does not say that there is nothing at all', async () => {
  await open(
    { sesudah: '2026-01-24T02:00:00.000Z_2' },
    mockApi(api.audit.list, { entries: [], next: null }),
  )
  expect(await screen.findByText('Tidak ada yang lebih lama')).toBeVisible()
  expect(screen.queryByText(/^Belum ada tindakan/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Ke yang terbaru' })).toBeVisible()
})
