import { screen, waitFor } from '@testing-library/react'
import { keepFocus } from '@/app/_shell/focus-keeper'

let stop = () => {}
const element = (id: string) => screen.getByTestId(id)

beforeEach(() => {
  document.body.innerHTML = `
    <h1 tabindex="-1" data-page-heading="" data-testid="heading">Daftar</h1>
    <div role="dialog" tabindex="-1" data-testid="dialog"><button data-testid="yes">Ya</button></div>
    <button data-testid="opener">Hapus</button>
    <button data-testid="other">Lain</button>`
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
