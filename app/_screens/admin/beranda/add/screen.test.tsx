import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resizeImage } from '@/lib/browser/resize-image'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

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
  expect(resizeImage).toHaveBeenCalledWith(photo, 1366)
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

test('what the server says of the picture stands at its field', async () => {
  const message = 'Ukuran gambar maksimal 5 MB'
  const { user } = await open([
    mockApi(api.beranda.create, problem(413, message, { file: message })),
  ])
  await choose(photo)
  await writeCaption('Jaga rimba')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: message }))
  const input = screen.getByLabelText('Unggah Gambar')
  await waitFor(() => expect(input).toHaveFocus())
  expect(input).toHaveAccessibleDescription(expect.stringContaining(message))
})

test('the upload can be stopped and tried again; nothing is lost', async () => {
  const { user, answerWith } = await open([
    mockApi(api.beranda.create, () => new Promise(() => {})),
  ])
  await choose(photo)
  await writeCaption('Jaga rimba')
  await user.click(save())
  const bar = await screen.findByRole('progressbar', { name: 'Mengunggah gambar' })
  await user.click(screen.getByRole('button', { name: 'Batalkan' }))
  await waitFor(() => expect(bar).not.toBeInTheDocument())
  expect(await caption()).toHaveTextContent('Jaga rimba')
  expect(screen.getByRole('img', { name: 'Gambar' })).toBeVisible()
  answerWith(mockApi(api.beranda.create, BANNER))
  await user.click(save())
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible()
})
