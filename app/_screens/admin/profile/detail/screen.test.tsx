import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const ENTRY = {
  id: '1',
  tautan: 'https://youtu.be/abcdefghijk',
  deskripsi: '<p>Balai kami</p>',
}

async function open(more: Mock[] = []) {
  const view = await renderScreen('admin/profile/detail', {
    as: 'admin',
    params: { id: '1' },
    from: '#/admin/profile',
    api: [
      mockApi(api.profile.get, ENTRY),
      mockApi(api.profile.list, [ENTRY]),
      mockApi(api.profile.update, ENTRY),
      ...more,
    ],
  })
  await screen.findByRole('textbox', { name: 'Deskripsi' })
  return view
}

const link = () => screen.getByLabelText('Tautan video')
const description = () => screen.getByRole('textbox', { name: 'Deskripsi' })
const save = () => screen.getByRole('button', { name: 'Simpan' })
const preview = () => within(screen.getByRole('region', { name: 'Pratinjau' }))

test('opens with the stored tautan and deskripsi', async () => {
  const { container } = await open()
  expect(link()).toHaveValue('https://youtu.be/abcdefghijk')
  expect(description()).toHaveTextContent('Balai kami')
  expect(screen.getByText('DATA PROFIL')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('tautan and deskripsi are required; nothing is sent', async () => {
  const { user, requestsTo } = await open()
  await user.clear(link())
  await act(async () => {
    description().innerHTML = '<p></p>'
  })
  await user.click(save())
  expect(await screen.findAllByText('Tautan diperlukan')).toHaveLength(2)
  expect(screen.getAllByText('Deskripsi diperlukan')).toHaveLength(2)
  expect(requestsTo(api.profile.update)).toHaveLength(0)
})

test.each(['javascript:alert(1)', 'youtu.be/abcdefghijk', 'ftp://contoh.go.id/a'])(
  'the link %s is refused with its reason',
  async (address) => {
    const { user, requestsTo } = await open()
    await user.clear(link())
    await user.type(link(), address)
    await user.click(save())
    await waitFor(() =>
      expect(link()).toHaveAccessibleDescription(
        expect.stringContaining(
          'Tautan harus berupa URL yang diawali http:// atau https://',
        ),
      ),
    )
    expect(preview().queryByRole('link')).not.toBeInTheDocument()
    expect(requestsTo(api.profile.update)).toHaveLength(0)
  },
)

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'Tautan video dikenali: YouTube'],
  ['https://vimeo.com/12345', 'Tautan video dikenali: Vimeo'],
])('the link %s is recognised: %s', async (address, text) => {
  const { user } = await open()
  await user.clear(link())
  await user.type(link(), address)
  expect(await screen.findByText(text)).toBeVisible()
  expect(preview().getByRole('button', { name: /^Putar video profile dari/ })).toBeVisible()
})

test('any other web address is shown as a link', async () => {
  const { user } = await open()
  await user.clear(link())
  await user.type(link(), 'https://contoh.go.id/video')
  expect(
    await screen.findByText(/pengunjung melihatnya sebagai tautan biasa/),
  ).toBeVisible()
  expect(preview().getByRole('link', { name: /Buka video profile/ })).toHaveAttribute(
    'href',
    'https://contoh.go.id/video',
  )
})

test("PUT carries id, tautan and deskripsi; then 'Data berhasil diubah'", async () => {
  const { user, requestsTo } = await open()
  await user.clear(link())
  await user.type(link(), 'https://vimeo.com/12345')
  await user.click(save())
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  expect(requestsTo(api.profile.update)[0]).toMatchObject({
    method: 'PUT',
    params: { id: '1' },
    body: {
      id: '1',
      tautan: 'https://vimeo.com/12345',
      deskripsi: '<p>Balai kami</p>',
    },
  })
  expect(location.hash).toBe('#/admin/profile')
})

test('a message of the server stands at its field', async () => {
  const { user } = await open([
    mockApi(
      api.profile.update,
      problem(400, 'Periksa', { tautan: 'Tautan tidak diizinkan' }),
    ),
  ])
  await user.type(link(), '?t=1')
  await user.click(save())
  await waitFor(() =>
    expect(link()).toHaveAccessibleDescription(
      expect.stringContaining('Tautan tidak diizinkan'),
    ),
  )
})
