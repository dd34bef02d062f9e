import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shortcuts } from '@/lib/browser/shortcuts'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'

const NAME = 'Cari halaman, coaching, atau peserta'

beforeAll(() => import('@/app/_shell/keys/listen'))
beforeEach(() => shortcuts.choose('on'))

const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

it('what is typed while the window is on its way stands in its field, and presses nothing', async () => {
  const { user } = await renderScreen('admin/profile', {
    as: 'admin',
    api: [
      ...[mockApi(api.profile.list, []), mockApi(api.adminCoaching.list, [])],
      mockApi(api.user.list, []),
    ],
  })
  const button = await screen.findByRole('button', { name: NAME })
  button.focus()
  press('k', { ctrlKey: true })
  for (const key of ['Shift', 'T', 'a', 'm', 'n', 'Backspace', 'b', 'a', 'h', ' ', 'F'])
    expect(press(key)).toBe(key === 'Shift')
  expect(press('Enter')).toBe(false)
  const box = await screen.findByRole('combobox', { name: NAME })
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toHaveValue('Tambah F')
  await user.keyboard('AQ')
  expect(box).toHaveValue('Tambah FAQ')
  expect(await screen.findByRole('option', { name: /^Tambah FAQ/ })).toBeVisible()
})

it('another key or a press ends the waiting', async () => {
  const { catchTyped } = await import('./catch-typed')
  const typedBefore = (leave: () => void) => {
    const take = catchTyped()
    press('a')
    leave()
    expect(press('b')).toBe(true)
    return take()
  }
  expect(typedBefore(() => press('Tab'))).toBe('a')
  expect(typedBefore(() => fireEvent.pointerDown(document.body))).toBe('a')
})

it('a press of what has the focus is none of what is typed', async () => {
  const { catchTyped } = await import('./catch-typed')
  const take = catchTyped()
  expect(press(' ')).toBe(true)
  expect(take()).toBe('')
})
