import { screen, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { CoachingMessages } from '@/lib/entities/reminder'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const TOLD: CoachingMessages = {
  messages: [
    {
      ...{ id: 'm1', name: 'Siti Rahma', subject: 'Perubahan Jadwal', channel: 'email' },
      ...{ state: 'failed', at: '2026-08-20T09:00:00+07:00', reason: 'no such mailbox' },
    },
    {
      ...{ id: 'm2', name: 'Siti Rahma', subject: 'Sertifikat', channel: 'whatsapp' },
      ...{ state: 'sent', at: '2026-08-20T10:00:00+07:00', reason: null },
      ...{ deliveredAt: '2026-08-20T10:01:00+07:00', readAt: '2026-08-20T10:20:00+07:00' },
    },
  ],
  leftOut: [
    {
      ...{ id: 'r1', name: 'Suharto', kind: 'hour-before', outcome: 'too-many' },
      at: '2026-08-21T09:00:00+07:00',
    },
  ],
}

const openTab = (...mocks: Mock[]) =>
  openCoachingTab('pesan', [
    mockApi(api.features.list, ['reminders']),
    mockApi(api.reminder.list, []),
    mockApi(api.reminder.messages, TOLD),
    ...mocks,
  ])

test('where no message is kept it is not told that none was ever written', async () => {
  await openTab(mockApi(api.reminder.messages, { messages: [], leftOut: [] }))
  expect(await screen.findByText('Tidak ada pesan yang tersimpan')).toBeVisible()
  expect(screen.getByText(/tampil di sini selama disimpan\./)).toBeVisible()
})

test.each([
  ['one more than are told', 1001, 1],
  ['as many, none of which is missing', 1000, 0],
])('says that older messages are missing: %s', async (_, count, sentences) => {
  const messages = Array.from({ length: count }, (__, index) => ({
    ...{ ...TOLD.messages[0], id: `m${index}` },
  })) as CoachingMessages['messages']
  await openTab(mockApi(api.reminder.messages, { messages, leftOut: [] }))
  await screen.findByRole('table', { name: 'Pesan coaching ini' })
  expect(screen.queryAllByText(/pesan yang lebih lama tidak ditampilkan/)).toHaveLength(
    sentences,
  )
})

test('tells what went to whom, what failed and who was left out, and why', async () => {
  await openTab()
  const table = within(await screen.findByRole('table', { name: 'Pesan coaching ini' }))
  expect(
    table.getByRole('row', {
      name: /Siti Rahma.*Perubahan Jadwal.*Email.*Gagal: no such mailbox/,
    }),
  ).toBeVisible()
  expect(
    table.getByRole('row', {
      name: /Sertifikat.*WhatsApp.*Dibaca pada 20\/08\/2026 10:20/,
    }),
  ).toBeVisible()
  expect(
    table.getByRole('row', { name: /Suharto.*Menjelang meeting.*sudah empat pesan/ }),
  ).toBeVisible()
})

test('what could not be asked is not told as none', async () => {
  await openTab(mockApi(api.reminder.messages, problem(500, 'Gangguan')))
  expect(await screen.findByText('Pesan tidak dapat dimuat')).toBeVisible()
  expect(screen.queryByText('Tidak ada pesan yang tersimpan')).toBeNull()
})

test.each([
  ['withdrawn', /Dibatalkan: pesan dimatikan atau dihentikan, jadwal/],
  ['done', /Tidak dikirim: sudah dikerjakan, atau tidak dapat dikerjakan saat itu/],
] as const)(
  'of one that was %s every reason that there may be is named',
  async (outcome, told) => {
    const leftOut = TOLD.leftOut.map((row) => ({ ...row, outcome }))
    await openTab(mockApi(api.reminder.messages, { ...TOLD, leftOut }))
    expect(await screen.findByRole('row', { name: told })).toBeVisible()
  },
)
