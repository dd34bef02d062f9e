import { screen, waitFor } from '@testing-library/react'
import { keepFocus } from '@/app/_shell/focus-keeper'

let stop = () => {}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const element = (id: string) => screen.getByTestId(id)

beforeEach(() => {
  document.body.innerHTML = `
    <h1 tabindex="-1" data-page-heading="" data-testid="heading">Daftar</h1>
    <div role="dialog" tabindex="-1" data-testid="dialog"><button data-testid="yes">Ya</button></div>
    <button data-testid="opener">Hapus</button>
    <button data-testid="other">Lain</button>
    <ul>${['second', 'third']
      .map(
        (id) =>
          `<li data-testid="${id}"><button data-testid="${id}-act">Unggah</button></li>`,
      )
      .join('')}</ul>`
  stop = keepFocus()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

test('what held the focus has gone: the heading has it', async () => {
  element('opener').focus()
  element('opener').remove()
  await waitFor(() => expect(element('heading')).toHaveFocus())
})

test('what held the focus has gone with its screen: the heading that comes late has it', async () => {
  const heading = element('heading')
  element('opener').focus()
  heading.remove()
  element('opener').remove()
  await pause(50)
  expect(document.body).toHaveFocus()
  document.body.prepend(heading)
  await waitFor(() => expect(heading).toHaveFocus())
})

test('a heading that comes late leaves the focus to whoever has moved it meanwhile', async () => {
  const heading = element('heading')
  element('opener').focus()
  heading.remove()
  element('opener').remove()
  await pause(50)
  element('other').focus()
  element('other').blur()
  document.body.prepend(heading)
  await pause(50)
  expect(document.body).toHaveFocus()
})

test.each([
  ['second', 'third', 'the one that came up into its place'],
  ['third', 'second', 'the one above it, as it was the last'],
])('%s of a list has gone: %s has it, %s', async (gone, next) => {
  element(`${gone}-act`).focus()
  element(gone).remove()
  await waitFor(() => expect(element(next)).toHaveFocus())
  expect(element(next)).toHaveAttribute('tabindex', '-1')
})

test('what had opened a window has gone before the window: the next of its list has the focus', async () => {
  element('second-act').focus()
  element('yes').focus()
  element('second').remove()
  await Promise.resolve()
  element('dialog').remove()
  await waitFor(() => expect(element('third')).toHaveFocus())
})

test('of two windows in a row the second has no opener: what opened the first has the focus', async () => {
  element('opener').focus()
  element('yes').focus()
  element('dialog').remove()
  await waitFor(() => expect(element('opener')).toHaveFocus())
})

test.each([
  ['keys', true],
  ['a press', false],
])('by %s the page moves to where the focus is: %s', async (_, isByKeys) => {
  const matches = jest.spyOn(Element.prototype, 'matches')
  matches.mockImplementation((selector) => selector === ':focus-visible' && isByKeys)
  const focus = jest.spyOn(element('heading'), 'focus')
  element('opener').focus()
  element('opener').remove()
  await waitFor(() => expect(element('heading')).toHaveFocus())
  expect(focus).toHaveBeenCalledWith({ preventScroll: !isByKeys })
  matches.mockRestore()
})

test('nothing happens to the focus of something that stays', async () => {
  element('opener').focus()
  element('other').remove()
  await waitFor(() => expect(screen.queryByTestId('other')).toBeNull())
  expect(element('opener')).toHaveFocus()
})

test('what held the focus has gone from an open window: the window has it', async () => {
  element('dialog').setAttribute('aria-modal', 'true')
  element('yes').focus()
  element('yes').remove()
  await waitFor(() => expect(element('dialog')).toHaveFocus())
})

test('two windows that opened beside each other have left the focus nowhere: the upper one has it', async () => {
  element('dialog').setAttribute('aria-modal', 'true')
  element('opener').focus()
  element('opener').blur()
  expect(document.body).toHaveFocus()
  await waitFor(() => expect(element('dialog')).toHaveFocus())
})

test('a window that closes gives the focus back to its opener', async () => {
  element('yes').focus()
  element('dialog').remove()
  await Promise.resolve()
  element('opener').focus()
  expect(element('opener')).toHaveFocus()
})

test('where the opener has gone as well, the heading has it', async () => {
  element('yes').focus()
  element('opener').remove()
  element('dialog').remove()
  await waitFor(() => expect(element('heading')).toHaveFocus())
})
