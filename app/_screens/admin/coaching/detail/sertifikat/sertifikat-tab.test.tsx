import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const COMPLETE: CertificateRow = {
  id: 'c1',
  userId: 'u1-peserta',
  name: 'Siti Rahma',
  namaInstansi: 'BPKH Wilayah XI',
  finishPreTest: true,
  finishZoomMeeting: true,
  finishPostTest: true,
  fileName: 'sertifikat siti.pdf',
  version: 'v1',
}
const WITHOUT_FILE: CertificateRow = {
  ...COMPLETE,
  id: 'c2',
  userId: 'u2',
  name: 'Suharto',
  fileName: null,
}
const INCOMPLETE: CertificateRow = {
  ...WITHOUT_FILE,
  id: 'c3',
  userId: 'u3',
  name: 'Wayan Sudarma',
  finishZoomMeeting: false,
  finishPostTest: false,
}
const ROWS = [COMPLETE, WITHOUT_FILE, INCOMPLETE]
const pdf = new File(['%PDF'], 'sertifikat suharto.pdf', { type: 'application/pdf' })

async function open(...more: Mock[]) {
  const view = await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, ROWS),
    mockApi(api.adminCoaching.sendCertificateNotification, null),
    ...more,
  ])
  await screen.findByText('Siti Rahma')
  return view
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const button = (name: string) => screen.getByRole('button', { name })
const picker = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`Unggah sertifikat ${name}$`))
const message = () => screen.getByRole('textbox', { name: 'Pesan' })

async function openDialog(...more: Mock[]) {
  const view = await open(...more)
  await view.user.click(button('Kirim Notifikasi sertifikat ke Siti Rahma'))
  await screen.findByRole('dialog', { name: 'Kirim notifikasi sertifikat' })
  await untilStill()
  const sent = () => view.requestsTo(api.adminCoaching.sendCertificateNotification)
  return { ...view, sent }
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test("'A table shows Pre/Zoom/Post icons'", async () => {
  const { container } = await open()
  const table = screen.getByRole('table', { name: 'Sertifikat' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual([
    'No',
    'ID',
    'Nama',
    'Instansi',
    'Pre',
    'Zoom',
    'Post',
    'Sertifikat',
  ])
  const cells = within(rowOf('Wayan Sudarma')).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent).slice(3, 6)).toEqual([
    'Sudah',
    'Belum',
    'Belum',
  ])
  expect(await axe(container)).toHaveNoViolations()
})

test("'a recommendation count of participants who finished pre-test, meeting and post-test'", async () => {
  await open()
  expect(
    screen.getByText('Rekomendasi sertifikat: 2 dari 3 peserta').closest('[role=status]'),
  ).toHaveTextContent('Rekomendasi sertifikat: 2 dari 3 peserta')
})

test("'Complete rows show Keterangan: Sudah Lengkap, a certificate upload with its file name and a Kirim Notifikasi button'", async () => {
  await open()
  const row = rowOf('Siti Rahma')
  expect(row).toHaveTextContent('Keterangan: Sudah Lengkap')
  expect(row).toHaveTextContent('sertifikat siti.pdf')
  expect(picker('Siti Rahma')).toBeEnabled()
  expect(within(row).getByText('Kirim Notifikasi')).toBeVisible()
})

test("'Incomplete rows show Keterangan: Belum Lengkap', and neither upload nor button", async () => {
  await open()
  const row = rowOf('Wayan Sudarma')
  expect(row).toHaveTextContent('Keterangan: Belum Lengkap')
  expect(row).toHaveTextContent('Belum: Zoom Meeting, Post Test')
  expect(within(row).queryByRole('button')).toBeNull()
  expect(within(row).queryByLabelText(/Unggah/)).toBeNull()
})

test('a certificate is sent to its own row, with a spinner meanwhile, and its name shows', async () => {
  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const stored = { ...WITHOUT_FILE, fileName: 'sertifikat suharto.pdf' }
  const { user, requestsTo, answerWith } = await open(
    mockApi(api.adminCoaching.uploadCertificate, async () => {
      await held
      return stored
    }),
  )
  await user.upload(picker('Suharto'), pdf)
  const row = rowOf('Suharto')
  expect(row.querySelector('.animate-putar')).toBeInTheDocument()
  answerWith(mockApi(api.adminCoaching.certificates, [COMPLETE, stored, INCOMPLETE]))
  await act(async () => finish())
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible()
  await waitFor(() => expect(row).toHaveTextContent('sertifikat suharto.pdf'))
  expect(row.querySelector('.animate-putar')).toBeNull()
  const [request] = requestsTo(api.adminCoaching.uploadCertificate)
  expect(request?.params).toEqual({ id: 'c2' })
  expect(request?.file?.name).toBe('sertifikat suharto.pdf')
})

test('a certificate that was stored though no answer came is shown, and not told as refused', async () => {
  const stored = { ...WITHOUT_FILE, fileName: 'sertifikat suharto.pdf' }
  const { user, answerWith } = await open(
    mockApi(api.adminCoaching.uploadCertificate, offline),
  )
  answerWith(mockApi(api.adminCoaching.certificates, [COMPLETE, stored, INCOMPLETE]))
  await user.upload(picker('Suharto'), pdf)
  const row = rowOf('Suharto')
  await waitFor(() => expect(row).toHaveTextContent('sertifikat suharto.pdf'))
  expect(row).toHaveTextContent('Jawaban server tidak sampai, jadi mungkin sudah berhasil.')
})

test.each(['a.jpg', 'b.JPEG', 'c.png', 'd.pdf'])('%s is taken', async (name) => {
  const { requestsTo } = await open(
    mockApi(api.adminCoaching.uploadCertificate, WITHOUT_FILE),
  )
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(picker('Suharto'), new File(['x'], name))
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible()
  expect(requestsTo(api.adminCoaching.uploadCertificate)).toHaveLength(1)
})

test("any other file: 'File harus berupa JPG, PNG, atau PDF'", async () => {
  const { requestsTo } = await open()
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(picker('Suharto'), new File(['x'], 'sertifikat.docx'))
  expect(picker('Suharto')).toHaveAccessibleDescription(
    'File harus berupa JPG, PNG, atau PDF',
  )
  expect(requestsTo(api.adminCoaching.uploadCertificate)).toEqual([])
})

test("'a Kirim Notifikasi button' stands in every complete row; without a certificate it asks first", async () => {
  const { user, requestsTo } = await open()
  const send = button('Kirim Notifikasi sertifikat ke Suharto')
  await user.click(send)
  await screen.findByRole('dialog', { name: 'Sertifikat belum diunggah' })
  await untilStill()
  await user.click(button('Tidak'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(send)
  await screen.findByRole('dialog', { name: 'Sertifikat belum diunggah' })
  await untilStill()
  await user.click(button('Ya'))
  await screen.findByRole('dialog', { name: 'Kirim notifikasi sertifikat' })
  await untilStill()
  await user.click(button('Kirim'))
  await screen.findByRole('dialog', { name: 'Notifikasi terkirim' })
  expect(requestsTo(api.adminCoaching.sendCertificateNotification)).toHaveLength(1)
  await untilStill()
})

test("'After sending, the dialog Notifikasi terkirim appears'", async () => {
  const { user, sent } = await openDialog()
  expect(screen.getByRole('dialog')).toHaveTextContent('Kepada: Siti Rahma')
  expect(screen.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'WhatsApp' })).not.toBeChecked()
  expect(message()).toHaveDisplayValue(/Sertifikat Anda telah tersedia/)
  expect(message()).toHaveDisplayValue(/Pengukuhan kawasan hutan dan penataan batas/)
  expect(message()).toHaveDisplayValue(/25\/08\/2026/)
  expect(message()).toHaveDisplayValue(/Tim E-Coaching Kehutanan/)
  await user.click(button('Kirim'))
  const done = await screen.findByRole('dialog', { name: 'Notifikasi terkirim' })
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.params).toEqual({ id: '14' })
  expect(sent()[0]?.body).toMatchObject({
    ...{ userId: 'u1-peserta', certificateId: 'c1', isThere: true },
    subject: 'E-Coaching Kehutanan - Sertifikat Telah Tersedia',
    notifToMember: true,
    notifToWa: false,
  })
  await untilStill()
  await user.click(within(done).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test("'The certificate notification is skipped if the e-mail box is unticked'", async () => {
  const { user, sent } = await openDialog()
  await user.click(screen.getByRole('checkbox', { name: 'Email' }))
  expect(button('Kirim')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Lanjut tanpa notifikasi'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Notifikasi terkirim')).toBeNull()
  expect(sent()).toEqual([])
})

test("an empty message: 'Pesan diperlukan'", async () => {
  const { user, sent } = await openDialog()
  await user.clear(message())
  expect(button('Kirim')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Kirim')).toHaveAccessibleDescription('Pesan diperlukan')
  await user.click(button('Kirim'))
  expect(sent()).toEqual([])
})

const LOST_LINE = mockApi(api.adminCoaching.sendCertificateNotification, offline)
const SESSION_OVER = mockApi(
  api.adminCoaching.sendCertificateNotification,
  problem(401, 'Sesi berakhir'),
)

test.each([
  ['an answer is lost', LOST_LINE, true, /^Belum diketahui apakah notifikasi terkirim/],
  ['the device has no line', LOST_LINE, false, /^Notifikasi belum terkirim/],
  ['the session is over', SESSION_OVER, true, /^Notifikasi belum terkirim/],
])(
  'where %s the dialog stays and says what is known (decision 46)',
  async (_, failure, onLine, told) => {
    const { user } = await openDialog(
      failure,
      mockApi(api.auth.renew, problem(401, 'Ditolak')),
    )
    await user.type(message(), ' Selamat!')
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    await user.click(button('Kirim'))
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.getByDisplayValue(/ Selamat!$/)).toBeVisible()
    expect(screen.queryByText('Notifikasi terkirim')).toBeNull()
  },
)
