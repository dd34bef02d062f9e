import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Faq } from '@/lib/entities/content'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const BATAS = { id: '1', name: 'Tata batas' }
const SOSIAL = { id: '2', name: 'Perhutanan sosial' }
const FAQS = Array.from({ length: 12 }, (_, index) => {
  const category = index < 8 ? BATAS : SOSIAL
  return {
    id: String(index + 1),
    categoryId: category.id,
    category,
    question: `<p>Apa itu <em>batas</em> ${index + 1}?</p>`,
    answer: `<p>Garis <strong>tegas</strong> &amp; sah ${index + 1}</p>`,
  }
})

const [FIRST] = FAQS as [Faq]

const open = (query = {}, more: Mock[] = []) =>
  renderScreen('admin/faq', {
    as: 'admin',
    query,
    api: [
      mockApi(api.faq.list, FAQS),
      mockApi(api.faq.get, { ...FIRST, version: 'v1' }),
      mockApi(api.faq.remove, null),
      ...more,
    ],
  })

const rows = async () =>
  (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent)
const categoryFilter = () => screen.getByRole('combobox', { name: 'Kategori' })

test('DATA FAQ renders question and answer as HTML, clamped, and names the category', async () => {
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'DATA FAQ' })).toBeVisible()
  expect(await rows()).toHaveLength(10)
  const table = screen.getByRole('table', { name: 'Data FAQ' })
  const [first] = within(table).getAllByRole('row').slice(1)
  if (!first) throw new Error('no row')
  expect(within(first).getByText('batas').tagName).toBe('EM')
  expect(within(first).getByText('tegas').tagName).toBe('STRONG')
  expect(within(first).getByText('tegas').closest('.line-clamp-2')).not.toBeNull()
  expect(first).toHaveTextContent('Garis tegas & sah 1')
  expect(within(first).getByRole('cell', { name: 'Tata batas' })).toBeVisible()
  expect(table).not.toHaveTextContent('<')
  expect(await axe(container)).toHaveNoViolations()
})

test('markup that could run is not shown', async () => {
  const evil = '<p>Aman<img src=x onerror="alert(1)"><script>alert(1)</script></p>'
  const { container } = await open({}, [
    mockApi(api.faq.list, [
      { id: '1', categoryId: '1', category: BATAS, question: evil, answer: evil },
    ]),
  ])
  expect(await rows()).toEqual(['Aman'])
  expect(container.querySelector('table img, table script')).toBeNull()
})

test("the tab 'FAQ' is open", async () => {
  await open()
  const tabs = within(screen.getByRole('navigation', { name: 'Bagian DATA FAQ' }))
  expect(tabs.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page')
  expect(tabs.getByRole('link', { name: 'Kategori' })).toHaveAttribute(
    'href',
    '#/admin/category',
  )
})

test("'Baru' and the edit icon lead to the add and the edit screen", async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Baru' })).toHaveAttribute(
    'href',
    '#/admin/faq/add',
  )
  expect(
    await screen.findByRole('link', { name: 'Ubah FAQ: Apa itu batas 1?' }),
  ).toHaveAttribute('href', '#/admin/faq/1')
})

test.each([
  ['APA ITU BATAS 12', ['Apa itu batas 12?']],
  ['tegas & sah 11', ['Apa itu batas 11?']],
  ['strong', null],
])('search for %j looks in the plain text of every field', async (words, found) => {
  const { user } = await open()
  await rows()
  await user.type(screen.getByRole('searchbox'), words)
  if (found) await waitFor(async () => expect(await rows()).toEqual(found))
  else
    expect(await screen.findByText(`Tidak ada hasil untuk “${words}”`)).toBeInTheDocument()
})

test('the filter by category lives in the address and starts at page 1', async () => {
  const { user } = await open({ page: 2 })
  expect(await rows()).toHaveLength(2)
  await user.selectOptions(categoryFilter(), 'Perhutanan sosial')
  await waitFor(async () => expect(await rows()).toHaveLength(4))
  expect(location.hash).toBe('#/admin/faq?kategori=2')
  await user.selectOptions(categoryFilter(), 'Semua kategori')
  await waitFor(async () => expect(await rows()).toHaveLength(10))
  expect(location.hash).toBe('#/admin/faq')
})

test('a category that does not exist means all', async () => {
  await open({ kategori: '99' })
  expect(await rows()).toHaveLength(10)
  expect(categoryFilter()).toHaveDisplayValue('Semua kategori')
})

test('deleting asks with the question; then the list is refreshed', async () => {
  const { user, requestsTo, answerWith } = await open()
  await user.click(
    await screen.findByRole('button', { name: 'Hapus FAQ: Apa itu batas 1?' }),
  )
  const dialog = await screen.findByRole('dialog', {
    name: 'Anda yakin ingin menghapus data ini?',
  })
  await untilStill()
  expect(dialog).toHaveTextContent('Pertanyaan “Apa itu batas 1?” beserta jawabannya')
  answerWith(mockApi(api.faq.list, FAQS.slice(1)))
  await user.click(within(dialog).getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
  expect(requestsTo(api.faq.remove)[0]?.params).toEqual({ id: '1' })
  await waitFor(async () => expect((await rows())[0]).toBe('Apa itu batas 2?'))
})

test('one that another admin has reworded is asked for by its new words, and not deleted where that comes later', async () => {
  const now = { ...FIRST, question: '<p>Siapa yang mengukur?</p>', version: 'v2' }
  const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
  const { user, requestsTo, answerWith } = await open({}, [
    mockApi(api.faq.get, now),
    mockApi(api.faq.remove, {
      refusal: { ...refusal, present: { ...now, version: 'v3' } },
    }),
  ])
  await user.click(
    await screen.findByRole('button', { name: 'Hapus FAQ: Apa itu batas 1?' }),
  )
  const dialog = await screen.findByRole('dialog')
  await untilStill()
  expect(dialog).toHaveTextContent('Pertanyaan “Siapa yang mengukur?” beserta jawabannya')
  answerWith(mockApi(api.faq.list, [now, ...FAQS.slice(1)]))
  await user.click(within(dialog).getByRole('button', { name: 'Ya' }))
  expect(
    await screen.findByText(
      /^Data ini sudah berubah sejak Anda membukanya, jadi belum dihapus/,
    ),
  ).toBeVisible()
  expect(requestsTo(api.faq.remove)[0]?.headers.get('if-match')).toBe('"v2"')
  expect(await screen.findByRole('row', { name: /Siapa yang mengukur/ })).toBeVisible()
})

test('Tidak deletes nothing', async () => {
  const { user, requestsTo } = await open()
  await user.click(
    await screen.findByRole('button', { name: 'Hapus FAQ: Apa itu batas 1?' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(requestsTo(api.faq.remove)).toHaveLength(0)
})

test('says when there is none yet, and while it is loading', async () => {
  const { unmount } = await open({}, [mockApi(api.faq.list, () => new Promise(() => {}))])
  expect(screen.getByRole('region', { name: 'Data FAQ' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  unmount()
  await open({}, [mockApi(api.faq.list, [])])
  expect(await screen.findByText('Belum ada FAQ')).toBeVisible()
})

test('a list that cannot be loaded offers another try', async () => {
  const { user, answerWith } = await open({}, [
    mockApi(api.faq.list, problem(500, 'Gagal')),
  ])
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  answerWith(mockApi(api.faq.list, FAQS))
  await user.click(retry)
  expect(await rows()).toHaveLength(10)
})
