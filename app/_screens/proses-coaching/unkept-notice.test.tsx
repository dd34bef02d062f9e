import { act, fireEvent, render, screen } from '@testing-library/react'
import { tellKept } from '@/lib/device/is-kept'
import { UnkeptNotice } from './unkept-notice'

const TITLE = 'Browser ini tidak menyimpan jawaban di perangkat'
const isHeldBack = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

afterEach(() => act(() => tellKept(true)))

test('says nothing, and lets the page be closed, while the browser keeps answers', () => {
  tellKept(true)
  render(<UnkeptNotice unsent={2} />)
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument()
  expect(isHeldBack()).toBe(false)
})

test('without a store of the browser it says so, and closing asks while something is unsent', () => {
  tellKept(true)
  const { rerender } = render(<UnkeptNotice unsent={1} />)
  act(() => tellKept(false))
  expect(screen.getByRole('status')).toHaveTextContent(TITLE)
  expect(screen.getByRole('status')).toHaveTextContent(
    'Jawaban yang belum terkirim hanya ada selama halaman ini terbuka.',
  )
  expect(isHeldBack()).toBe(true)
  rerender(<UnkeptNotice unsent={0} />)
  expect(screen.getByText(TITLE)).toBeVisible()
  expect(isHeldBack()).toBe(false)
})
