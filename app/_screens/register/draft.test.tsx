import { screen, waitFor } from '@testing-library/react'
import { field, fill, open } from '@/app/_shell/testing/registration'
import { clearDevice, deviceEntries, holdDevice } from '@/lib/testing/device'

beforeEach(clearDevice)

/** Fills the form in and leaves it, as in an earlier visit of this browser. */
async function begin() {
  const { user, unmount } = await open()
  await fill(user)
  await user.click(screen.getByRole('checkbox', { name: 'Tata batas' }))
  await waitFor(async () =>
    expect(JSON.stringify(await deviceEntries())).toContain('Tata batas'),
  )
  unmount()
}
const restored = () => screen.findByText(/^Isian Anda sebelumnya dipulihkan/)

it('keeps a draft without the passwords and offers to start over', async () => {
  await begin()
  expect(JSON.stringify(await deviceEntries())).not.toContain('Rimba123')
  const { user } = await open()
  expect(await restored()).toBeVisible()
  expect(field('Username')).toHaveValue('sitirahma')
  expect(field('Password')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Kosongkan' }))
  await waitFor(() => expect(field('Username')).toHaveValue(''))
  expect(await deviceEntries()).toEqual({})
})

it('lays a draft in that is read late, but not over what has been typed by then', async () => {
  await begin()
  const letRead = await holdDevice()
  const { user } = await open()
  await user.type(field('Nama Lengkap'), 'Rahma')
  letRead()
  expect(await restored()).toBeVisible()
  expect(field('Nama Lengkap')).toHaveValue('Rahma')
  expect(field('Email')).toHaveValue('siti@contoh.go.id')
  expect(screen.getByRole('checkbox', { name: 'Tata batas' })).toBeChecked()
})

it('begins with what was left, which is no change', async () => {
  await begin()
  const { user } = await open()
  await restored()
  await user.click(screen.getByRole('button', { name: 'Tutup dan kembali ke Beranda' }))
  await waitFor(() => expect(location.hash).toBe('#/'))
  expect(JSON.stringify(await deviceEntries())).toContain('sitirahma')
})

it.each(['pagehide', 'visibilitychange'])('keeps the last words at %s', async (event) => {
  const { user } = await open()
  await user.click(field('Nama Lengkap'))
  await user.paste('Suharto')
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event(event, { bubbles: true }))
  state.mockRestore()
  expect(sessionStorage.getItem('visitor-draft visitor register')).toContain('Suharto')
  await waitFor(async () =>
    expect(JSON.stringify(await deviceEntries())).toContain('Suharto'),
  )
})
