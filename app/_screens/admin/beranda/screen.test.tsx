import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Banner } from '@/lib/entities/content'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const BANNERS = Array.from({ length: 12 }, (_, index) => ({
  id: String(index + 1),
  image: `banner/${index + 1}.jpg`,
  caption: `<p>Rimba <strong>lestari</strong> ke-${index + 1}</p>`,
}))

const [FIRST] = BANNERS as [Banner]

const open = (query = {}, more: Mock[] = []) =>
  renderScreen('admin/beranda', {
    as: 'admin',
    query,
    api: [
      mockApi(api.beranda.list, BANNERS),
      mockApi(api.beranda.get, FIRST),
      mockApi(api.beranda.remove, null),
      ...more,
    ],
  })

const rows = async () =>
  (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent)
const askDelete = async () => {
  const remove = await screen.findByRole('button', {
    name: 'Hapus banner: Rimba lestari ke-1',
  })
  return remove
}

test('DATA BERANDA lists picture and caption; captions render as HTML', async () => {
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'DATA BERANDA' })).toBeVisible()
  expect(await rows()).toHaveLength(10)
  const table = screen.getByRole('table', { name: 'Data beranda' })
  expect(within(table).getAllByText('lestari')[0]?.tagName).toBe('STRONG')
  expect(table).not.toHaveTextContent('<')
  expect(table.querySelector('img')).toHaveAttribute(
    'src',
    '/e-coaching/files/banner/1.jpg',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test("'Baru' and the edit icon lead to the add and the edit screen", async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Baru' })).toHaveAttribute(
    'href',
    '#/admin/beranda/add',
  )
  expect(
    await screen.findByRole('link', { name: 'Ubah banner: Rimba lestari ke-1' }),
  ).toHaveAttribute('href', '#/admin/beranda/1')
})

test('search, page size and page live in the address', async () => {
  const { user } = await open({ page: 2 })
  expect(await rows()).toEqual(['Rimba lestari ke-11', 'Rimba lestari ke-12'])
  await user.type(screen.getByRole('searchbox'), 'KE-7')
  await waitFor(async () => expect(await rows()).toEqual(['Rimba lestari ke-7']))
  expect(location.hash).toBe('#/admin/beranda?q=KE-7')
})

test('bad values in the address are clamped', async () => {
  await open({ page: 99, size: 7 })
  expect(await rows()).toHaveLength(2)
})

test("delete asks 'Anda yakin ingin menghapus data ini?', deletes and refreshes the list", async () => {
  const { user, requestsTo, answerWith } = await open()
  await user.click(await askDelete())
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Anda yakin ingin menghapus data ini?' }),
  )
  await untilStill()
  answerWith(mockApi(api.beranda.list, BANNERS.slice(1)))
  await user.click(dialog.getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
  expect(requestsTo(api.beranda.remove)[0]?.params).toEqual({ id: '1' })
  await waitFor(async () => expect((await rows())[0]).toBe('Rimba lestari ke-2'))
})

test('Tidak deletes nothing', async () => {
  const { user, requestsTo } = await open()
  await user.click(await askDelete())
  await user.click(await screen.findByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(requestsTo(api.beranda.remove)).toHaveLength(0)
})

test('a failed deletion shows the red banner and keeps the row', async () => {
  const { user } = await open({}, [mockApi(api.beranda.remove, problem(500, 'Gagal'))])
  await user.click(await askDelete())
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Gagal')).toBeVisible()
  expect(screen.queryByText('Data anda berhasil dihapus')).not.toBeInTheDocument()
  expect((await rows())[0]).toBe('Rimba lestari ke-1')
})

test('a list that cannot be loaded offers another try', async () => {
  const { user, answerWith } = await open({}, [
    mockApi(api.beranda.list, problem(500, 'Gagal')),
  ])
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  answerWith(mockApi(api.beranda.list, BANNERS))
  await user.click(retry)
  expect(await rows()).toHaveLength(10)
})
