import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tooltip } from '@/components/ui/tooltip'

function renderTooltip(onEscape = jest.fn()) {
  render(
    <section
      aria-label="Dialog"
      onKeyDown={(event) => event.key === 'Escape' && onEscape()}
    >
      <Tooltip text="Senin, 25/08/2026">
        <button type="button">Info</button>
      </Tooltip>
    </section>,
  )
  return screen.getByRole('tooltip', { hidden: true })
}

test('shows on hover and goes with the pointer', async () => {
  const tip = renderTooltip()
  expect(tip).not.toBeVisible()
  await userEvent.hover(screen.getByRole('button', { name: 'Info' }))
  expect(tip).toBeVisible()
  await userEvent.unhover(screen.getByRole('button', { name: 'Info' }))
  expect(tip).not.toBeVisible()
})

test('shows on focus and describes its control', async () => {
  const tip = renderTooltip()
  await userEvent.tab()
  expect(tip).toBeVisible()
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Senin, 25/08/2026')
})

test.each([
  [105, 'below a control near the top, where a long text would leave the screen', 157],
  [600, 'above one near the bottom', 592],
])('at %d px it opens %s', async (y, _, top) => {
  jest.spyOn(window, 'innerHeight', 'get').mockReturnValue(700)
  const tip = renderTooltip()
  const button = screen.getByRole('button')
  const box = new DOMRect(500, y, 44, 44)
  jest.spyOn(button.parentElement ?? button, 'getBoundingClientRect').mockReturnValue(box)
  await userEvent.hover(button)
  expect(tip).toHaveStyle({ top: `${top}px` })
})

test('shows on a tap', async () => {
  const tip = renderTooltip()
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
  expect(tip).toBeVisible()
})

test('the first Esc hides it and goes no further; the next one does', async () => {
  const onEscape = jest.fn()
  const tip = renderTooltip(onEscape)
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(tip).not.toBeVisible()
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledTimes(1)
})
