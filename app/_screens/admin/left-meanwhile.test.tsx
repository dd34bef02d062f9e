import { act, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { hashLocation } from '@/lib/router/hash-location'
import { accountOf } from '@/lib/testing/accounts'
import { mockApi } from '@/lib/testing/mock-api'

const CATEGORY = { id: '3', name: 'Gambut' }

/** 'Gambut' is on its way to the server, which answers when it is told to. */
async function save() {
  let answer = () => {}
  const answered = new Promise<typeof CATEGORY>((resolve) => {
    answer = () => resolve(CATEGORY)
  })
  const { user } = await renderScreen('admin/category/add', {
    as: 'admin',
    from: '#/admin/peserta',
    api: [
      mockApi(api.auth.me, accountOf('admin')),
      mockApi(api.user.list, []),
      mockApi(api.category.list, []),
      mockApi(api.category.create, () => answered),
    ],
  })
  await user.type(await screen.findByRole('textbox', { name: 'Nama kategori' }), 'Gambut')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  return { user, answer: () => act(answer) }
}

const saved = () => screen.findByText('Data berhasil disimpan')

test('whoever has gone back while it was being saved stays there', async () => {
  const { answer } = await save()
  act(() => history.back())
  await waitFor(() => expect(hashLocation.get()).toBe('#/admin/peserta'))
  answer()
  expect(await saved()).toBeVisible()
  expect(history.state).toMatchObject({ position: 0 })
  expect(hashLocation.get()).toBe('#/admin/peserta')
})

test('whoever has followed a link meanwhile stays on that page, and is not led back to an empty form', async () => {
  const { user, answer } = await save()
  await user.click(screen.getAllByRole('link', { name: 'Kategori' })[0] as HTMLElement)
  await waitFor(() => expect(hashLocation.get()).toBe('#/admin/category'))
  answer()
  expect(await saved()).toBeVisible()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(hashLocation.get()).toBe('#/admin/category')
})
