import { act, fireEvent, render, screen } from '@testing-library/react'
import { PdfViewer } from '@/components/content/pdf-viewer'
import { openPdf } from '@/components/content/viewer/pdf-engine'

jest.mock('@/components/content/viewer/pdf-engine', () => ({ openPdf: jest.fn() }))

const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
const open = (data: Blob) =>
  render(<PdfViewer data={data} fileName="sertifikat.pdf" onClose={() => {}} />)

/** A file of one page is read. */
const openPage = () =>
  jest.mocked(openPdf).mockResolvedValue({
    pages: [
      {
        ...{ number: 1, width: 842, height: 595 },
        draw: () => ({ finished: Promise.resolve('whole'), cancel: () => {} }),
        layText: () => ({ finished: Promise.resolve(), cancel: () => {} }),
      },
    ],
    close: () => {},
  })

afterEach(() => jest.useRealTimers())

const LATE = /Belum selesai dimuat\./

test('a PDF whose reader does not come is not waited for without a word: it can be downloaded, or opened once more', async () => {
  jest.useFakeTimers()
  jest.mocked(openPdf).mockReset()
  jest.mocked(openPdf).mockReturnValue(new Promise(() => {}))
  open(PDF)
  await act(() => jest.advanceTimersByTimeAsync(9_000))
  expect(screen.getByRole('status')).not.toHaveTextContent(LATE)
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('status')).toHaveTextContent(LATE)
  expect(screen.getByRole('link', { name: 'Unduh sertifikat.pdf' })).toBeVisible()
  openPage()
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(screen.getByRole('status')).not.toHaveTextContent(LATE)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('region', { name: 'Halaman 1' })).toBeVisible()
  expect(openPdf).toHaveBeenCalledTimes(2)
})

test('a reader whose own script did not come is asked for again and says nothing about the file', async () => {
  jest.useFakeTimers()
  jest.mocked(openPdf).mockReset()
  openPage()
  const missing = Object.assign(new Error(), { name: 'ChunkLoadError', request: 'worker' })
  jest.mocked(openPdf).mockRejectedValueOnce(missing)
  open(PDF)
  await act(() => jest.advanceTimersByTimeAsync(500))
  expect(screen.getByText('Loading...')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(500))
  expect(screen.getByRole('region', { name: 'Halaman 1' })).toBeVisible()
})
