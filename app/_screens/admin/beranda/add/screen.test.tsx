import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { resizeImage } from '@/lib/browser/resize-image'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { renderScreen } from '@/lib/testing/render-screen'
import { untilStill } from '@/lib/testing/until-still'

jest.mock('@/lib/browser/resize-image', () => ({
  ...jest.requireActual('@/lib/browser/resize-image'),
  resizeImage: jest.fn(),
}))

const photo = new File(['besar'], 'rimba.png', { type: 'image/png' })
const small = new File(['kecil'], 'rimba.jpg', { type: 'image/jpeg' })
const BANNER = { id: '9', image: 'banner/9.jpg', caption: '<p>Rimba</p>' }

beforeEach(() => {
  jest.mocked(resizeImage).mockReset().mockResolvedValue(small)
})

const open = (more: Mock[] = []) =>
  renderScreen('admin/beranda/add', {
    as: 'admin',
    from: '#/admin/beranda',
    api: [
      mockApi(api.beranda.list, [BANNER]),
      mockApi(api.beranda.create, BANNER),
      ...more,
    ],
  })

const caption = () => screen.findByRole('textbox', { name: 'Caption' })
const save = () => screen.getByRole('button', { name: 'Simpan' })
const choose = (file: File) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Unggah Gambar'), file)

/** Types into the editor, whose own key handling jsdom lacks. */
async function writeCaption(text: string) {
  const editor = await caption()
  await act(async () => {
    editor.innerHTML = `<p>${text}</p>`
  })
}

test("a missing image shows 'Gambar diperlukan', an empty caption its own error; nothing is sent", async () => {
  const { user, requestsTo, container } = await open()
  await caption()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(save())
  expect(await screen.findAllByText('Gambar diperlukan')).toHaveLength(2)
  expect(screen.getAllByText('Caption diperlukan')).toHaveLength(2)
  expect(requestsTo(api.beranda.create)).toHaveLength(0)
})

test('the resized picture (1366 px) and the caption are sent; then back with the message', async () => {
  const { user, requestsTo } = await open()
  await choose(photo)
  expect(resizeImage).toHaveBeenCalledWith(photo, { maxPixels: 1366 })
  await writeCaption('Jaga rimba')
  await user.click(save())
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible()
  const [sent] = requestsTo(api.beranda.create)
  expect(sent?.body).toEqual({ caption: '<p>Jaga rimba</p>' })
  expect(sent?.file?.name).toBe('rimba.jpg')
  expect(await screen.findByRole('heading', { name: 'DATA BERANDA' })).toBeVisible()
})

test("another kind of file gives 'File harus berupa gambar (jpg, jpeg, png)'; Hapus clears it", async () => {
  const { user } = await open()
  await choose(new File(['%PDF'], 'surat.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('File harus berupa gambar (jpg, jpeg, png)')).toBeVisible()
  expect(screen.getByLabelText<HTMLInputElement>('Unggah Gambar').value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Hapus Gambar' }))
  expect(
    screen.queryByText('File harus berupa gambar (jpg, jpeg, png)'),
  ).not.toBeInTheDocument()
})

test('a failure keeps picture and caption and shows the red banner', async () => {
  const { user } = await open([
    mockApi(api.beranda.create, problem(500, 'Penyimpanan penuh')),
  ])
  await choose(photo)
  await writeCaption('Jaga rimba')
  await user.click(save())
  expect((await screen.findAllByText('Penyimpanan penuh'))[0]).toBeVisible()
  expect(await caption()).toHaveTextContent('Jaga rimba')
  expect(screen.getByRole('img', { name: 'Gambar' })).toBeVisible()
  expect(location.hash).toBe('#/admin/beranda/add')
})

test('Batal asks before unsaved changes are lost', async () => {
  const { user } = await open()
  await choose(photo)
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  expect(
    await screen.findByText('Anda yakin ingin kembali ke halaman sebelumnya?'),
  ).toBeVisible()
  await untilStill()
  await user.click(screen.getByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('img', { name: 'Gambar' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await screen.findByRole('heading', { name: 'DATA BERANDA' })).toBeVisible()
})
