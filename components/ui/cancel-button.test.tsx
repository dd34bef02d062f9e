import { act, render, screen } from '@testing-library/react'
import { CancelButton } from './cancel-button'

const began = () => screen.getByRole('button', { name: 'Unduh' })

const work = (isRunning: boolean) => (
  <>
    <button type="button">Unduh</button>
    <button type="button">Lain</button>
    {isRunning && <CancelButton onCancel={() => {}} />}
  </>
)

test('the work ends while ‘Batalkan’ has the focus: it goes back to what began it', async () => {
  const { rerender } = render(work(false))
  act(() => began().focus())
  rerender(work(true))
  const cancel = await screen.findByRole('button', { name: 'Batalkan' })
  act(() => cancel.focus())
  rerender(work(false))
  expect(began()).toHaveFocus()
})

test('whoever has gone on meanwhile is not taken back', async () => {
  const { rerender } = render(work(false))
  act(() => began().focus())
  rerender(work(true))
  await screen.findByRole('button', { name: 'Batalkan' })
  const other = screen.getByRole('button', { name: 'Lain' })
  act(() => other.focus())
  rerender(work(false))
  expect(other).toHaveFocus()
})
