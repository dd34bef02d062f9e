import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const ENTRIES = [
  {
    id: '1',
    tautan: 'https://youtu.be/abcdefghijk',
    deskripsi: '<p>Balai <strong>kami</strong></p><p>Melayani.</p>',
  },
  { id: '2', tautan: 'javascript:alert(1)', deskripsi: '<p>Cadangan</p>' },
]

const open = (query = {}, more: Mock[] = []) =>
  renderScreen('admin/profile', {
    as: 'admin',
    query,
    api: [mockApi(api.profile.list, ENTRIES), ...more],
  })

test('DATA PROFIL lists link and description of the entries', async () => {
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'DATA PROFIL' })).toBeVisible()
  const table = within(await screen.findByRole('table', { name: 'Data profil' }))
  const link = await table.findByRole('link', { name: /^https:\/\/youtu\.be/ })
  expect(link).toHaveAttribute('href', 'https://youtu.be/abcdefghijk')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(table.getByText('YouTube')).toBeVisible()
  expect(table.getByText('kami').tagName).toBe('STRONG')
  expect(await axe(container)).toHaveNoViolations()
})

test('an entry without a video says so and can be edited', async () => {
  const entry = { id: '1', tautan: '', deskripsi: '<p>Tentang portal ini</p>' }
  await renderScreen('admin/profile', {
    as: 'admin',
    api: [mockApi(api.profile.list, [entry])],
  })
  expect(await screen.findByText('Belum ada video')).toBeVisible()
  expect(
    screen.getByRole('link', { name: /Ubah profil: Tentang portal ini/ }),
  ).toHaveAttribute('href', '#/admin/profile/1')
})

test('an address that is not for the web is no link', async () => {
  await open()
  const shown = await screen.findByText('javascript:alert(1)')
  expect(shown.closest('a')).toBeNull()
})

test('no add button and no delete icon; the edit icon opens the entry', async () => {
  await open()
  expect(
    await screen.findByRole('link', { name: 'Ubah profil: Balai kami' }),
  ).toHaveAttribute('href', '#/admin/profile/1')
  expect(screen.queryByRole('link', { name: 'Baru' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Hapus profil/ })).not.toBeInTheDocument()
})

test('search lives in the address', async () => {
  const { user } = await open()
  await screen.findAllByRole('rowheader')
  await user.type(screen.getByRole('searchbox'), 'MELAYANI')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  expect(location.hash).toBe('#/admin/profile?q=MELAYANI')
})

test('says when there is none', async () => {
  await open({}, [mockApi(api.profile.list, [])])
  expect(await screen.findByText('Belum ada profil')).toBeVisible()
})

test('a list that cannot be loaded offers another try', async () => {
  const { user, answerWith } = await open({}, [
    mockApi(api.profile.list, problem(500, 'Gagal')),
  ])
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  answerWith(mockApi(api.profile.list, ENTRIES))
  await user.click(retry)
  expect(await screen.findAllByRole('rowheader')).toHaveLength(2)
})
