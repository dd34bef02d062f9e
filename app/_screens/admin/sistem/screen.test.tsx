import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const SYSTEM = {
  ...{ version: '1.0.0', database: { version: '17.4', bytes: 12_345_678 } },
  ...{ freeBytes: 5_200_000_000, lastBackupAt: '2026-08-24T18:00:00.000Z' },
  ways: ['email' as const],
}
const open = (system: object, ...mocks: Mock[]) =>
  renderScreen('admin/sistem', {
    as: 'superadmin',
    api: [mockApi(api.system.get, { ...SYSTEM, ...system }), ...mocks],
  })
const TEST = 'Kirim pesan uji coba lewat Email'

beforeEach(() => freezeDate('2026-08-25T04:00:00+07:00'))

test('version, database, disk, the backup and its age, and what sends', async () => {
  const { container } = await open({})
  expect(await screen.findByText('PostgreSQL 17.4, 12,3 MB')).toBeVisible()
  expect(screen.getByText('5,2 GB')).toBeVisible()
  expect(screen.getByText('25/08/2026 01:00 (3 jam yang lalu)')).toBeVisible()
  expect(
    screen.getByRole('button', { name: 'Kirim pesan uji coba lewat WhatsApp' }),
  ).toHaveAccessibleDescription('WhatsApp belum diatur pada server ini.')
  expect(await axe(container)).toHaveNoViolations()
})

test('what is not known is said so', async () => {
  await open({ freeBytes: null, lastBackupAt: null })
  expect(await screen.findByText('Tidak diketahui')).toBeVisible()
  expect(screen.getByText('Tidak tercatat')).toBeVisible()
})

test('a test message is told as queued, not as arrived; a refusal as a refusal', async () => {
  const { user, answerWith } = await open({}, mockApi(api.system.testMessage, null))
  await user.click(await screen.findByRole('button', { name: TEST }))
  expect(await screen.findByText(/masuk antrean/)).toBeVisible()
  answerWith(mockApi(api.system.testMessage, problem(409, 'Email belum diatur.')))
  await user.click(screen.getByRole('button', { name: TEST }))
  expect(await screen.findByText('Email belum diatur.')).toBeVisible()
})

test('a demo does not call itself ready to send, nor a message of its log queued', async () => {
  const { user } = await open(
    {},
    mockApi(api.features.list, ['office', 'email-in-log']),
    mockApi(api.system.testMessage, null),
  )
  expect(await screen.findByText(/^Mode demo: .* sampai .* SMTP_URL\.$/)).toBeVisible()
  expect(screen.queryByText(/Siap mengirim/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: TEST }))
  expect(await screen.findByText('Pesan uji coba ditulis di catatan server.')).toBeVisible()
})

test('a full disk, a program that waits for a start, and failed calls by their code', async () => {
  const at = '2026-08-24T20:00:00.000Z'
  const failed = (id: string, call: string) => ({
    ...{ id, at, call, status: 500, text: 'TypeError server/services/report.ts:12' },
  })
  const { user, container } = await open({
    ...{ freeBytes: 150_000_000, disk: 'full', commit: '1a2b3c4d' },
    waiting: { version: '1.1.0', commit: '5e6f7a8b' },
    errors: {
      ...{ since: '2026-08-24T01:00:00.000Z', isCut: false },
      entries: [
        failed('abcd1234-1111', 'GET /report'),
        failed('beef5678-2222', 'GET /faq'),
      ],
    },
  })
  expect(
    await screen.findByText(/^150 MB\. Penuh: tidak ada yang dapat disimpan/),
  ).toBeVisible()
  expect(screen.getByText('1.0.0 (1a2b3c4d)')).toBeVisible()
  expect(screen.getByText(/sudah terpasang di server: 1\.1\.0 \(5e6f7a8b\)/)).toBeVisible()
  expect(
    screen.getByText('Sejak 24/08/2026 08:00 WIB, hanya pada server ini.'),
  ).toBeVisible()
  const search = screen.getByLabelText('Kode kesalahan')
  await user.type(search, 'Kode kesalahan: BEEF 5678')
  expect(
    screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('dijawab')),
  ).toHaveLength(1)
  expect(screen.getByText(/GET \/faq dijawab 500/)).toBeVisible()
  await user.type(search, 'x')
  expect(screen.getByText(/Tidak ada kesalahan dengan kode itu/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('no failed call is said so; an earlier server says nothing of them', async () => {
  const errors = { since: '2026-08-24T01:00:00.000Z', isCut: false, entries: [] }
  await open({ errors })
  expect(await screen.findByText('Tidak ada kesalahan yang tercatat.')).toBeVisible()
})
