import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const at = (day: string) => ({
  tanggalMeeting: `${day}T12:00:00+07:00`,
  jamMulai: `${day}T09:00:00+07:00`,
  jamSelesai: `${day}T11:00:00+07:00`,
})
const NO_DATE = { tanggalMeeting: null, jamMulai: null, jamSelesai: null }
const row = (number: number, changes: Partial<AdminCoaching>) =>
  adminCoachingOf({ id: String(number), coachingCode: `KHT-${number}`, ...changes })

/** On 20/08/2026, one coaching of each status. */
const COACHINGS = [
  row(1, { ...NO_DATE, isPublished: false, topic: 'Draf tanpa jadwal' }),
  row(2, { ...at('2026-08-27'), isPublished: false }),
  row(3, { ...at('2026-08-20'), isPublished: false, isDataComplete: false }),
  row(4, { ...at('2026-08-25') }),
  row(5, { ...at('2026-08-10'), canCancel: false, canEdit: false }),
  row(6, { ...at('2026-08-10'), isPublished: false, canCancel: false }),
]

beforeEach(() => freezeDate('2026-08-20T13:00:00+07:00'))

const open = (query = {}, more: Mock[] = []) =>
  renderScreen('admin/coaching', {
    as: 'admin',
    query,
    api: [
      mockApi(api.adminCoaching.list, COACHINGS),
      mockApi(
        api.adminCoaching.get,
        ({ params }) =>
          COACHINGS.find(({ id }) => id === params.id) ?? problem(404, 'Tidak ada'),
      ),
      mockApi(api.adminCoaching.remove, null),
      mockApi(api.notification.updateCoaching, null),
      ...more,
    ],
  })

const rowOf = async (code: string) => {
  const cell = await screen.findByRole('cell', { name: code })
  const line = cell.closest('tr')
  if (!line) throw new Error(`No row ${code}`)
  return within(line)
}
const codes = () =>
  screen.queryAllByRole('cell', { name: /^KHT-/ }).map((c) => c.textContent)

async function askDelete(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Hapus coaching: KHT-4' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Anda yakin ingin menghapus data ini?',
  })
  await untilStill()
  return (answer: string) =>
    user.click(within(dialog).getByRole('button', { name: answer }))
}

test('shows code, topic, date and time, seats and the derived status in words', async () => {
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'DATA COACHING' })).toBeVisible()
  const statuses: [string, string][] = [
    ['KHT-1', 'Draft'],
    ['KHT-2', 'Pre Coaching'],
    ['KHT-3', 'Kedaluarsa'],
    ['KHT-4', 'Proses Coaching'],
    ['KHT-5', 'Selesai'],
    ['KHT-6', 'Unknown'],
  ]
  for (const [code, status] of statuses)
    expect((await rowOf(code)).getByText(status)).toBeVisible()
  const four = await rowOf('KHT-4')
  expect(four.getByText('25/08/2026')).toBeVisible()
  expect(four.getByText('09:00–11:00 WIB')).toBeVisible()
  expect(four.getByText('36 dari 40')).toBeVisible()
  expect((await rowOf('KHT-1')).getByText('Draf tanpa jadwal')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test("'Baru' opens the add screen, 'Tinjau' the coaching", async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Baru' })).toHaveAttribute(
    'href',
    '#/admin/coaching/add',
  )
  const review = await screen.findByRole('link', { name: 'Tinjau KHT-4' })
  expect(review).toHaveAttribute('href', '#/admin/coaching/4')
})

test('the status chips count, filter, and live in the address', async () => {
  const { user } = await open({ page: 1 })
  await user.click(await screen.findByRole('button', { name: 'Draft 1' }))
  expect(location.hash).toContain('status=Draft')
  await waitFor(() => expect(codes()).toEqual(['KHT-1']))
  await user.click(screen.getByRole('button', { name: 'Semua 6' }))
  expect(codes()).toHaveLength(6)
})

test('a shared address gives the same view; a bad status shows all', async () => {
  const { unmount } = await open({ status: 'Selesai' })
  await rowOf('KHT-5')
  expect(codes()).toEqual(['KHT-5'])
  expect(screen.getByRole('button', { name: 'Selesai 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  unmount()
  await open({ status: 'Bukan status' })
  await rowOf('KHT-1')
  expect(codes()).toHaveLength(6)
})

test('delete is offered only where canCancel is true', async () => {
  await open()
  await rowOf('KHT-5')
  const deletable = screen.getAllByRole('button', { name: /^Hapus coaching/ })
  expect(deletable.map((button) => button.getAttribute('aria-label'))).toEqual(
    ['KHT-1', 'KHT-2', 'KHT-3', 'KHT-4'].map((code) => `Hapus coaching: ${code}`),
  )
})

test('no deletes nothing', async () => {
  const { user, writes } = await open()
  const answer = await askDelete(user)
  expect(
    screen.getByText(
      /Hasil test, daftar hadir, dan sertifikat dari 36 peserta, semua pengajuan \(termasuk yang menunggu\), dan materi coaching ini ikut terhapus/,
    ),
  ).toBeVisible()
  await answer('Tidak')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(writes()).toEqual([])
})

test('yes deletes without a notification and refreshes the list', async () => {
  const { user, requestsTo, answerWith } = await open()
  const answer = await askDelete(user)
  answerWith(mockApi(api.adminCoaching.list, COACHINGS.slice(0, 3)))
  await answer('Ya')
  expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
  expect(requestsTo(api.adminCoaching.remove)[0]?.params).toEqual({ id: '4' })
  expect(requestsTo(api.notification.updateCoaching)).toHaveLength(0)
  await waitFor(() => expect(codes()).toHaveLength(3))
})

test("'Ya, dengan notifikasi' sends the cancellation first and deletes afterwards", async () => {
  const { user, writes, requestsTo } = await open()
  await (await askDelete(user))('Ya, dengan notifikasi')
  const dialog = await screen.findByRole('dialog', {
    name: 'Notifikasi pembatalan coaching',
  })
  await untilStill()
  expect(screen.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'WhatsApp' })).not.toBeChecked()
  expect(await axe(dialog)).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Kirim' }))
  expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
  expect(writes()).toEqual([
    'POST /notification/update-coaching',
    'DELETE /coaching/admin/4',
  ])
  const { body } = requestsTo(api.notification.updateCoaching)[0] ?? {}
  expect(body).toMatchObject({
    ...{ coachingId: '4', announces: 'deletion' },
    subject: 'E-Coaching Kehutanan - Pembatalan Coaching',
    notifToMember: true,
    notifToWa: false,
  })
  expect(JSON.stringify(body)).toContain('Pengukuhan kawasan hutan dan penataan batas')
  expect(JSON.stringify(body)).toContain('Tim E-Coaching Kehutanan')
})

test("with notifToMember off 'Lanjut tanpa notifikasi' deletes without the call", async () => {
  const { user, requestsTo } = await open()
  await (await askDelete(user))('Ya, dengan notifikasi')
  await screen.findByRole('dialog', { name: 'Notifikasi pembatalan coaching' })
  await untilStill()
  await user.click(screen.getByRole('checkbox', { name: 'Email' }))
  expect(screen.getByRole('button', { name: 'Kirim' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Lanjut tanpa notifikasi' }))
  expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
  expect(requestsTo(api.notification.updateCoaching)).toHaveLength(0)
  const deletions = requestsTo(api.adminCoaching.remove)
  expect(deletions.map(({ query }) => String(query))).toEqual(['withoutMessage=true'])
})

test('a failed notification stops the flow: nothing is deleted, the dialog keeps its text', async () => {
  const { user, requestsTo } = await open({}, [
    mockApi(api.notification.updateCoaching, problem(503, 'Surel tidak terkirim')),
  ])
  await (await askDelete(user))('Ya, dengan notifikasi')
  await screen.findByRole('dialog', { name: 'Notifikasi pembatalan coaching' })
  await untilStill()
  await user.type(screen.getByRole('textbox', { name: 'Pesan' }), ' Mohon maaf.')
  await user.click(screen.getByRole('button', { name: 'Kirim' }))
  expect(await screen.findByText(/Notifikasi belum terkirim/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Pesan' })).toHaveDisplayValue(/Mohon maaf\.$/)
  expect(requestsTo(api.adminCoaching.remove)).toHaveLength(0)
})

test('a notice that is refused because the coaching is gone ends the flow: nothing is sent or deleted', async () => {
  const { user, requestsTo, answerWith } = await open({}, [
    mockApi(
      api.notification.updateCoaching,
      problem(409, 'Coaching ini tidak dapat dihapus. Pesan tidak dikirim.'),
    ),
  ])
  await (await askDelete(user))('Ya, dengan notifikasi')
  await screen.findByRole('dialog', { name: 'Notifikasi pembatalan coaching' })
  await untilStill()
  answerWith(mockApi(api.adminCoaching.list, []))
  await user.click(screen.getByRole('button', { name: 'Kirim' }))
  expect(
    await screen.findByText('Coaching ini tidak dapat dihapus. Pesan tidak dikirim.'),
  ).toBeVisible()
  await waitFor(() => expect(codes()).toEqual([]))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requestsTo(api.adminCoaching.remove)).toHaveLength(0)
})

test('a failed deletion shows the red banner', async () => {
  const { user } = await open({}, [
    mockApi(api.adminCoaching.remove, problem(409, 'Coaching sedang berlangsung')),
  ])
  await (await askDelete(user))('Ya')
  expect(await screen.findByText('Coaching sedang berlangsung')).toBeVisible()
  expect(screen.queryByText('Data anda berhasil dihapus')).not.toBeInTheDocument()
})
