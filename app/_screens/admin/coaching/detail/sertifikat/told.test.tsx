import { screen, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, settled } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const rowOf = (id: string, name: string, notifiedAt: string | null): CertificateRow => ({
  ...{ id, userId: `u${id}`, name, namaInstansi: null, fileName: 'sertifikat.pdf' },
  ...{ finishPreTest: true, finishZoomMeeting: true, finishPostTest: true },
  notifiedAt,
})
const TOLD = rowOf('c1', 'Siti Rahma', '2026-08-25T10:30:00.000+07:00')
const UNTOLD = rowOf('c2', 'Suharto', null)

beforeEach(() => freezeDate('2026-08-26T08:00:00+07:00'))

async function open(rows: CertificateRow[]) {
  const view = await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, rows),
    mockApi(api.adminCoaching.sendCertificateNotification, null),
  ])
  await screen.findByText('Siti Rahma')
  await view.user.click(screen.getByRole('button', { name: 'Kirim semua notifikasi' }))
  await untilStill()
  return view
}

test('a column says who was told and when; all but them are written to', async () => {
  const { user, requestsTo } = await open([TOLD, UNTOLD])
  const row = within(screen.getByRole('row', { name: /Siti Rahma/, hidden: true }))
  expect(row.getByText('25/08/2026 10:30')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Yang belum saja (1)' }))
  await user.click(await screen.findByRole('button', { name: 'Kirim' }))
  await untilStill()
  const sent = requestsTo(api.adminCoaching.sendCertificateNotification)
  expect(sent.map(({ body }) => body)).toMatchObject([
    { userId: 'uc2', message: expect.stringMatching(/^Yth\. Bapak\/Ibu Suharto,/) },
  ])
})

test('whom another admin has told while the message was written is passed over; it is said what was seen', async () => {
  const { user, requestsTo, answerWith } = await open([TOLD, UNTOLD])
  await user.click(await screen.findByRole('button', { name: 'Semua (2)' }))
  const since = 'Sudah ada notifikasi lain untuk peserta ini sejak formulir ini dibuka.'
  answerWith(
    mockApi(api.adminCoaching.sendCertificateNotification, ({ body }) =>
      body.userId === 'uc2' ? settled(since) : null,
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Kirim' }))
  expect(await screen.findByText(/^Dilewati/)).toHaveTextContent(since)
  const sent = requestsTo(api.adminCoaching.sendCertificateNotification)
  expect(sent.map(({ body }) => body)).toMatchObject([
    { userId: 'uc1', toldAt: TOLD.notifiedAt },
    { userId: 'uc2', toldAt: null },
  ])
})

test('of one participant it is said what was seen too', async () => {
  const { user, requestsTo } = await open([TOLD])
  await user.click(await screen.findByRole('button', { name: 'Tidak' }))
  const name = 'Kirim Notifikasi sertifikat ke Siti Rahma'
  await user.click(await screen.findByRole('button', { name }))
  await user.click(await screen.findByRole('button', { name: 'Kirim' }))
  await screen.findByRole('dialog', { name: 'Notifikasi terkirim' })
  const sent = requestsTo(api.adminCoaching.sendCertificateNotification)
  expect(sent[0]?.body).toMatchObject({ userId: 'uc1', toldAt: TOLD.notifiedAt })
})

test('whom no message has reached was not told, and the column says what became of it', async () => {
  const told = { subject: 'Sertifikat', channel: 'email', at: '2026-08-25T03:30:00.000Z' }
  const failed = { ...UNTOLD, told: [{ ...told, state: 'failed' }] } as CertificateRow
  const { user } = await open([TOLD, failed])
  const row = within(screen.getByRole('row', { name: /Suharto/, hidden: true }))
  expect(row.getByText('Email gagal terkirim 25/08/2026 10:30')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Yang belum saja (1)' }))
  expect(await screen.findByRole('button', { name: 'Kirim' })).toBeVisible()
})

test('after a reload too, whoever was told is not told again without being asked', async () => {
  const { requestsTo } = await open([TOLD])
  expect(
    await screen.findByRole('dialog', {
      name: 'Semua peserta ini sudah pernah dikirimi notifikasi. Kirim lagi?',
    }),
  ).toBeVisible()
  expect(requestsTo(api.adminCoaching.sendCertificateNotification)).toHaveLength(0)
})

test.each([
  ['nothing', [], [], 'Notifikasi menunggu', /belum diatur di server/],
  [
    'nothing but a log',
    ['email'],
    ['email-in-log'],
    'Notifikasi ditulis di catatan server',
    /^.*Mode demo: pesan ini tidak sampai kepada siapa pun\./,
  ],
  ['e-mail', ['email'], [], 'Notifikasi terkirim', /sedang mengirimnya. Yang gagal/],
] as const)(
  'where %s goes out it is not told otherwise',
  async (_, ways, more, title, text) => {
    const { user } = await openCoachingTab('sertifikat', [
      mockApi(api.features.list, ['office', ...more]),
      mockApi(api.office.get, {
        ...{ name: 'Balai Uji', address: '', email: '', whatsapp: '' },
        ...{ logo: null, signer: 'Panitia' },
      }),
      mockApi(api.office.wordings, { texts: {}, ways: [...ways] }),
      mockApi(api.adminCoaching.certificates, [UNTOLD]),
      mockApi(api.adminCoaching.sendCertificateNotification, null),
    ])
    await user.click(await screen.findByRole('button', { name: /^Kirim Notifikasi/ }))
    await user.click(await screen.findByRole('button', { name: 'Kirim' }))
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(text)
    await untilStill()
  },
)
