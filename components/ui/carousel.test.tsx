import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ComponentProps } from 'react'
import { Carousel } from '@/components/ui/carousel'

const scrollNext = jest.fn()
const scrollPrev = jest.fn()
const embla = {
  scrollNext,
  scrollPrev,
  selectedScrollSnap: () => 0,
  on: () => embla,
  off: () => embla,
}
jest.mock('embla-carousel-react', () => () => [() => {}, embla])

/** Shows a carousel and lets its engine come. */
async function show(props: Partial<ComponentProps<typeof Carousel>> = {}) {
  const view = render(<Carousel label="Banner beranda" slides={slides} {...props} />)
  await act(async () => {
    await import('@/components/ui/carousel-engine')
  })
  return view
}

const slides = [
  { key: '1', content: <p>Banner satu</p> },
  { key: '2', content: <p>Banner dua</p> },
]
const pause = () => screen.getByRole('button', { name: 'Jeda putar otomatis' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  scrollNext.mockClear()
  scrollPrev.mockClear()
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

test('shows the first slide at once; a press before the engine came turns it then', async () => {
  render(<Carousel label="Banner beranda" slides={slides} />)
  expect(screen.getByText('Banner satu')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Banner berikutnya' }))
  expect(scrollNext).not.toHaveBeenCalled()
  await act(async () => {
    await import('@/components/ui/carousel-engine')
  })
  expect(scrollNext).toHaveBeenCalledTimes(1)
})

test("'Home banner carousel advances every 10 seconds'", async () => {
  await show()
  pass(9_999)
  expect(scrollNext).not.toHaveBeenCalled()
  pass(1)
  expect(scrollNext).toHaveBeenCalledTimes(1)
  pass(10_000)
  expect(scrollNext).toHaveBeenCalledTimes(2)
})

test('stands still while hovered or focused', async () => {
  await show()
  const mouse = user()
  await mouse.hover(screen.getByText('Banner satu'))
  pass(30_000)
  expect(scrollNext).not.toHaveBeenCalled()
  act(() => pause().focus())
  await mouse.unhover(screen.getByText('Banner satu'))
  pass(30_000)
  expect(scrollNext).not.toHaveBeenCalled()
  act(() => pause().blur())
  pass(10_000)
  expect(scrollNext).toHaveBeenCalledTimes(1)
})

test('stands still in a hidden tab', async () => {
  await show()
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(30_000)
  expect(scrollNext).not.toHaveBeenCalled()
  state.mockRestore()
})

test('has buttons for both directions, names its slides and hides the others', async () => {
  const { container } = await show()
  await user().click(screen.getByRole('button', { name: 'Banner berikutnya' }))
  await user().click(screen.getByRole('button', { name: 'Banner sebelumnya' }))
  expect(scrollNext).toHaveBeenCalledTimes(1)
  expect(scrollPrev).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('article', { name: '1 dari 2' })).toHaveTextContent('Banner satu')
  expect(screen.getByLabelText('2 dari 2')).toHaveAttribute('inert')
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
})

test('never turns under reduced motion and offers no pause button then', async () => {
  const { matchMedia } = window
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: true }))
  await show()
  pass(30_000)
  expect(scrollNext).not.toHaveBeenCalled()
  expect(
    screen.queryByRole('button', { name: 'Jeda putar otomatis' }),
  ).not.toBeInTheDocument()
})

test('one slide has no controls', async () => {
  await show({ slides: slides.slice(0, 1) })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a pause holds, also on the next screen', async () => {
  const { unmount } = await show()
  await user().click(pause())
  act(() => screen.getByRole('button', { name: 'Putar otomatis' }).blur())
  await user().unhover(screen.getByText('Banner satu'))
  pass(30_000)
  expect(scrollNext).not.toHaveBeenCalled()
  unmount()
  await show()
  expect(screen.getByRole('button', { name: 'Putar otomatis' })).toBeVisible()
})
