import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { saveBlob } from '@/lib/browser/save-blob'
import { api } from '@/lib/contract'
import type { HashQuery } from '@/lib/router/href'
import { fakeCanvas } from '@/lib/testing/fake-canvas'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/save-blob', () => ({ saveBlob: jest.fn() }))

const ITEMS = [
  { label: 'Konservasi', value: 0 },
  { label: 'Perhutanan Sosial', value: 12 },
  { label: 'Tata batas', value: 37 },
]

async function open(query: HashQuery = {}, more: Mock[] = []) {
  jest.mocked(saveBlob).mockReset()
  const canvas = fakeCanvas()
  const view = await renderScreen('admin/infografik-minat', {
    as: 'admin',
    query,
    api: [mockApi(api.category.infographic, ITEMS), ...more],
  })
  return { ...view, ...canvas }
}

const chart = () => screen.findByRole('img', { name: /^Diagram batang/ })
const savedFile = () => jest.mocked(saveBlob).mock.calls[0] ?? []

test('the interest infographic shows a chart with one value per category', async () => {
  const { texts, container } = await open()
  expect(await chart()).toHaveAccessibleName(
    'Diagram batang: jumlah peserta per kategori minat. Terbanyak: Tata batas, 37 peserta. Semua angka ada pada tampilan Tabel.',
  )
  expect(texts).toEqual(
    expect.arrayContaining(['Konservasi', 'Perhutanan Sosial', 'Tata batas', '12', '37']),
  )
  expect(await axe(container)).toHaveNoViolations()
})

test("'The infographic chart uses 11 ticks and rounds the axis maximum up'", async () => {
  const { texts } = await open()
  await chart()
  const ticks = '0 5 10 15 20 25 30 35 40 45 50'.split(' ')
  expect(texts.filter((text) => ticks.includes(text))).toEqual(
    expect.arrayContaining(ticks),
  )
})

test('both tabs stand under the title DATA PESERTA and in the sidebar under Peserta', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'DATA PESERTA' })).toBeVisible()
  const tabs = within(screen.getByRole('navigation', { name: 'Bagian DATA PESERTA' }))
  expect(tabs.getByRole('link', { name: 'Infografik Minat' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const list = tabs.getByRole('link', { name: 'Peserta' })
  expect(list).toHaveAttribute('href', '#/admin/peserta')
  const menu = within(screen.getByRole('navigation', { name: 'Menu admin' }))
  expect(menu.getByRole('link', { name: 'Peserta' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test("'Tabel' shows the same numbers as a table, and the address knows", async () => {
  const { user, container } = await open()
  await user.click(await screen.findByRole('button', { name: 'Tabel' }))
  expect(location.hash).toBe('#/admin/infografik-minat?tampilan=tabel')
  expect(screen.getByRole('button', { name: 'Tabel', pressed: true })).toBeVisible()
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names).toEqual(['Tata batas', 'Perhutanan Sosial', 'Konservasi'])
  expect(screen.queryByRole('img', { name: /^Diagram/ })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('a number leads to the participants whom it counts', async () => {
  await open({ tampilan: 'tabel' })
  const table = within(await screen.findByRole('table'))
  const links = table.getAllByRole('link')
  expect(links[1]).toHaveAccessibleName(
    '12 peserta berminat pada Perhutanan Sosial, lihat daftar',
  )
  expect(links[1]).toHaveAttribute('href', '#/admin/peserta?minat=Perhutanan+Sosial')
  expect(links).toHaveLength(2)
})

test('that nobody is interested is a 0, not an empty cell', async () => {
  await open({ tampilan: 'tabel' })
  expect(await screen.findByRole('row', { name: /Konservasi/ })).toHaveTextContent(
    '3Konservasi0',
  )
})

test('back to the chart the search of the table is gone from the address', async () => {
  const { user } = await open({ tampilan: 'tabel', q: 'sosial' })
  expect(await screen.findAllByRole('rowheader')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Grafik' }))
  expect(await chart()).toBeVisible()
  expect(location.hash).toBe('#/admin/infografik-minat')
})

test('the chart is saved as PNG with a date in its name', async () => {
  const { user, texts } = await open()
  await user.click(await screen.findByRole('button', { name: 'Unduh PNG' }))
  await waitFor(() => expect(saveBlob).toHaveBeenCalledTimes(1))
  const [blob, name] = savedFile()
  expect(blob?.type).toBe('image/png')
  expect(name).toMatch(/^infografik-minat_\d{4}-\d\d-\d\d\.png$/)
  expect(texts).toContain('Minat peserta per kategori')
  expect(await screen.findByText('Grafik diunduh sebagai')).toHaveTextContent(`${name}`)
})

test('a picture that cannot be made shows the red banner', async () => {
  const { user } = await open()
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  await user.click(await screen.findByRole('button', { name: 'Unduh PNG' }))
  expect(
    await screen.findByText('Gambar grafik tidak dapat dibuat. Silakan coba lagi.'),
  ).toBeVisible()
  expect(saveBlob).not.toHaveBeenCalled()
})

test('the values are saved as CSV', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Unduh CSV' }))
  await waitFor(() => expect(saveBlob).toHaveBeenCalledTimes(1))
  const [blob, name] = savedFile()
  expect(name).toMatch(/^infografik-minat_\d{4}-\d\d-\d\d\.csv$/)
  expect((await blob?.text())?.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    '"Kategori";"Jumlah peserta"',
    '"Tata batas";"37"',
    '"Perhutanan Sosial";"12"',
    '"Konservasi";"0"',
  ])
})

test('without categories there is nothing to draw', async () => {
  await open({}, [mockApi(api.category.infographic, [])])
  expect(await screen.findByText('Belum ada kategori')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Unduh PNG' })).not.toBeInTheDocument()
})

test('nobody chose anything yet: the chart stands with zeros', async () => {
  await open({}, [mockApi(api.category.infographic, [{ label: 'Tata batas', value: 0 }])])
  expect(await chart()).toHaveAccessibleName(/minat\. Semua angka/)
})

test('an infographic that cannot be loaded offers another try', async () => {
  const { user, answerWith } = await open({}, [
    mockApi(api.category.infographic, problem(500, 'Gagal')),
  ])
  expect(await screen.findByText('Infografik minat tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.category.infographic, ITEMS))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await chart()).toBeVisible()
})
