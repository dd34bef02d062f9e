import { screen, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { Proposal } from '@/lib/entities/proposal'
import type { Told } from '@/lib/entities/told'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'

const at = '2026-08-24T02:05:00Z'
const SENT: Told = { subject: 'Diterima', channel: 'email', state: 'sent', at }

beforeEach(() => freezeDate('2026-08-24T10:00:00+07:00'))

const open = async (told: Proposal['told'], status: Proposal['status'] = 'APPROVED') => {
  const row = {
    ...{ id: 'p1', userId: 'u1', name: 'Siti Rahma', namaInstansi: null },
    ...{ questions: ['Apa?'], reason: status === 'REJECTED' ? 'Kuota' : null },
  }
  await openCoachingTab('peserta', [
    mockApi(api.adminCoaching.proposals, [{ ...row, status, told }]),
  ])
  await screen.findByText('Siti Rahma')
  return within(screen.getByRole('row', { name: /Siti Rahma/ }))
}

test.each<[string, Told, string]>([
  ['sent', SENT, 'Email terkirim 24/08/2026 09:05'],
  [
    'on its way',
    { ...SENT, state: 'queued' },
    'Email menunggu pengiriman 24/08/2026 09:05',
  ],
  ['failed', { ...SENT, state: 'failed' }, 'Email gagal terkirim 24/08/2026 09:05'],
  [
    'unknown',
    { ...SENT, channel: 'whatsapp', state: 'unknown' },
    'WhatsApp belum pasti terkirim 24/08/2026 09:05',
  ],
  [
    'of a demo',
    { ...SENT, state: 'logged' },
    'Email tidak dikirim (mode demo) 24/08/2026 09:05',
  ],
])('a message that is %s is told as that', async (_, told, text) => {
  const row = await open([told])
  expect(row.getByText('Diterima')).toBeVisible()
  expect(row.getByText(text)).toBeVisible()
})

test('subject and state stand below each other on every screen, not glued into one line', async () => {
  const row = await open([SENT])
  for (const text of ['Diterima', 'Email terkirim 24/08/2026 09:05'])
    expect(row.getByText(text).tagName).toBe('P')
})

test('the newest message is in sight, the others on a press', async () => {
  const row = await open([{ ...SENT, subject: 'Perubahan Jadwal' }, SENT])
  expect(row.getByText('Perubahan Jadwal')).toBeVisible()
  expect(row.getByText('Diterima')).not.toBeVisible()
  expect(row.getByText('1 lagi')).toBeVisible()
})

test.each([
  ['forgotten', null, 'APPROVED', 'Tidak diketahui'],
  ['decided without a message', [], 'APPROVED', 'Tidak ada pesan'],
  ['not decided', [], 'PENDING', 'Belum'],
] as const)('%s: unknown is not none', async (_, told, status, text) => {
  expect((await open(told && [...told], status)).getByText(text)).toBeVisible()
})

test('a server that does not tell has no such column', async () => {
  await open(undefined)
  expect(screen.queryByRole('columnheader', { name: /Pemberitahuan/ })).toBeNull()
})
