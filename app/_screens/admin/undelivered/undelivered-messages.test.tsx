import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { UndeliveredMessage } from '@/lib/entities/outbox'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const message = (change: Partial<UndeliveredMessage>): UndeliveredMessage => ({
  id: '1',
  state: 'failed',
  channel: 'email',
  recipient: 'sari@contoh.go.id',
  subject: 'Pengajuan Coaching Diterima',
  createdAt: '2026-08-24T02:00:00.000Z',
  attempts: 1,
  nextAttemptAt: null,
  lastError: '550 no such user',
  ...change,
})
const UNSURE = message({
  ...{ id: '2', state: 'unknown', channel: 'whatsapp', recipient: '0812', lastError: null },
  subject: 'Perubahan Jadwal Coaching',
})
const WAITING = message({
  ...{ id: '3', state: 'queued', subject: 'Sertifikat', lastError: '451 try later' },
  ...{ attempts: 4, nextAttemptAt: '2026-08-24T02:30:00.000Z' },
})

const open = (messages: UndeliveredMessage[], ...more: Mock[]) =>
  renderScreen('admin/beranda', {
    as: 'admin',
    api: [
      mockApi(api.beranda.list, []),
      mockApi(api.notification.undelivered, messages),
      ...more,
    ],
  })

it('is not there while everything arrives', async () => {
  const { requestsTo } = await open([])
  await waitFor(() => expect(requestsTo(api.notification.undelivered)).toHaveLength(1))
  expect(await screen.findByText('Belum ada banner')).toBeVisible()
  expect(screen.queryByText('Perlu tindakan')).not.toBeInTheDocument()
})

it('is not there, and nothing fails, with a server that does not know the call', async () => {
  const { requestsTo } = await open(
    [],
    mockApi(api.notification.undelivered, problem(404, 'Tidak ditemukan')),
  )
  await waitFor(() => expect(requestsTo(api.notification.undelivered)).toHaveLength(1))
  expect(await screen.findByText('Belum ada banner')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('tells how many failed; the list says what, to whom and why, and can be filtered', async () => {
  const { user } = await open([message({}), UNSURE, WAITING])
  expect(
    await screen.findByRole('link', { name: '1 pesan belum pasti terkirim' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: '1 pesan masih dicoba' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: '1 pesan gagal' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Pesan yang gagal terkirim' }),
  )
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
  expect(location.hash).toBe('#/admin/beranda?pesan=gagal')
  await user.selectOptions(dialog.getByLabelText('Keadaan'), 'Semua (3)')
  const items = dialog.getAllByRole('listitem')
  expect(items[0]).toHaveTextContent('Email ke sari@contoh.go.id, 24/08/2026 09:00 WIB')
  expect(items[0]).toHaveTextContent('Sebab: 550 no such user')
  expect(items[2]).toHaveTextContent('4 kali dicoba')
  expect(items[2]).toHaveTextContent('dicoba lagi 24/08/2026 09:30 WIB')
  expect(dialog.queryByRole('button', { name: /Sertifikat/ })).not.toBeInTheDocument()
  await user.selectOptions(dialog.getByLabelText('Keadaan'), 'Belum pasti (1)')
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
  expect(dialog.getByText('WhatsApp ke 0812, 24/08/2026 09:00 WIB')).toBeVisible()
  expect(location.hash).toBe('#/admin/beranda?pesan=belum-pasti')
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
})

it("'Kirim ulang' sends a failed message at once, after the try that is shown, and shows its new state", async () => {
  const failed = message({ triedAt: '2026-08-24T02:10:00.000Z' })
  const { user, answerWith, requestsTo } = await open(
    [failed],
    mockApi(api.notification.resend, { ...failed, state: 'queued' }),
  )
  await user.click(await screen.findByRole('link', { name: '1 pesan gagal' }))
  const again = await screen.findByRole('button', {
    name: 'Kirim ulang: Pengajuan Coaching Diterima ke sari@contoh.go.id',
  })
  answerWith(mockApi(api.notification.undelivered, []))
  await user.click(again)
  expect(await screen.findByText('Pesan akan dikirim ulang')).toBeVisible()
  const [request] = requestsTo(api.notification.resend)
  expect(request).toMatchObject({ params: { id: '1' } })
  expect(request?.query.get('triedAt')).toBe(failed.triedAt)
  expect(await screen.findByText('Tidak ada pesan dengan keadaan ini.')).toBeVisible()
})

it('what cannot be sent again has no such button', async () => {
  const { user } = await open([message({ canResend: false })])
  await user.click(await screen.findByRole('link', { name: '1 pesan gagal' }))
  expect(await screen.findByText(/550 no such user/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Kirim ulang/ })).toBeNull()
})

it('a refused one is shown as it is by now, with the reason', async () => {
  const sent = 'Pesan ini sudah terkirim atau sedang dikirim.'
  const { user, answerWith } = await open(
    [message({})],
    mockApi(api.notification.resend, problem(409, sent)),
  )
  await user.click(await screen.findByRole('link', { name: '1 pesan gagal' }))
  const again = await screen.findByRole('button', { name: /^Kirim ulang/ })
  answerWith(mockApi(api.notification.undelivered, []))
  await user.click(again)
  expect(await screen.findByText(sent)).toBeVisible()
  expect(await screen.findByText('Tidak ada pesan dengan keadaan ini.')).toBeVisible()
  expect(screen.queryByText('Pesan akan dikirim ulang')).toBeNull()
})

it('asks before it repeats a message that may have arrived', async () => {
  const { user, requestsTo } = await open(
    [UNSURE],
    mockApi(api.notification.resend, { ...UNSURE, state: 'queued' }),
  )
  await user.click(
    await screen.findByRole('link', { name: '1 pesan belum pasti terkirim' }),
  )
  await user.click(await screen.findByRole('button', { name: /^Kirim ulang: Perubahan/ }))
  expect(await screen.findByText(/mungkin sudah sampai/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  await waitFor(() =>
    expect(screen.queryByText(/mungkin sudah sampai/)).not.toBeInTheDocument(),
  )
  expect(requestsTo(api.notification.resend)).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: /^Kirim ulang: Perubahan/ }))
  await user.click(await screen.findByRole('button', { name: 'Kirim ulang' }))
  await waitFor(() => expect(requestsTo(api.notification.resend)).toHaveLength(1))
})
