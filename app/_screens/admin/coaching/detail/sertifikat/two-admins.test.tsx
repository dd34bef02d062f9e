import { screen, waitFor, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const START: CertificateRow = {
  ...{ id: 'c1', userId: 'u1', name: 'Suharto', namaInstansi: 'BPKH Wilayah XI' },
  ...{ finishPreTest: true, finishZoomMeeting: true, finishPostTest: true },
  ...{ fileName: null, version: 'v1' },
}
const OLD = new File(['%PDF old'], 'Suharto.pdf', { type: 'application/pdf' })
const TOLD =
  'Sertifikat peserta ini sudah diubah sejak Anda membukanya, menjadi “benar.pdf”. File Anda belum diunggah. Periksa dahulu, lalu unggah lagi bila tetap harus menggantikannya.'

/** A server that takes a file over the certificate alone that its sender has seen. */
async function open(start = START) {
  let held = start
  const keep = (fileName: string, version: string) => {
    held = { ...held, fileName, ...(start.version && { version }) }
    return held
  }
  const view = await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, () => [held]),
    mockApi(api.adminCoaching.uploadCertificate, ({ file, headers }) => {
      const wanted = headers.get('if-match')
      if (!start.version || wanted === `"${held.version}"`)
        return keep(file?.name ?? '', 'v3')
      return { refusal: { ...problem(412, 'Sudah berubah.').refusal, present: held } }
    }),
  ])
  await screen.findByRole('row', { name: /Suharto/ })
  return { ...view, held: () => held, otherUploads: () => keep('benar.pdf', 'v2') }
}

const button = (name: string) => screen.findByRole('button', { name })
const choose = async (files: File[], view: Awaited<ReturnType<typeof open>>) => {
  const { user } = view
  await user.click(await button('Unggah banyak sertifikat'))
  await screen.findByRole('dialog', { name: 'Unggah banyak sertifikat' })
  await untilStill()
  await user.upload(screen.getByLabelText('Pilih beberapa sertifikat'), files)
  await user.click(screen.getByRole('checkbox', { name: /^Saya sudah memeriksa/ }))
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test('the certificate that another admin has uploaded meanwhile stays and is named; who has read that may replace it', async () => {
  const { user, held, otherUploads } = await open()
  otherUploads()
  await user.upload(screen.getByLabelText(/Unggah sertifikat Suharto$/), OLD)
  const row = screen.getByRole('row', { name: /Suharto/ })
  expect(await within(row).findByText(TOLD)).toBeVisible()
  expect(held().fileName).toBe('benar.pdf')
  await waitFor(() => expect(within(row).getByText('benar.pdf')).toBeVisible())
  await user.click(await button('Coba lagi'))
  await waitFor(() => expect(held().fileName).toBe('Suharto.pdf'))
})

test('a server that knows no versions is asked what it has before a certificate is sent there', async () => {
  const { version: _, ...start } = START
  const view = await open(start)
  const { user, held, otherUploads } = view
  otherUploads()
  await user.upload(screen.getByLabelText(/Unggah sertifikat Suharto$/), OLD)
  expect(await screen.findByText(TOLD)).toBeVisible()
  await screen.findByText('benar.pdf')
  await choose([OLD], view)
  expect(screen.getByText('Menggantikan benar.pdf')).toBeVisible()
  await user.click(await button('Unggah 1 sertifikat'))
  await waitFor(() => expect(held().fileName).toBe('Suharto.pdf'))
})

test('whom another admin has told meanwhile is asked about before they are told again', async () => {
  const { user, answerWith } = await open({ ...START, fileName: 'a.pdf', notifiedAt: null })
  const notifiedAt = '2026-08-24T08:59:00+07:00'
  answerWith(
    mockApi(api.adminCoaching.certificates, [{ ...START, fileName: 'a.pdf', notifiedAt }]),
  )
  await user.click(await button('Kirim semua notifikasi'))
  expect(
    await screen.findByRole('dialog', {
      name: 'Semua peserta ini sudah pernah dikirimi notifikasi. Kirim lagi?',
    }),
  ).toBeVisible()
})

test('whom another admin has told of a file that was just uploaded is asked about before they are told again', async () => {
  const view = await open({ ...START, notifiedAt: null })
  const { user, held, answerWith } = view
  await choose([OLD], view)
  await user.click(await button('Unggah 1 sertifikat'))
  const close = await button('Selesai')
  const notifiedAt = '2026-08-24T09:00:30+07:00'
  answerWith(mockApi(api.adminCoaching.certificates, [{ ...held(), notifiedAt }]))
  await user.click(close)
  await screen.findByRole('dialog', { name: 'Kirim notifikasi ke 1 peserta?' })
  await user.click(await button('Ya'))
  expect(
    await screen.findByRole('dialog', {
      name: 'Semua peserta ini sudah pernah dikirimi notifikasi. Kirim lagi?',
    }),
  ).toBeVisible()
})

test('of many files the one whose participant has another certificate by now is not sent, and is chosen anew', async () => {
  const view = await open()
  const { user, held, otherUploads } = view
  await choose([OLD], view)
  otherUploads()
  await user.click(await button('Unggah 1 sertifikat'))
  const results = await screen.findByRole('list', { name: 'Hasil per baris' })
  expect(await within(results).findByText(`Dilewati: ${TOLD}`)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ulangi' })).not.toBeInTheDocument()
  await user.click(await button('Selesai'))
  expect(held().fileName).toBe('benar.pdf')
  await screen.findByText('benar.pdf')
  await untilStill()
  await choose([OLD], view)
  expect(screen.getByText('Menggantikan benar.pdf')).toBeVisible()
  await user.click(await button('Unggah 1 sertifikat'))
  await waitFor(() => expect(held().fileName).toBe('Suharto.pdf'))
})

test('that a certificate is there is not sent unasked after another admin has withdrawn it', async () => {
  const { user, answerWith } = await open({ ...START, fileName: 'a.pdf' })
  const issued = {
    ...{ id: 'i1', number: '7/KHT/2026', version: 1 },
    ...{ state: 'withdrawn' as const, reason: 'Nama keliru' },
  }
  answerWith(mockApi(api.adminCoaching.certificates, [{ ...START, issued }]))
  await user.click(await button('Kirim Notifikasi sertifikat ke Suharto'))
  const question = await screen.findByRole('dialog', { name: 'Sertifikat sudah dicabut' })
  expect(question).toHaveTextContent(
    'Sertifikat Suharto sudah dicabut, sehingga tidak dapat diunduh peserta. Tetap kirim notifikasi?',
  )
})
