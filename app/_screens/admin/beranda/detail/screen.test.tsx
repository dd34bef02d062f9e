import { screen } from '@testing-library/react'
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

const BANNER = { id: '9', image: 'banner/9.jpg', caption: '<p>Rimba lestari</p>' }
const small = new File(['kecil'], 'baru.jpg', { type: 'image/jpeg' })

const open = (more: Mock[] = []) =>
  renderScreen('admin/beranda/detail', {
    as: 'admin',
    params: { id: '9' },
    from: '#/admin/beranda',
    api: [
      mockApi(api.beranda.get, BANNER),
      mockApi(api.beranda.list, [BANNER]),
      mockApi(api.beranda.update, BANNER),
      ...more,
    ],
  })

const save = () => screen.getByRole('button', { name: 'Simpan' })

test('opens with the stored picture and caption', async () => {
  const { container } = await open()
  const editor = await screen.findByRole('textbox', { name: 'Caption' })
  expect(editor).toHaveTextContent('Rimba lestari')
  expect(screen.getByRole('img', { name: 'Gambar' })).toHaveAttribute(
    'src',
    '/e-coaching/files/banner/9.jpg',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('saves without a new picture and sends no file', async () => {
  const { user, requestsTo } = await open()
  await screen.findByRole('textbox', { name: 'Caption' })
  await user.click(screen.getByRole('button', { name: 'Daftar bertitik' }))
  await user.click(save())
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  const [sent] = requestsTo(api.beranda.update)
  expect(sent).toMatchObject({ method: 'PUT', params: { id: '9' }, file: null })
  expect(sent?.body).toEqual({ caption: '<ul><li><p>Rimba lestari</p></li></ul>' })
})

test('sends the file when a new one was chosen', async () => {
  jest.mocked(resizeImage).mockReset().mockResolvedValue(small)
  const { user, requestsTo } = await open()
  await screen.findByRole('textbox', { name: 'Caption' })
  const photo = new File(['besar'], 'baru.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Unggah Gambar'), photo)
  await user.click(save())
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  expect(requestsTo(api.beranda.update)[0]?.file?.name).toBe('baru.jpg')
})

test('a banner that cannot be loaded says so', async () => {
  await open([mockApi(api.beranda.get, problem(404, 'Banner tidak ditemukan'))])
  expect(await screen.findByText('Banner tidak dapat dimuat')).toBeVisible()
  expect(screen.getByText('Banner tidak ditemukan')).toBeVisible()
})
