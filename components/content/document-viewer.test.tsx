import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { DocumentViewer } from '@/components/content/document-viewer'
import { type Drawn, openPdf, type PdfPage } from '@/components/content/viewer/pdf-engine'
import { printSheets } from '@/components/content/viewer/print-sheets'
import { saveBlob } from '@/lib/browser/save-blob'
import { toast } from '@/lib/feedback/toast'

jest.mock('@/components/content/viewer/pdf-engine', () => ({ openPdf: jest.fn() }))
jest.mock('@/components/content/viewer/print-sheets', () => ({ printSheets: jest.fn() }))
jest.mock('@/lib/browser/save-blob', () => ({ saveBlob: jest.fn() }))

const page = (number: number, drawn: Promise<Drawn>): PdfPage => ({
  number,
  width: 842,
  height: 595,
  draw: () => ({ finished: drawn, cancel: () => {} }),
  layText: () => ({ finished: Promise.resolve(), cancel: () => {} }),
})

const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' })

function open(data: Blob, fileName = 'sertifikat.pdf') {
  const onClose = jest.fn()
  const view = render(
    <DocumentViewer data={data} fileName={fileName} title="Sertifikat" onClose={onClose} />,
  )
  return { onClose, user: userEvent.setup(), ...view }
}

const WHOLE = Promise.resolve<Drawn>('whole')

const openPages = (count: number, drawn = WHOLE) =>
  jest.mocked(openPdf).mockResolvedValue({
    pages: Array.from({ length: count }, (_, index) => page(index + 1, drawn)),
    close: () => {},
  })

test("it shows 'Loading...' until ready, in English", async () => {
  jest.mocked(openPdf).mockReturnValue(new Promise(() => {}))
  open(PDF)
  const loading = await screen.findByText('Loading...')
  expect(loading).toHaveAttribute('lang', 'en')
  expect(screen.queryByRole('button', { name: 'Cetak' })).not.toBeInTheDocument()
})

test('the pages of a PDF stand in a named frame that is accessible', async () => {
  openPages(2)
  const { container } = open(PDF)
  expect(await screen.findByRole('region', { name: 'Halaman 2' })).toBeVisible()
  expect(screen.getByText('1 / 2')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('Halaman 1 dari 2')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Sertifikat' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('it zooms in, out and back to the width', async () => {
  openPages(1)
  const { user } = open(PDF)
  await screen.findByRole('region', { name: 'Halaman 1' })
  const size = screen.getByRole('status')
  expect(size).toHaveTextContent('Ukuran 100%')
  await user.click(screen.getByRole('button', { name: 'Perbesar' }))
  expect(size).toHaveTextContent('Ukuran 125%')
  expect(screen.getByRole('region', { name: 'Halaman 1' })).toHaveStyle({ width: '1052px' })
  await user.click(screen.getByRole('button', { name: 'Perkecil' }))
  await user.click(screen.getByRole('button', { name: 'Perkecil' }))
  expect(size).toHaveTextContent('Ukuran 80%')
  const fit = screen.getByRole('button', { name: 'Sesuaikan lebar' })
  expect(fit).toHaveAttribute('aria-pressed', 'false')
  await user.click(fit)
  expect(size).toHaveTextContent('Ukuran 100%')
})

/** Observers tell at once of the size that the frame has. */
const observeAtOnce = () =>
  jest.spyOn(window, 'ResizeObserver').mockImplementation((tell) => {
    const observer: ResizeObserver = {
      observe: () => tell([], observer),
      unobserve: () => {},
      disconnect: () => {},
    }
    return observer
  })

test('a single page is seen whole at first, and as wide as the frame when asked', async () => {
  observeAtOnce()
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1295)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(627)
  openPages(1)
  const { user } = open(PDF)
  await screen.findByRole('region', { name: 'Halaman 1' })
  expect(screen.getByRole('status')).toHaveTextContent('Ukuran 100%')
  const fit = screen.getByRole('button', { name: 'Sesuaikan lebar' })
  expect(fit).toHaveAttribute('aria-pressed', 'false')
  await user.click(fit)
  expect(screen.getByRole('status')).toHaveTextContent('Ukuran 150%')
  expect(fit).toHaveAttribute('aria-pressed', 'true')
})

test('two fingers zoom the pages and not the whole portal', async () => {
  openPages(1)
  open(PDF)
  await screen.findByRole('region', { name: 'Halaman 1' })
  const ground = screen.getByRole('region', { name: 'Isi dokumen' })
  const fingers = (apart: number) => ({
    touches: [
      { clientX: 100, clientY: 200 },
      { clientX: 100 + apart, clientY: 200 },
    ],
  })
  fireEvent.touchStart(ground, fingers(100))
  const wasTaken = !fireEvent.touchMove(ground, fingers(200))
  expect(wasTaken).toBe(true)
  fireEvent.touchEnd(ground, { touches: [] })
  expect(screen.getByRole('status')).toHaveTextContent('Ukuran 200%')
})

test('Esc and Tutup close; Unduh saves the file as it is', async () => {
  openPages(1)
  const { user, onClose } = open(PDF)
  await user.click(screen.getByRole('button', { name: 'Unduh' }))
  expect(saveBlob).toHaveBeenCalledWith(PDF, 'sertifikat.pdf')
  await user.click(screen.getByRole('button', { name: 'Tutup' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await screen.findByRole('region', { name: 'Halaman 1' })
  await user.click(screen.getByRole('region', { name: 'Isi dokumen' }))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('Cetak prints every page, lying as the first one lies', async () => {
  openPages(2)
  const { user } = open(PDF)
  await user.click(await screen.findByRole('button', { name: 'Cetak' }))
  expect(printSheets).toHaveBeenCalledWith(
    [expect.any(HTMLCanvasElement), expect.any(HTMLCanvasElement)],
    true,
  )
})

/** Every page is near to what is seen. */
const seeAtOnce = () =>
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((tell) => {
    const observer = {
      observe: () =>
        tell([{ isIntersecting: true } as IntersectionObserverEntry], observer),
      disconnect: () => {},
    } as unknown as IntersectionObserver
    return observer
  })

test.each<[Drawn, RegExp]>([
  ['partly', /^Sebagian isi halaman ini tidak dapat ditampilkan\./],
  ['failed', /^Halaman ini tidak dapat ditampilkan\./],
])(
  'a page that could be drawn only %s says so, and is not printed',
  async (drawn, told) => {
    seeAtOnce()
    jest.mocked(printSheets).mockClear()
    const toastError = jest.spyOn(toast, 'error')
    openPages(1, Promise.resolve(drawn))
    const { user } = open(PDF)
    expect(await screen.findByRole('alert')).toHaveTextContent(told)
    await user.click(screen.getByRole('button', { name: 'Cetak' }))
    expect(toastError).toHaveBeenCalledWith(
      expect.stringMatching(/^File belum dapat dicetak/),
    )
    expect(printSheets).not.toHaveBeenCalled()
  },
)

test('a page that is not drawn yet says so, on its white paper', async () => {
  seeAtOnce()
  let finish: (drawn: Drawn) => void = () => {}
  openPages(
    1,
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  open(PDF)
  const paper = await screen.findByRole('region', { name: 'Halaman 1' })
  expect(paper).toHaveTextContent('Memuat halaman…')
  await act(async () => finish('whole'))
  expect(paper).toHaveTextContent('')
})

test('a PDF that cannot be shown offers a download link, and no reason that nobody knows', async () => {
  jest.mocked(openPdf).mockRejectedValue(new Error('Invalid PDF structure'))
  open(PDF)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('File PDF ini tidak dapat ditampilkan di sini.')
  expect(await screen.findByRole('link', { name: 'Unduh sertifikat.pdf' })).toHaveAttribute(
    'download',
    'sertifikat.pdf',
  )
})

test('a picture is shown as a picture; a broken one can be downloaded', async () => {
  open(new Blob(['x'], { type: 'image/png' }), 'sertifikat.png')
  const picture = await screen.findByAltText('Sertifikat')
  fireEvent.load(picture)
  expect(picture).toBeVisible()
  expect(within(document.body).queryByText('Loading...')).not.toBeInTheDocument()
  fireEvent.error(picture)
  expect(screen.getByRole('alert').textContent).toBe(
    'Gambar ini tidak dapat ditampilkan di sini.',
  )
  expect(await screen.findByRole('link', { name: 'Unduh sertifikat.png' })).toBeVisible()
})

test('a scanned picture of any size begins whole on a phone, and can be fitted to its width', async () => {
  observeAtOnce()
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(351)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(3508)
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(9000)
  const { user } = open(new Blob(['x'], { type: 'image/png' }), 'sertifikat.png')
  const picture = await screen.findByAltText('Sertifikat')
  fireEvent.load(picture)
  const size = () => [
    Number(picture.getAttribute('width')),
    Number(picture.getAttribute('height')),
  ]
  const [width = 0, height = 0] = size()
  expect(width).toBeLessThanOrEqual(351)
  expect(height).toBeLessThanOrEqual(600)
  expect(screen.getByRole('button', { name: 'Perkecil' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Sesuaikan lebar' }))
  expect(size()[0]).toBeLessThanOrEqual(351)
  expect(size()[0]).toBeGreaterThan(width)
})

test('any other file is a download link', async () => {
  open(new Blob(['x']), 'paparan.pptx')
  expect(await screen.findByRole('link', { name: 'Unduh paparan.pptx' })).toBeVisible()
})
