import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { GONE } from '@/lib/copy'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const faqOf = (question: string, index: number) => ({
  id: String(index),
  categoryId: '1',
  question: `<p>${question}</p>`,
  answer: '<p>Ini.</p>',
})
const CATEGORIES = [
  {
    ...{ id: '1', name: 'Tata batas' },
    faqs: ['Apa?', 'Di <b>mana</b>?', 'Kapan?', 'Siapa?', 'Berapa?'].map(faqOf),
  },
  { id: '2', name: 'Perhutanan sosial', faqs: [] },
]
const INTERESTS = [
  { label: 'Tata batas', value: 31 },
  { label: 'Perhutanan sosial', value: 0 },
]
const MANY = Array.from({ length: 12 }, (_, index) => ({
  id: String(index),
  name: `Topik ${index + 1}`,
  faqs: [],
}))

const open = (query = {}, more: Mock[] = []) =>
  renderScreen('admin/category', {
    as: 'admin',
    query,
    api: [
      mockApi(api.category.list, CATEGORIES),
      mockApi(api.category.infographic, INTERESTS),
      mockApi(api.category.remove, null),
      mockApi(api.faq.list, []),
      ...more,
    ],
  })

const rows = async () =>
  (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent)
const deletion = (name: string) =>
  screen.findByRole('button', { name: `Hapus kategori: ${name}` })
const question = async () => {
  const dialog = await screen.findByRole('dialog', {
    name: 'Anda yakin ingin menghapus data ini?',
  })
  await untilStill()
  return dialog
}

test('DATA FAQ lists every category with the number of its FAQs', async () => {
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'DATA FAQ' })).toBeVisible()
  expect(await rows()).toEqual(['Tata batas', 'Perhutanan sosial'])
  const table = within(screen.getByRole('table', { name: 'Data kategori' }))
  expect(table.getByRole('link', { name: '5 FAQ kategori Tata batas' })).toHaveAttribute(
    'href',
    '#/admin/faq?kategori=1',
  )
  expect(table.getByRole('cell', { name: '0' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test("shares the switcher 'Kategori' / 'FAQ', and belongs to FAQ in the sidebar", async () => {
  const { user } = await open()
  const tabs = within(screen.getByRole('navigation', { name: 'Bagian DATA FAQ' }))
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Kategori',
    'FAQ',
  ])
  expect(tabs.getByRole('link', { name: 'Kategori' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const place = within(screen.getByRole('navigation', { name: 'Lokasi' }))
  expect(place.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Admin',
    'FAQ',
    'Kategori',
  ])
  const menu = within(screen.getByRole('navigation', { name: 'Menu admin' }))
  expect(menu.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page')
  await user.click(tabs.getByRole('link', { name: 'FAQ' }))
  expect(await screen.findByText('Belum ada FAQ')).toBeVisible()
  expect(location.hash).toBe('#/admin/faq')
})

test("'Baru' and the edit icon lead to the add and the edit screen", async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Baru' })).toHaveAttribute(
    'href',
    '#/admin/category/add',
  )
  expect(
    await screen.findByRole('link', { name: 'Ubah kategori: Tata batas' }),
  ).toHaveAttribute('href', '#/admin/category/1')
})

test('search, sort, page size and page live in the address', async () => {
  const { user } = await open({ page: 3, sort: '-nama' }, [
    mockApi(api.category.list, MANY),
  ])
  expect(await rows()).toEqual(['Topik 2', 'Topik 1'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Baris' }), '5')
  await waitFor(async () => expect(await rows()).toHaveLength(5))
  expect(location.hash).toBe('#/admin/category?sort=-nama&size=5')
  await user.type(screen.getByRole('searchbox'), 'TOPIK 12')
  await waitFor(async () => expect(await rows()).toEqual(['Topik 12']))
})

test('nothing found is said with the words that were looked for', async () => {
  await open({ q: 'mangrove' })
  expect(await screen.findByText('Tidak ada hasil untuk “mangrove”')).toBeVisible()
})

test('deleting names first the FAQs that go with the category (decision 70)', async () => {
  const { user, requestsTo, answerWith } = await open()
  await user.click(await deletion('Tata batas'))
  const dialog = await question()
  expect(dialog).toHaveTextContent('Kategori “Tata batas”')
  expect(dialog).toHaveTextContent(
    '5 FAQ dalam kategori ini ikut terhapus. 31 peserta kehilangan kategori ini dari minatnya.',
  )
  expect(dialog).toHaveTextContent('“Apa?”“Di mana?”“Kapan?”dan 2 pertanyaan lain')
  answerWith(mockApi(api.category.list, CATEGORIES.slice(1)))
  await user.click(within(dialog).getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
  expect(requestsTo(api.category.remove)[0]?.params).toEqual({ id: '1' })
  await waitFor(async () => expect(await rows()).toEqual(['Perhutanan sosial']))
})

test('deleting names what goes by now: another admin may have filled the category since the list was read', async () => {
  const { user, answerWith } = await open()
  const press = await deletion('Perhutanan sosial')
  const faqs = [faqOf('Baru?', 0), faqOf('Lagi?', 1)]
  const [, second] = CATEGORIES
  answerWith(
    mockApi(api.category.list, () =>
      CATEGORIES.map((one) => (one === second ? { ...one, faqs } : one)),
    ),
  )
  await user.click(press)
  const dialog = await question()
  expect(dialog).toHaveTextContent('2 FAQ dalam kategori ini ikut terhapus.')
  expect(dialog).toHaveTextContent('“Baru?”“Lagi?”')
})

test('an empty category takes nothing with it; Tidak keeps it', async () => {
  const { user, requestsTo } = await open()
  await user.click(await deletion('Perhutanan sosial'))
  const dialog = await question()
  expect(dialog).toHaveTextContent('Kategori “Perhutanan sosial” belum memuat FAQ.')
  expect(dialog).not.toHaveTextContent('ikut terhapus')
  expect(dialog).not.toHaveTextContent('minat')
  await user.click(within(dialog).getByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(requestsTo(api.category.remove)).toHaveLength(0)
})

test('interests that cannot be counted are not called none', async () => {
  const { user } = await open({}, [
    mockApi(api.category.infographic, problem(500, 'Gagal')),
  ])
  await user.click(await deletion('Perhutanan sosial'))
  expect(await question()).toHaveTextContent(
    'Jumlah peserta yang memilih kategori ini sebagai minat tidak dapat diperiksa; pilihan mereka ikut hilang.',
  )
})

test('a category that coachings use stays, and they are named', async () => {
  const coachings = [
    { id: '7', coachingCode: 'KHT-2026-007', topic: 'Penataan batas' },
    { id: '8', coachingCode: 'KHT-2026-008', topic: 'Inventarisasi' },
  ]
  const { refusal } = problem(409, 'Kategori ini dipakai 2 coaching.')
  const { user } = await open({}, [
    mockApi(api.category.remove, { refusal: { ...refusal, coachings } }),
  ])
  await user.click(await deletion('Tata batas'))
  await user.click(within(await question()).getByRole('button', { name: 'Ya' }))
  const told = await screen.findByRole('dialog', { name: 'Kategori masih dipakai' })
  expect(told).toHaveTextContent('karena dipakai 2 coaching')
  expect(told).toHaveTextContent(
    'KHT-2026-007 “Penataan batas”KHT-2026-008 “Inventarisasi”',
  )
  expect(await rows()).toContain('Tata batas')
})

test('what another admin has deleted meanwhile is called that', async () => {
  const { user } = await open({}, [
    mockApi(api.category.remove, problem(404, 'Kategori tidak ditemukan.')),
  ])
  await user.click(await deletion('Tata batas'))
  await user.click(within(await question()).getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText(GONE)).toBeVisible()
})

test('what another admin has changed since the question was shown is not called deleted, and is asked for anew', async () => {
  const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
  const { user, requestsTo } = await open({}, [
    mockApi(
      api.category.list,
      CATEGORIES.map((one) => ({ ...one, version: `v${one.id}` })),
    ),
    mockApi(api.category.remove, { refusal: { ...refusal, present: CATEGORIES[0] } }),
  ])
  await user.click(await deletion('Tata batas'))
  const reads = requestsTo(api.category.list).length
  await user.click(within(await question()).getByRole('button', { name: 'Ya' }))
  expect(
    await screen.findByText(
      'Data ini sudah berubah sejak Anda membukanya, jadi belum dihapus. Periksa dahulu, lalu hapus lagi.',
    ),
  ).toBeVisible()
  expect(requestsTo(api.category.remove)[0]?.headers.get('if-match')).toBe('"v1"')
  await waitFor(() => expect(requestsTo(api.category.list)).toHaveLength(reads + 1))
})

test('a failed deletion shows the red banner and keeps the row', async () => {
  const { user } = await open({}, [
    mockApi(api.category.remove, problem(500, 'Kategori sedang dipakai')),
  ])
  await user.click(await deletion('Tata batas'))
  await user.click(within(await question()).getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Kategori sedang dipakai')).toBeVisible()
  expect(await rows()).toContain('Tata batas')
})

test('says when there is none yet', async () => {
  await open({}, [mockApi(api.category.list, [])])
  expect(await screen.findByText('Belum ada kategori')).toBeVisible()
})

test('a list that cannot be loaded offers another try', async () => {
  const { user, answerWith } = await open({}, [
    mockApi(api.category.list, problem(500, 'Gagal')),
  ])
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  answerWith(mockApi(api.category.list, CATEGORIES))
  await user.click(retry)
  expect(await rows()).toHaveLength(2)
})
