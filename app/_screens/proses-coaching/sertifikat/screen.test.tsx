import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { chapterSevenMocks, resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { type Drawn, openPdf } from '@/components/content/viewer/pdf-engine'
import { api } from '@/lib/contract'
import type { CertificateCheck } from '@/lib/entities/certificate'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, mockFile, offline, problem, stalled } from '@/lib/testing/mock-api'
import { savedFiles } from '@/lib/testing/saved-files'

jest.mock('@/components/content/viewer/pdf-engine', () => ({ openPdf: jest.fn() }))

const AVAILABLE: CertificateCheck = {
  eligible: true,
  available: true,
  fileName: 'sertifikat-siti.pdf',
  missing: [],
}
const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
const saved = savedFiles()

const page = {
  number: 1,
  width: 842,
  height: 595,
  draw: jest.fn(() => ({
    finished: Promise.resolve<Drawn>('whole'),
    cancel: () => {},
  })),
  layText: () => ({ finished: Promise.resolve(), cancel: () => {} }),
}

beforeEach(() => {
  jest.mocked(openPdf).mockResolvedValue({ pages: [page], close: () => {} })
})

const open = (data: Parameters<typeof shellMocks>[0] = {}, fullName = 'Siti Rahma') =>
  renderScreen('proses-coaching/sertifikat', {
    params: { id: '14' },
    ...{ as: 'user', user: { fullName } },
    api: [...shellMocks(data), mockApi(api.certificate.download, PDF)],
  })

const condition = async (name: string) => {
  const list = await screen.findByRole('region', { name: 'Syarat sertifikat' })
  return within(list).getByRole('link', { name: new RegExp(`^${name}`) })
}

test('says which of the three conditions is missing, and what can be done', async () => {
  freezeDate('2026-08-25T12:00:00+07:00')
  const { container } = await open({
    preTest: resultOf(),
    certificate: { missing: ['zoom-meeting', 'post-test'] },
  })
  expect(await condition('Pre Test')).toHaveTextContent('Pre Test sudah dikerjakan.')
  expect(await condition('Zoom Meeting')).toHaveTextContent(
    'Belum terpenuhi: Meeting telah selesai; kehadiran Anda belum dicatat.',
  )
  expect(await condition('Post Test')).toHaveTextContent(
    'Belum terpenuhi: Kerjakan Post Test sebelum pukul 21:00 WIB; hanya satu kali.',
  )
  expect(await condition('Post Test')).toHaveAttribute(
    'href',
    '#/proses-coaching/14/post-test',
  )
  expect(screen.getByText('1 dari 3 terpenuhi')).toBeVisible()
  expect(screen.getByText('Sertifikat belum tersedia')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Lihat' })).not.toBeInTheDocument()
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test('a complete participant waits for the upload', async () => {
  await open({ preTest: resultOf(), postTest: resultOf(), meeting: { attended: true } })
  expect(await screen.findByText('Sertifikat sedang disiapkan')).toBeVisible()
  expect(screen.getByText('3 dari 3 terpenuhi')).toBeVisible()
})

test('an available certificate leads to the preview and is downloaded, without the survey', async () => {
  const { user, container } = await open({
    certificate: AVAILABLE,
    survey: { done: false },
    preTest: resultOf({ score: 62.5 }),
    postTest: resultOf({ score: 87.5 }),
  })
  expect(await screen.findByRole('link', { name: 'Lihat' })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/sertifikat/preview',
  )
  const gain = within(await screen.findByRole('region', { name: 'Nilai Anda' }))
  expect(gain.getByRole('heading', { name: 'Nilai Anda naik 25.00' })).toBeVisible()
  expect(gain.getByText('Pre Test').closest('div')).toHaveTextContent('62.50 / 100')
  expect(gain.getByText('Post Test').closest('div')).toHaveTextContent('87.50 / 100')
  await user.click(screen.getByRole('button', { name: 'Unduh sertifikat' }))
  await waitFor(() => expect(saved).toEqual(['sertifikat-siti.pdf']))
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test.each([
  ['JSON', new Blob(['{"url":"sertifikat/9.pdf"}'], { type: 'application/json' })],
  ['text', new Blob(['/sertifikat/9.pdf'], { type: 'text/plain' })],
])('a %s answer is used as the address of the file', async (_, answer) => {
  const { user, answerWith } = await open({ certificate: { ...AVAILABLE, fileName: null } })
  answerWith(
    mockApi(api.certificate.download, answer),
    mockFile('/files/sertifikat/9.pdf', PDF),
  )
  await user.click(await screen.findByRole('button', { name: 'Unduh sertifikat' }))
  await waitFor(() => expect(saved).toEqual(['sertifikat.pdf']))
})

test('a fetch that stalls is called off, and nothing is saved later', async () => {
  const { user, answerWith } = await open({ certificate: AVAILABLE })
  answerWith(mockApi(api.certificate.download, stalled))
  await user.click(await screen.findByRole('button', { name: 'Unduh sertifikat' }))
  await user.click(await screen.findByRole('button', { name: 'Batalkan' }))
  expect(
    await screen.findByText('Dibatalkan. Tidak ada yang disimpan atau dibagikan.'),
  ).toBeVisible()
  const button = screen.getByRole('button', { name: 'Unduh sertifikat' })
  expect(button).not.toHaveAttribute('aria-busy')
  expect(saved).toEqual([])
})

test('half a certificate is not saved, whatever the line says of it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, answerWith } = await open({ certificate: { ...AVAILABLE, size: 8 } })
  answerWith(mockApi(api.certificate.download, new Blob(['%PDF'], { type: PDF.type })))
  await user.click(await screen.findByRole('button', { name: 'Unduh sertifikat' }))
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  expect(saved).toEqual([])
  answerWith(mockApi(api.certificate.download, PDF))
  await user.click(screen.getByRole('button', { name: 'Unduh sertifikat' }))
  await waitFor(() => expect(saved).toEqual(['sertifikat-siti.pdf']))
})

test("§8 'Certificate fetch failure': 'Only logged.', and the screen stays usable", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, answerWith } = await open({ certificate: AVAILABLE })
  answerWith(mockApi(api.certificate.download, problem(500, 'Rusak')))
  await user.click(await screen.findByRole('button', { name: 'Unduh sertifikat' }))
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(/Rusak/)).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  answerWith(mockApi(api.certificate.download, PDF))
  await user.click(screen.getByRole('button', { name: 'Unduh sertifikat' }))
  await waitFor(() => expect(saved).toEqual(['sertifikat-siti.pdf']))
})

test('the same for a failing check, which can be asked again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, answerWith } = await renderScreen('proses-coaching/sertifikat', {
    params: { id: '14' },
    as: 'user',
    api: [...chapterSevenMocks(), mockApi(api.certificate.check, offline)],
  })
  const card = () => screen.findByRole('region', { name: 'Sertifikat' })
  expect(await card()).toHaveTextContent('Sertifikat belum dapat diperiksa')
  expect(await card()).toHaveTextContent(
    'Belum dapat diketahui: data sertifikat belum terbaca.',
  )
  expect(log).toHaveBeenCalled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  answerWith(
    mockApi(api.certificate.check, AVAILABLE),
    mockApi(api.certificate.download, PDF),
  )
  await user.click(screen.getByRole('button', { name: 'Periksa lagi' }))
  expect(await screen.findByText('Sertifikat Anda sudah tersedia')).toBeVisible()
  expect(screen.getByText('sertifikat-siti.pdf')).toBeVisible()
})

test('what the conditions are cannot be said while a call has failed', async () => {
  await renderScreen('proses-coaching/sertifikat', {
    params: { id: '14' },
    as: 'user',
    api: [...chapterSevenMocks(), mockApi(api.zoomMeeting.check, offline)],
  })
  expect(await condition('Zoom Meeting')).toHaveTextContent(
    'Belum dapat diketahui: kehadiran Anda belum terbaca.',
  )
  expect(screen.getByText('Belum semua dapat diketahui')).toBeVisible()
})

test('congratulates by the name without the degrees behind it', async () => {
  await open({ certificate: AVAILABLE }, 'Dr. Siti Rahma, S.Hut., M.Si.')
  const name = 'Selamat, Dr. Siti Rahma!'
  expect(await screen.findByRole('heading', { name })).toBeVisible()
})

test('shows the first page itself and congratulates by name', async () => {
  await open({ certificate: AVAILABLE })
  expect(
    await screen.findByRole('img', { name: 'Halaman pertama sertifikat Anda' }),
  ).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Selamat, Siti Rahma!' })).toBeVisible()
  const [file] = jest.mocked(openPdf).mock.calls[0] ?? []
  expect(await file?.text()).toBe('%PDF-1.7')
})

test.each([
  ['before the Post Test has one', resultOf({ score: 62.5 }), null],
  ['while the answer key is missing', resultOf({ score: '-' }), resultOf({ score: 80 })],
])('says nothing of a gain %s', async (_, preTest, postTest) => {
  await open({ certificate: AVAILABLE, preTest, postTest })
  expect(await screen.findByRole('link', { name: 'Lihat' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Nilai Anda' })).not.toBeInTheDocument()
})

describe('Bagikan ke WhatsApp', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })

  test('hands the file over where the device takes files', async () => {
    const shareSheet = jest.fn().mockResolvedValue(undefined)
    Object.assign(navigator, { canShare: () => true, share: shareSheet })
    const { user } = await open({ certificate: AVAILABLE })
    await user.click(await screen.findByRole('button', { name: 'Bagikan ke WhatsApp' }))
    await waitFor(() => expect(shareSheet).toHaveBeenCalledTimes(1))
    const [{ files }] = shareSheet.mock.calls[0]
    expect(files[0]).toMatchObject({ name: 'sertifikat-siti.pdf', type: 'application/pdf' })
  })

  test('asks for another press where the file came too late for a sheet to open by the first', async () => {
    const late = new DOMException('no press', 'NotAllowedError')
    const shareSheet = jest.fn().mockRejectedValueOnce(late).mockResolvedValue(undefined)
    Object.assign(navigator, { canShare: () => true, share: shareSheet })
    const { user } = await open({ certificate: AVAILABLE })
    await user.click(await screen.findByRole('button', { name: 'Bagikan ke WhatsApp' }))
    await screen.findByRole('dialog', { name: 'Sertifikat siap dibagikan' })
    await user.click(screen.getByRole('button', { name: 'Bagikan' }))
    await waitFor(() => expect(shareSheet).toHaveBeenCalledTimes(2))
    expect(shareSheet.mock.calls[1][0].files[0].name).toBe('sertifikat-siti.pdf')
  })

  test('hands the words over where it takes no files', async () => {
    const shareSheet = jest.fn().mockResolvedValue(undefined)
    Object.assign(navigator, { share: shareSheet })
    const { user } = await open({ certificate: AVAILABLE })
    await user.click(await screen.findByRole('button', { name: 'Bagikan ke WhatsApp' }))
    await waitFor(() => expect(shareSheet).toHaveBeenCalledTimes(1))
    expect(shareSheet.mock.calls[0]).toEqual([
      { text: expect.stringMatching(/^Saya telah menerima sertifikat coaching ".+" dari/) },
    ])
  })

  test("is a link of WhatsApp elsewhere, with nobody's name or number in it", async () => {
    await open({ certificate: AVAILABLE })
    const link = await screen.findByRole('link', { name: /^Bagikan ke WhatsApp/ })
    const { host, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
    expect([host, pathname]).toEqual(['wa.me', '/'])
    expect(searchParams.get('text')).toMatch(
      /^Saya telah menerima sertifikat coaching ".+" dari E-Coaching Kehutanan\.$/,
    )
    expect(searchParams.get('text')).not.toMatch(/Siti|\d{4}/)
  })
})

test('recalls an open survey, which holds no certificate back', async () => {
  await open({ certificate: AVAILABLE, postTest: resultOf() })
  expect(await screen.findByRole('link', { name: 'Isi survei' })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/survei-kepuasan',
  )
  expect(screen.getByText('Sertifikat Anda sudah tersedia')).toBeVisible()
})
