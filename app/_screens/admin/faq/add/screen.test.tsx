import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const CATEGORY = { id: '3', name: 'Tata batas' }
const FAQ = {
  id: '9',
  categoryId: '3',
  category: CATEGORY,
  question: '<p>Apa?</p>',
  answer: '<p>Ini.</p>',
}

async function open(more: Mock[] = [], query: Record<string, string> = {}) {
  const view = await renderScreen('admin/faq/add', {
    as: 'admin',
    query,
    from: '#/admin/faq',
    api: [
      mockApi(api.category.list, [{ ...CATEGORY, faqs: [] }]),
      mockApi(api.faq.list, [FAQ]),
      mockApi(api.faq.create, FAQ),
      ...more,
    ],
  })
  await screen.findByRole('textbox', { name: 'Jawaban' })
  return view
}

const editor = (name: string) => screen.getByRole('textbox', { name })
const category = () => screen.getByRole('combobox', { name: 'Kategori' })
const save = () => screen.getByRole('button', { name: 'Simpan' })

/** Types into an editor, whose own key handling jsdom lacks. */
async function write(name: string, html: string) {
  await act(async () => {
    editor(name).innerHTML = html
  })
}

test('category, question and answer are required; nothing is sent', async () => {
  const { user, requestsTo, container } = await open()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(save())
  expect(await screen.findAllByText('Kategori diperlukan')).toHaveLength(2)
  expect(screen.getAllByText('Pertanyaan diperlukan')).toHaveLength(2)
  expect(screen.getAllByText('Jawaban diperlukan')).toHaveLength(2)
  expect(category()).toBeInvalid()
  expect(requestsTo(api.faq.create)).toHaveLength(0)
})

test("sends category, question and answer; then the list with 'Data berhasil disimpan'", async () => {
  const { user, requestsTo } = await open()
  await user.selectOptions(category(), 'Tata batas')
  await write('Pertanyaan', '<p>Apa itu <strong>batas</strong>?</p>')
  await write('Jawaban', '<p>Garis tegas.</p>')
  await user.click(save())
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible()
  expect(requestsTo(api.faq.create)[0]?.body).toEqual({
    categoryId: '3',
    question: '<p>Apa itu <strong>batas</strong>?</p>',
    answer: '<p>Garis tegas.</p>',
  })
  expect(await screen.findByRole('heading', { name: 'DATA FAQ' })).toBeVisible()
})

test('shows question and answer as visitors will see them', async () => {
  const { container } = await open()
  const preview = within(screen.getByRole('region', { name: 'Pratinjau FAQ' }))
  expect(preview.getByText(/tampil di sini sambil ditulis/)).toBeVisible()
  await write('Pertanyaan', '<p>Apa itu <strong>batas</strong>?</p>')
  await write('Jawaban', '<p>Garis <em>tegas</em>.</p>')
  expect(await preview.findByRole('heading', { name: 'Apa itu batas?' })).toBeVisible()
  expect((await preview.findByText('tegas')).tagName).toBe('EM')
  expect(await axe(container)).toHaveNoViolations()
})

test('a refused category is said at its field; everything typed is kept', async () => {
  const gone = 'Kategori tidak ditemukan'
  const { user } = await open([
    mockApi(api.faq.create, problem(400, 'Periksa isian', { categoryId: gone })),
  ])
  await user.selectOptions(category(), 'Tata batas')
  await write('Pertanyaan', '<p>Apa?</p>')
  await write('Jawaban', '<p>Ini.</p>')
  await user.click(save())
  await waitFor(() =>
    expect(category()).toHaveAccessibleDescription(expect.stringContaining(gone)),
  )
  expect(editor('Pertanyaan')).toHaveTextContent('Apa?')
  expect(editor('Jawaban')).toHaveTextContent('Ini.')
})

test('categories that cannot be loaded can be asked for again', async () => {
  const { user, answerWith } = await open([
    mockApi(api.category.list, problem(500, 'Gagal')),
  ])
  expect(await screen.findByText('Daftar kategori tidak dapat dimuat.')).toBeVisible()
  answerWith(mockApi(api.category.list, [{ ...CATEGORY, faqs: [] }]))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('option', { name: 'Tata batas' })).toBeInTheDocument()
})

test('Batal asks before unsaved changes are lost', async () => {
  const { user } = await open()
  await write('Jawaban', '<p>Garis tegas.</p>')
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  expect(
    await screen.findByText('Anda yakin ingin kembali ke halaman sebelumnya?'),
  ).toBeVisible()
  await untilStill()
  await user.click(screen.getByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(editor('Jawaban')).toHaveTextContent('Garis tegas.')
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await screen.findByRole('heading', { name: 'DATA FAQ' })).toBeVisible()
})

test('a question that comes with the address stands in the form, as text and unsaved', async () => {
  const question = 'Luas < 5 ha, boleh?'
  const { user, requestsTo } = await open([], { pertanyaan: question, kategori: '3' })
  expect(editor('Pertanyaan')).toHaveTextContent(question)
  expect(await screen.findByRole('option', { name: 'Tata batas' })).toBeInTheDocument()
  expect(category()).toHaveValue('3')
  await write('Jawaban', '<p>Boleh.</p>')
  await user.click(save())
  await screen.findByRole('heading', { name: 'DATA FAQ' })
  expect(requestsTo(api.faq.create).map(({ body }) => body)).toEqual([
    { categoryId: '3', question: '<p>Luas &lt; 5 ha, boleh?</p>', answer: '<p>Boleh.</p>' },
  ])
})
