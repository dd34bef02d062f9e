import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { RegisterRow } from '@/lib/entities/certificate-register'
import type { CertificateSettings } from '@/lib/entities/issuing'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const NUMBER = '001/KHT-2026-014/VIII/2026'
const ISSUED = {
  id: 'v1',
  number: NUMBER,
  version: 1,
  state: 'valid' as const,
  reason: null,
}
const ROW: CertificateRow = {
  ...{ id: 'c1', userId: 'u1', name: 'Siti Rahma', namaInstansi: null },
  ...{ finishPreTest: true, finishZoomMeeting: true, finishPostTest: true },
  ...{ fileName: 'Sertifikat Siti.pdf', notifiedAt: null, issued: ISSUED },
}
const WITHDRAWN: CertificateRow = {
  ...{ ...ROW, fileName: null },
  issued: { ...ISSUED, state: 'withdrawn', reason: 'Terbit keliru' },
}
const ANEW: RegisterRow = {
  ...{ id: 'v2', kode: 'K7M2PQ9XWD4H', number: NUMBER, name: 'Siti Rahma', topic: 'Batas' },
  ...{ coachingId: '14', coachingCode: 'KHT-2026-014', version: 2, state: 'valid' },
  ...{ reason: null, issuedAt: '2026-08-26T03:00:00.000Z' },
}
const SETTINGS: CertificateSettings = {
  ...{ templateId: 'siap-pakai', hours: 4, numberPattern: '{urut}', place: 'Jakarta' },
  signers: [{ name: 'Ratna Dewi', title: '' }],
}
const { reissue, withdraw } = api.certificateRegister

beforeEach(() => freezeDate('2026-08-26T10:00:00+07:00'))

async function open(row: CertificateRow, ...more: Mock[]) {
  const view = await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, [row]),
    mockApi(api.adminCoaching.sendCertificateNotification, null),
    mockApi(api.certificateMaking.settings, SETTINGS),
    mockApi(api.certificateMaking.plan, { rows: [], jobId: null }),
    ...more,
  ])
  await screen.findByText(/Nomor 001\/KHT-2026-014\/VIII\/2026, versi 1/)
  return view
}

async function give(view: Awaited<ReturnType<typeof open>>, act: string, reason: string) {
  const { user } = view
  await user.click(screen.getByRole('button', { name: `${act} sertifikat Siti Rahma` }))
  const dialog = await screen.findByRole('dialog', { name: /sertifikat$/ })
  await user.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), reason)
  const [press] = within(dialog).getAllByRole('button', { name: new RegExp(`^${act}`) })
  if (press) await user.click(press)
  return dialog
}

test('a new version needs a reason; the message about it offers itself', async () => {
  const view = await open(ROW, mockApi(reissue, ANEW))
  const { user, requestsTo } = view
  await user.click(
    screen.getByRole('button', { name: 'Terbitkan ulang sertifikat Siti Rahma' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Terbitkan ulang sertifikat' })
  expect(dialog).toHaveTextContent('dengan nomor yang sama sebagai versi 2')
  await user.click(within(dialog).getByRole('button', { name: 'Terbitkan ulang' }))
  expect((await within(dialog).findAllByText('Alasan diperlukan')).length).toBeGreaterThan(
    0,
  )
  expect(requestsTo(reissue)).toEqual([])
  await user.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'Nama keliru.')
  expect(await axe(dialog)).toHaveNoViolations()
  await user.click(within(dialog).getByRole('button', { name: 'Terbitkan ulang' }))
  const message = await screen.findByRole('dialog', { name: 'Kirim notifikasi sertifikat' })
  expect(within(message).getByRole('textbox', { name: /Pesan/ })).toHaveDisplayValue(
    /terbitkan ulang sebagai versi 2 dengan alasan: Nama keliru\. Versi sebelumnya/,
  )
  expect(requestsTo(reissue).map(({ params, body }) => [params, body])).toEqual([
    [{ id: 'v1' }, { reason: 'Nama keliru.', name: 'Siti Rahma' }],
  ])
  await untilStill()
  await user.click(within(message).getByRole('button', { name: 'Kirim' }))
  await screen.findByRole('dialog', { name: 'Notifikasi terkirim' })
  const sent = requestsTo(api.adminCoaching.sendCertificateNotification)
  expect(sent.map(({ body }) => body)).toMatchObject(
    [
      {
        userId: 'u1',
        certificateId: 'c1',
        issuedId: 'v2',
        isThere: true,
        subject: /Diterbitkan Ulang$/,
      },
    ].map((body) => ({ ...body, subject: expect.stringMatching(body.subject) })),
  )
  await untilStill()
})

test('a lost answer keeps the window, and is asked for again as the same act', async () => {
  let isDown = true
  const view = await open(
    ROW,
    mockApi(withdraw, () =>
      isDown ? offline() : { ...ANEW, state: 'withdrawn' as const },
    ),
  )
  const dialog = await give(view, 'Cabut', 'Terbit keliru')
  await within(dialog).findByText(/^Jawaban server tidak sampai/)
  isDown = false
  await view.user.click(within(dialog).getByRole('button', { name: 'Cabut sertifikat' }))
  await screen.findByRole('dialog', { name: 'Kirim notifikasi sertifikat' })
  const keys = view
    .requestsTo(withdraw)
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  await untilStill()
})

test('the name is that of this moment; where it changes once more, it is told and the reason comes back', async () => {
  const said = 'Nama peserta ini kini “Siti Rahmawati, S.Hut.”.'
  const view = await open(ROW, mockApi(reissue, problem(409, said)))
  view.answerWith(
    mockApi(api.adminCoaching.certificates, [{ ...ROW, name: 'Siti Rahmawati' }]),
  )
  const dialog = await give(view, 'Terbitkan ulang', 'Nama keliru.')
  expect(await screen.findByText(said)).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(view.requestsTo(reissue)[0]?.body).toMatchObject({ name: 'Siti Rahmawati' })
  await view.user.click(screen.getByRole('button', { name: /^Terbitkan ulang sertifikat/ }))
  const anew = await screen.findByRole('dialog', { name: 'Terbitkan ulang sertifikat' })
  expect(anew).toHaveTextContent('Siti Rahmawati, nomor')
  await waitFor(() =>
    expect(within(anew).getByRole('textbox', { name: 'Alasan' })).toHaveValue(
      'Nama keliru.',
    ),
  )
})

test('another admin was first: the window closes, the sentence says so, the row is as it is now', async () => {
  const said = 'Sertifikat ini sudah dicabut.'
  const view = await open(ROW, mockApi(withdraw, problem(409, said)))
  view.answerWith(mockApi(api.adminCoaching.certificates, [WITHDRAWN]))
  const dialog = await give(view, 'Cabut', 'Terbit keliru')
  expect(await screen.findByText(said)).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await screen.findByText('Dicabut')).toBeVisible()
})

test('a withdrawn one says so and why, can be issued anew, and is not told as missing', async () => {
  await open(WITHDRAWN)
  expect(screen.getByText('Dicabut')).toBeVisible()
  expect(screen.getByText(/Alasan: Terbit keliru/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Terbitkan ulang/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Cabut/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Belum diunggah/ })).toHaveTextContent('0')
})
