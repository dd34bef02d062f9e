import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ErrorBanner } from '@/components/feedback/error-banner'
import { LoadingOverlay } from '@/components/feedback/loading-overlay'
import { SessionEndDialog } from '@/components/feedback/session-end-dialog'
import { ToastHost } from '@/components/feedback/toast-host'
import { beginActivity } from '@/lib/feedback/activity'
import { dismissError, showError } from '@/lib/feedback/error-banner'
import { clearSessionEnd, markSessionEnd } from '@/lib/feedback/session-end'
import { dismissToast, toast } from '@/lib/feedback/toast'
import { untilStill } from '@/lib/testing/until-still'

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  act(() => {
    dismissToast()
    dismissError()
    clearSessionEnd()
  })
  jest.useRealTimers()
})

test("'A message banner shows for 3 seconds' in the polite region", () => {
  render(<ToastHost />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  act(() => toast.success('Password berhasil diubah'))
  expect(region).toHaveTextContent('Berhasil: Password berhasil diubah')
  expect(region.children).toHaveLength(1)
  expect(within(region).queryByRole('button')).toBeNull()
  wait(3000)
  expect(region).toBeEmptyDOMElement()
})

test("'green for success and another colour for errors', and a word beside the colour", () => {
  render(<ToastHost />)
  const card = () => screen.getByRole('status').parentElement
  act(() => toast.success('Data berhasil diubah'))
  expect(card()).toHaveClass('bg-rimba-600')
  expect(card()).toHaveTextContent(/^Berhasil: /)
  // on the green header the ground alone would not stand out
  expect(card()).toHaveClass('border-white')
  act(() => toast.error('File gagal diunggah'))
  expect(card()).toHaveClass('bg-merah-700')
  expect(card()).toHaveTextContent(/^Gagal: /)
})

test('pointing at the toast or focusing its button keeps it', () => {
  render(<ToastHost />)
  act(() => toast.error('File gagal diunggah'))
  fireEvent.pointerEnter(screen.getByRole('status'))
  wait(10_000)
  expect(screen.getByText('File gagal diunggah')).toBeVisible()
  fireEvent.pointerLeave(screen.getByRole('status'))
  fireEvent.focus(screen.getByRole('button', { name: 'Tutup pemberitahuan' }))
  wait(10_000)
  expect(screen.getByText('File gagal diunggah')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }))
  expect(screen.queryByText('File gagal diunggah')).not.toBeInTheDocument()
})

test("'a red banner … showing error text that disappears after 3 seconds' is an alert", () => {
  render(<ErrorBanner />)
  act(() => showError('An unexpected error occurred'))
  expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred')
  wait(3000)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test("'A global loading overlay appears', after 150 ms, and leaves the focus alone", () => {
  render(
    <>
      <button type="button">Simpan</button>
      <LoadingOverlay />
    </>,
  )
  const button = screen.getByRole('button')
  button.focus()
  let end = () => {}
  act(() => {
    end = beginActivity()
  })
  wait(149)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  wait(1)
  expect(screen.getByRole('status')).toHaveTextContent('Memuat…')
  expect(button).toHaveFocus()
  act(() => end())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a quiet call shows no overlay', () => {
  render(<LoadingOverlay />)
  let end = () => {}
  act(() => {
    end = beginActivity({ quiet: true })
  })
  wait(1000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => end())
})

test('the session modal says the sentence, cannot be closed and has one way on', async () => {
  jest.useRealTimers()
  const user = userEvent.setup()
  const login = jest.fn()
  render(<SessionEndDialog onLogin={login} onClose={jest.fn()} />)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  act(() => markSessionEnd('expired'))
  const modal = await screen.findByRole('alertdialog')
  await untilStill()
  expect(modal).toHaveTextContent(
    'Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.',
  )
  expect(await axe(modal)).toHaveNoViolations()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(login).toHaveBeenCalledTimes(1)
})
