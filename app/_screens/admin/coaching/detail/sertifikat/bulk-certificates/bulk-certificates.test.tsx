import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'
import { freezeDate } from '@/lib/testing/freeze-date'
import { liveRegions } from '@/lib/testing/live-regions'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const row = (no: number, name: string, changes: Partial<CertificateRow> = {}) => ({
  id: `c${no}`,
  userId: `u${no}`,
  name,
  namaInstansi: 'BPKH Wilayah XI',
  finishPreTest: true,
  finishZoomMeeting: true,
  finishPostTest: true,
  fileName: null,
  ...changes,
})
const START: CertificateRow[] = [
  row(1, 'Dr. Siti Rahma, M.Si.'),
  row(2, 'Suharto', { fileName: 'lama.pdf' }),
  row(3, 'Maria Tambunan'),
  row(4, 'Wayan Sudarma', { finishZoomMeeting: false }),
]
const pdf = (name: string) => new File([`%PDF ${name}`], name, { type: 'application/pdf' })
const SITI = pdf('Siti Rahma.pdf')
const SUHARTO = pdf('sertifikat_suharto.pdf')

/** A server that keeps the names of what it got; `faults` answers the first try of a row. */
async function open(
  faults: Record<string, () => ReturnType<typeof problem>> = {},
  start = START,
) {
  let rows = start
  const fault = (key: string) => {
    const found = faults[key]
    delete faults[key]
    return found?.()
  }
  const view = await openCoachingTab('sertifikat', [
    mockApi(api.adminCoaching.certificates, () => rows),
    mockApi(api.adminCoaching.uploadCertificate, ({ params: { id }, file }) => {
      const refused = fault(`upload ${id}`)
      if (refused) return refused
      rows = rows.map((one) =>
        one.id === id ? { ...one, fileName: file?.name ?? '' } : one,
      )
      return rows.find((one) => one.id === id) ?? row(9, 'Nobody')
    }),
    mockApi(
      api.adminCoaching.sendCertificateNotification,
      ({ body }) => fault(`notify ${body.userId}`) ?? null,
    ),
  ])
  await screen.findByText('Maria Tambunan')
  return view
}

const button = (name: string) => screen.getByRole('button', { name })
const personOf = (file: File) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Peserta untuk ${file.name}` })
const agreement = () => screen.getByRole('checkbox', { name: /^Saya sudah memeriksa/ })
const lineOf = (file: File) =>
  within(screen.getByRole('list', { name: 'File dan pesertanya' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(file.name))
const results = () =>
  within(screen.getByRole('list', { name: 'Hasil per baris' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

async function chooseFiles(faults: Parameters<typeof open>[0], ...files: File[]) {
  const view = await open(faults)
  await choose(view.user, files)
  const uploads = () => view.requestsTo(api.adminCoaching.uploadCertificate)
  return { ...view, uploads }
}

async function choose(user: Awaited<ReturnType<typeof open>>['user'], files: File[]) {
  await user.click(button('Unggah banyak sertifikat'))
  await screen.findByRole('dialog', { name: 'Unggah banyak sertifikat' })
  await untilStill()
  await user.upload(screen.getByLabelText('Pilih beberapa sertifikat'), files)
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test('files are proposed by exact name; missing participants and strange files are shown', async () => {
  const stranger = pdf('Joko.pdf')
  const { uploads } = await chooseFiles(
    {},
    SITI,
    SUHARTO,
    stranger,
    pdf('Wayan Sudarma.pdf'),
  )
  expect(personOf(SITI)).toHaveValue('c1')
  expect(personOf(SITI)).toHaveAccessibleDescription('Cocok dengan nama peserta')
  expect(personOf(SUHARTO)).toHaveValue('c2')
  expect(personOf(SUHARTO)).toHaveAccessibleDescription('Menggantikan lama.pdf')
  expect(personOf(stranger)).toHaveValue('')
  expect(lineOf(stranger)).toHaveTextContent('Tidak ada peserta dengan nama atau ID ini.')
  expect(lineOf(pdf('Wayan Sudarma.pdf'))).toHaveTextContent('Peserta ini belum lengkap')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Belum ada file untuk 1 pesertaMaria Tambunan',
  )
  const names = [...personOf(stranger).options].map(({ text }) => text.split(', BPKH')[0])
  expect(names).toEqual([
    'Jangan unggah',
    'Dr. Siti Rahma, M.Si.',
    'Suharto',
    'Maria Tambunan',
  ])
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
  expect(uploads()).toEqual([])
})

test('readers hear how many were chosen and how many belong to somebody', async () => {
  const { user } = await chooseFiles({})
  const regions = liveRegions()
  await user.upload(screen.getByLabelText('Pilih beberapa sertifikat'), [
    SITI,
    pdf('Joko.pdf'),
  ])
  const told = screen.getByText('2 file dipilih, 1 dipasangkan dengan peserta.')
  expect(regions.tell(told)).toBe(true)
})

test('nothing is uploaded before the admin has agreed to the table, and a change wants it anew', async () => {
  const { user, uploads } = await chooseFiles({}, SITI)
  const send = button('Unggah 1 sertifikat')
  expect(send).toHaveAccessibleDescription('Centang pernyataan di atas terlebih dahulu.')
  await user.click(send)
  await user.click(agreement())
  await user.selectOptions(personOf(SITI), 'c3')
  expect(agreement()).not.toBeChecked()
  expect(send).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Batal'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(uploads()).toEqual([])
})

test('two files of one participant are both left to the admin; two for one cannot be sent', async () => {
  const [first, second] = [pdf('Suharto.pdf'), pdf('suharto (1).pdf')]
  const { user } = await chooseFiles({}, first, second)
  expect(personOf(first)).toHaveValue('')
  expect(lineOf(second)).toHaveTextContent('Ada file lain untuk peserta yang sama.')
  await user.selectOptions(personOf(first), 'c2')
  await user.selectOptions(personOf(second), 'c2')
  expect(lineOf(first)).toHaveTextContent('Peserta ini dipilih untuk lebih dari satu file.')
  await user.click(agreement())
  expect(button('Unggah 2 sertifikat')).toHaveAccessibleDescription(
    'Satu peserta dipilih untuk lebih dari satu file.',
  )
})

test('what the admin has chosen stays when files are added, and is not called what the names said', async () => {
  const { user } = await chooseFiles({}, SITI, SUHARTO)
  await user.selectOptions(personOf(SITI), 'c3')
  expect(lineOf(SITI)).toHaveTextContent('Dipilih oleh admin')
  await user.selectOptions(personOf(SUHARTO), '')
  expect(lineOf(SUHARTO)).toHaveTextContent('Tidak diunggah')
  await user.upload(screen.getByLabelText('Pilih beberapa sertifikat'), [pdf('Joko.pdf')])
  expect(personOf(SITI)).toHaveValue('c3')
  expect(personOf(SUHARTO)).toHaveValue('')
  expect(button('Unggah 1 sertifikat')).toBeVisible()
  await user.selectOptions(personOf(SITI), 'c1')
  expect(lineOf(SITI)).toHaveTextContent('Cocok dengan nama peserta')
})

test('a file that can be no certificate is nobody’s', async () => {
  const word = new File(['x'], 'Maria Tambunan.docx')
  const { user } = await open()
  await user.click(button('Unggah banyak sertifikat'))
  await screen.findByRole('dialog')
  await untilStill()
  // a folder brings whatever is in it
  await user.upload(screen.getByLabelText('Pilih folder'), [word, pdf('.DS_Store')])
  expect(lineOf(word)).toHaveTextContent('File harus berupa JPG, PNG, atau PDF')
  expect(screen.queryByRole('combobox', { name: /^Peserta untuk/ })).toBeNull()
  expect(screen.queryByText('.DS_Store')).toBeNull()
})

test('each file goes to its own row as it is, one after the other; a failed one can be tried again', async () => {
  const { user, uploads } = await chooseFiles(
    { 'upload c1': () => problem(500, 'Penyimpanan penuh.') },
    SITI,
    SUHARTO,
  )
  await user.click(agreement())
  await user.click(button('Unggah 2 sertifikat'))
  await user.click(await screen.findByRole('button', { name: 'Ulangi' }))
  await screen.findByRole('button', { name: 'Selesai' })
  expect(results()).toEqual([
    'Dr. Siti Rahma, M.Si.: Siti Rahma.pdfTerunggah',
    'Suharto: sertifikat_suharto.pdfTerunggah',
  ])
  expect(uploads().map(({ params, file }) => [params.id, file?.name])).toEqual([
    ['c1', 'Siti Rahma.pdf'],
    ['c2', 'sertifikat_suharto.pdf'],
    ['c1', 'Siti Rahma.pdf'],
  ])
  expect(await uploads()[1]?.file?.text()).toBe('%PDF sertifikat_suharto.pdf')
  await untilStill()
})

test('a server of chapter 7 alone that answers nothing to an upload has done it', async () => {
  const { user, answerWith } = await chooseFiles({}, SITI)
  answerWith(mockApi(api.adminCoaching.uploadCertificate, null as never))
  await user.click(agreement())
  await user.click(button('Unggah 1 sertifikat'))
  await screen.findByRole('button', { name: 'Selesai' })
  expect(results()).toEqual(['Dr. Siti Rahma, M.Si.: Siti Rahma.pdfTerunggah'])
})

test('after the upload, and from the tab, everybody is told one by one with the result per row', async () => {
  const { user, requestsTo } = await chooseFiles({ 'notify u1': offline }, SITI)
  await user.click(agreement())
  await user.click(button('Unggah 1 sertifikat'))
  await user.click(await screen.findByRole('button', { name: 'Selesai' }))
  await screen.findByRole('dialog', { name: 'Kirim notifikasi ke 1 peserta?' })
  await untilStill()
  await user.click(button('Tidak'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(button('Kirim semua notifikasi'))
  await screen.findByRole('dialog', { name: 'Kirim notifikasi sertifikat' })
  await untilStill()
  expect(screen.getByRole('dialog')).toHaveTextContent('Kepada: 2 peserta')
  await user.click(button('Kirim'))
  await user.click(await screen.findByRole('button', { name: 'Ulangi' }))
  await screen.findByRole('button', { name: 'Selesai' })
  expect(results()).toEqual([
    'Dr. Siti Rahma, M.Si.Notifikasi terkirim',
    'SuhartoNotifikasi terkirim',
  ])
  const sent = requestsTo(api.adminCoaching.sendCertificateNotification)
  expect(sent.map(({ body }) => body)).toMatchObject(
    ['u1', 'u2', 'u1'].map((userId) => ({ userId, notifToMember: true })),
  )
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[2])
  await untilStill()
})

test('whoever was told of the certificate before is told of the one that has just been uploaded', async () => {
  const notifiedAt = '2026-08-20T10:00:00.000+07:00'
  const { user, requestsTo } = await open(
    {},
    START.map((one) => ({ ...one, notifiedAt: one.id === 'c2' ? notifiedAt : null })),
  )
  await choose(user, [SUHARTO])
  await user.click(agreement())
  await user.click(button('Unggah 1 sertifikat'))
  await user.click(await screen.findByRole('button', { name: 'Selesai' }))
  await screen.findByRole('dialog', { name: 'Kirim notifikasi ke 1 peserta?' })
  await untilStill()
  await user.click(button('Ya'))
  await screen.findByRole('dialog', { name: 'Kirim notifikasi sertifikat' })
  await untilStill()
  await user.click(button('Kirim'))
  await screen.findByRole('button', { name: 'Selesai' })
  const sent = requestsTo(api.adminCoaching.sendCertificateNotification)
  expect(sent.map(({ body }) => body)).toMatchObject([{ userId: 'u2', isThere: true }])
})
