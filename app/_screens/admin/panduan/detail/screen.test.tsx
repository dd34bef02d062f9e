import { act, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const ENTRY = {
  id: '7',
  tautan: 'https://youtu.be/abcdefghijk',
  deskripsi: '<p>Isi formulir.</p>',
}

const open = (more: Mock[] = []) =>
  renderScreen('admin/panduan/detail', {
    as: 'admin',
    params: { id: '7' },
    from: '#/admin/panduan',
    api: [
      mockApi(api.panduan.get, ENTRY),
      mockApi(api.panduan.list, [ENTRY]),
      mockApi(api.panduan.update, ENTRY),
      ...more,
    ],
  })

const description = () => screen.findByRole('textbox', { name: 'Deskripsi' })
const save = () => screen.getByRole('button', { name: 'Simpan' })

test('opens with the stored tautan and deskripsi; the id field is read-only', async () => {
  const { container, user } = await open()
  expect(await description()).toHaveTextContent('Isi formulir.')
  expect(screen.getByLabelText('Tautan video')).toHaveValue('https://youtu.be/abcdefghijk')
  const id = screen.getByLabelText('ID')
  expect(id).toHaveAttribute('readonly')
  await user.type(id, '99')
  expect(id).toHaveValue('7')
  expect(await axe(container)).toHaveNoViolations()
})

test('tautan and deskripsi are both required, as for profile (decision 37)', async () => {
  const { user, requestsTo } = await open()
  const editor = await description()
  await user.clear(screen.getByLabelText('Tautan video'))
  await act(async () => {
    editor.innerHTML = '<p></p>'
  })
  await user.click(save())
  expect(await screen.findAllByText('Tautan diperlukan')).toHaveLength(2)
  expect(screen.getAllByText('Deskripsi diperlukan')).toHaveLength(2)
  expect(requestsTo(api.panduan.update)).toHaveLength(0)
})

test("PUT carries id, tautan and deskripsi; then the list with 'Data berhasil diubah'", async () => {
  const { user, requestsTo } = await open()
  const editor = await description()
  await act(async () => {
    editor.innerHTML = '<p>Isi formulir baru.</p>'
  })
  await user.click(save())
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  expect(requestsTo(api.panduan.update)[0]).toMatchObject({
    method: 'PUT',
    params: { id: '7' },
    body: { ...ENTRY, deskripsi: '<p>Isi formulir baru.</p>' },
  })
  expect(await screen.findByRole('heading', { name: 'DATA PANDUAN' })).toBeVisible()
})

test('a failure keeps what was typed', async () => {
  const { user } = await open([
    mockApi(api.panduan.update, problem(500, 'Penyimpanan penuh')),
  ])
  await description()
  await user.type(screen.getByLabelText('Tautan video'), '?t=1')
  await user.click(save())
  expect((await screen.findAllByText('Penyimpanan penuh'))[0]).toBeVisible()
  expect(screen.getByLabelText('Tautan video')).toHaveValue(
    'https://youtu.be/abcdefghijk?t=1',
  )
})

test('a guide that cannot be loaded says so', async () => {
  await open([mockApi(api.panduan.get, problem(404, 'Data tidak ditemukan'))])
  expect(await screen.findByText('Panduan tidak dapat dimuat')).toBeVisible()
  expect(screen.getByText('Data tidak ditemukan')).toBeVisible()
})

test('headings, of which the guide makes its contents, survive an edit', async () => {
  const chapters = '<h2>Mendaftar</h2><p>Isi formulir.</p><h3>Verifikasi</h3><p>Tunggu.</p>'
  const { user, requestsTo } = await open([
    mockApi(api.panduan.get, { ...ENTRY, deskripsi: chapters }),
  ])
  const editor = await description()
  expect(screen.getByRole('button', { name: 'Judul' })).toBeVisible()
  await act(async () => {
    editor.append(Object.assign(document.createElement('p'), { textContent: 'Selesai.' }))
  })
  await user.click(save())
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  expect(requestsTo(api.panduan.update)[0]?.body).toMatchObject({
    deskripsi: `${chapters}<p>Selesai.</p>`,
  })
})
