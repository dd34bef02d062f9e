import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shellMocks } from '@/app/_shell/testing/shell-mocks'
import { openPdf } from '@/components/content/viewer/pdf-engine'
import { api } from '@/lib/contract'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, mockFile, offline, problem } from '@/lib/testing/mock-api'

jest.mock('@/components/content/viewer/pdf-engine', () => ({ openPdf: jest.fn() }))

const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
const CHECK = {
  eligible: true,
  available: true,
  fileName: 'sertifikat-siti.pdf',
  missing: [],
}

beforeEach(() => {
  jest.mocked(openPdf).mockReset()
  jest.mocked(openPdf).mockRejectedValue(new Error('no PDF support'))
})

const open = (...mocks: Mock[]) =>
  renderScreen('proses-coaching/sertifikat/preview', {
    params: { id: '14' },
    as: 'user',
    api: [
      ...shellMocks({ certificate: CHECK }),
      mockApi(api.certificate.download, PDF),
      ...mocks,
    ],
  })

test("shows 'Loading...' until the document is ready", async () => {
  let answer: (blob: Blob) => void = () => {}
  const { container } = await open(
    mockApi(
      api.certificate.download,
      () =>
        new Promise<Blob>((resolve) => {
          answer = resolve
        }),
    ),
  )
  expect(await screen.findByText('Loading...')).toBeVisible()
  expect(await axeCalmly(container)).toHaveNoViolations()
  jest.mocked(openPdf).mockReturnValue(new Promise(() => {}))
  answer(PDF)
  await waitFor(() => expect(openPdf).toHaveBeenCalled())
  expect(screen.getByText('Loading...')).toBeVisible()
})

test('gives the PDF itself to the viewer, and a download link without PDF support', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'Unduh sertifikat-siti.pdf' })
  expect(link).toHaveAttribute('download', 'sertifikat-siti.pdf')
  const [file] = jest.mocked(openPdf).mock.calls[0] ?? []
  expect(await file?.text()).toBe('%PDF-1.7')
})

test('a certificate that is a picture shows as a picture', async () => {
  await open(mockApi(api.certificate.download, new Blob(['png'], { type: 'image/png' })))
  expect(await screen.findByAltText('Pratinjau Sertifikat')).toHaveAttribute(
    'src',
    'blob:jsdom/object',
  )
  expect(openPdf).not.toHaveBeenCalled()
})

test('a JSON answer is used as the address of the file', async () => {
  await open(
    mockApi(
      api.certificate.download,
      new Blob(['"sertifikat/9.pdf"'], { type: 'application/json' }),
    ),
    mockFile('/files/sertifikat/9.pdf', PDF),
  )
  await waitFor(() => expect(openPdf).toHaveBeenCalled())
  expect(
    await screen.findByRole('link', { name: 'Unduh sertifikat-siti.pdf' }),
  ).toBeVisible()
})

test('a file that another host does not hand out is linked, and was asked for without the token', async () => {
  const { requests } = await open(
    mockApi(
      api.certificate.download,
      new Blob(['https://arsip.test/9.pdf'], { type: 'text/plain' }),
    ),
    mockFile('/9.pdf', problem(403, 'Tidak boleh')),
  )
  expect(await screen.findByRole('link', { name: 'Unduh sertifikat' })).toHaveAttribute(
    'href',
    'https://arsip.test/9.pdf',
  )
  const [asked] = requests.filter(({ path }) => path === '/9.pdf')
  expect(asked?.headers.get('authorization')).toBeNull()
  expect(asked?.headers.get('x-api-key')).toBeNull()
})

test('half of it is not shown as the certificate, and asked for again', async () => {
  const { user, answerWith } = await open(
    mockApi(api.certificate.check, { ...CHECK, size: 8 }),
    mockApi(api.certificate.download, new Blob(['%PDF'], { type: PDF.type })),
  )
  const again = await screen.findByRole('button', { name: 'Coba lagi' })
  expect(openPdf).not.toHaveBeenCalled()
  answerWith(mockApi(api.certificate.download, PDF))
  await user.click(again)
  const link = { name: 'Unduh sertifikat-siti.pdf' }
  expect(await screen.findByRole('link', link)).toBeVisible()
})

test('closing returns to sertifikat', async () => {
  const { user } = await open()
  await screen.findByRole('link', { name: 'Unduh sertifikat-siti.pdf' })
  await user.click(screen.getByRole('button', { name: 'Tutup' }))
  expect(await screen.findByText('Sertifikat Anda sudah tersedia')).toBeVisible()
  expect(location.hash).toBe('#/proses-coaching/14/sertifikat')
})

test('a failing fetch is only logged and can be tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, answerWith, container } = await open(
    mockApi(api.certificate.download, offline),
  )
  const again = await screen.findByRole('button', { name: 'Coba lagi' })
  expect(log).toHaveBeenCalledTimes(1)
  expect(await axeCalmly(container)).toHaveNoViolations()
  answerWith(mockApi(api.certificate.download, PDF))
  await user.click(again)
  expect(
    await screen.findByRole('link', { name: 'Unduh sertifikat-siti.pdf' }),
  ).toBeVisible()
})

test('a refusal says why, and leads to the list of coachings', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await open(mockApi(api.certificate.download, problem(410, 'Coaching ini sudah dihapus.')))
  expect(await screen.findByText('Coaching ini sudah dihapus.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ke Daftar Coaching' })).toHaveAttribute(
    'href',
    '#/coaching/user',
  )
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument()
})

test('one that was withdrawn while the page slept is shown no longer, and the reason is told', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  freezeDate('2026-08-26T09:00:00+07:00')
  const { answerWith } = await open()
  await screen.findByRole('link', { name: 'Unduh sertifikat-siti.pdf' })
  const withdrawn = 'Sertifikat Anda dicabut. Alasan: Terbit keliru.'
  answerWith(
    mockApi(api.certificate.check, { ...CHECK, available: false, fileName: null }),
    mockApi(api.certificate.download, problem(410, withdrawn)),
  )
  jest.setSystemTime(new Date('2026-08-26T10:00:00+07:00'))
  expect(await screen.findByText(withdrawn)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Unduh/ })).not.toBeInTheDocument()
})
