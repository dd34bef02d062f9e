import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { OutboxMessage } from '@/lib/entities/outbox'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const message = (id: string, change: Partial<OutboxMessage> = {}): OutboxMessage => ({
  ...{ id, state: 'failed', kind: 'admin', channel: 'email', name: 'Sari Wijaya' },
  ...{ recipient: 'sari@contoh.go.id', subject: `Pesan ${id}`, coaching: null },
  ...{ createdAt: '2026-08-24T02:00:00.000Z', sentAt: null, attempts: 1 },
  ...{ nextAttemptAt: null, lastError: '550 no such user', canResend: true, whyNot: null },
  ...change,
})
const SECRET = 'Pesan ini memuat tautan pribadi yang tidak disimpan.'
const MESSAGES = [
  message('1'),
  message('2', { kind: 'link', canResend: false, whyNot: SECRET }),
  message('3', {
    ...{ state: 'sent', lastError: null, canResend: false },
    sentAt: '2026-08-24T02:05:00.000Z',
  }),
]
const open = (...mocks: Mock[]) =>
  renderScreen('admin/pesan', {
    as: 'superadmin',
    api: [mockApi(api.system.outbox, { messages: MESSAGES, next: null }), ...mocks],
  })
const again = () =>
  screen.findByRole('button', {
    name: 'Kirim ulang: Pesan 1 ke Sari Wijaya, sari@contoh.go.id',
  })

test('what became of each; only what the server would send again is offered, and why not', async () => {
  const { container } = await open()
  expect(await again()).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Kirim ulang:/ })).toHaveLength(1)
  const secret = within(screen.getByRole('row', { name: /Pesan 2/ }))
  expect(secret.getByText(`Tidak dapat dikirim ulang: ${SECRET}`)).toBeVisible()
  const sent = within(screen.getByRole('row', { name: /Pesan 3/ }))
  expect(sent.getByText('Terkirim')).toBeVisible()
  expect(sent.getByText('24/08/2026 09:05 WIB')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('of a sent message what its gateway said since: arrived, read, or nothing yet', async () => {
  const sent = {
    ...({ state: 'sent', channel: 'whatsapp', lastError: null, canResend: false } as const),
    sentAt: '2026-08-24T02:05:00.000Z',
  }
  const deliveredAt = '2026-08-24T02:06:00.000Z'
  await open(
    mockApi(api.system.outbox, {
      messages: [
        message('4', { ...sent, deliveredAt: null, readAt: null }),
        message('5', { ...sent, deliveredAt, readAt: null }),
        message('6', { ...sent, deliveredAt, readAt: '2026-08-24T02:30:00.000Z' }),
      ],
      next: null,
    }),
  )
  const row = async (id: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`Pesan ${id}`) }))
  expect((await row('4')).getByText('Terkirim')).toBeVisible()
  expect((await row('4')).queryByText(/Sampai|Dibaca/)).toBeNull()
  expect((await row('5')).getByText('Sampai')).toBeVisible()
  expect((await row('5')).getByText('24/08/2026 09:06 WIB')).toBeVisible()
  expect((await row('6')).getByText('Dibaca')).toBeVisible()
  expect((await row('6')).getByText('24/08/2026 09:30 WIB')).toBeVisible()
  expect((await row('6')).getByText('Sampai pada 24/08/2026 09:06 WIB')).toBeVisible()
})

test.each([
  [problem(409, 'Pesan ini sudah terkirim atau sedang dikirim.'), /sudah terkirim atau/],
  [offline, /belum diketahui apakah pesan ini masuk antrean/],
])(
  'a refusal is told as one, a lost answer as unknown; the list is asked again',
  async (answer, said) => {
    const { user, requestsTo } = await open(mockApi(api.notification.resend, answer))
    await user.click(await again())
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByText('Pesan akan dikirim ulang')).toBeNull()
    await waitFor(() => expect(requestsTo(api.system.outbox)).toHaveLength(2))
  },
)

test('the failed ones are listed before they are sent, and each says what became of it', async () => {
  const { user, requestsTo } = await open(
    mockApi(api.notification.resend, problem(409, 'Sudah dikirim admin lain.')),
  )
  await user.click(await screen.findByRole('button', { name: /^Kirim ulang yang gagal/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const list = within(await dialog.findByRole('list', { name: 'Pesan yang dikirim ulang' }))
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(requestsTo(api.system.outbox).at(-1)?.query.get('state')).toBe('failed')
  await user.click(dialog.getByRole('button', { name: 'Kirim ulang 1 pesan' }))
  expect(await screen.findByText(/Gagal: Sudah dikirim admin lain/)).toBeVisible()
  expect(screen.getByText('0 dari 1 selesai, 1 perlu diulang.')).toBeVisible()
})

test('after an act whose newer list could not be loaded, it is said that the shown one may be old', async () => {
  let isFirst = true
  const { user } = await open(
    mockApi(api.system.outbox, () => {
      if (!isFirst) return offline()
      isFirst = false
      return { messages: MESSAGES, next: null }
    }),
    mockApi(api.notification.resend, problem(409, 'Sudah dikirim admin lain.')),
  )
  await user.click(await again())
  expect(
    await screen.findByText(
      'Data terbaru belum dapat dimuat. Yang tampil mungkin sudah berubah.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /Pesan 2/ })).toBeVisible()
})
