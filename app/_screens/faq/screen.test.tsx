import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { CategoryWithFaqs } from '@/lib/entities/content'
import type { HashQuery } from '@/lib/router/href'
import { mockApi, offline } from '@/lib/testing/mock-api'

const faqOf = (id: string, categoryId: string, question: string, answer: string) => ({
  id,
  categoryId,
  question: `<p>${question}</p>`,
  answer,
})

const categories: CategoryWithFaqs[] = [
  {
    id: '1',
    name: 'Pendaftaran',
    faqs: [
      faqOf('11', '1', 'Bagaimana cara <b>mendaftar</b>?', '<p>Tekan <b>Daftar</b>.</p>'),
      faqOf('12', '1', 'Apakah berbayar?', '<p>Tidak, gratis.</p>'),
    ],
  },
  {
    id: '2',
    name: 'Sertifikat',
    faqs: [faqOf('21', '2', 'Kapan terbit?', '<p>Setelah post&#45;test.</p>')],
  },
  { id: '3', name: 'Lain-lain', faqs: [] },
]

async function open(query?: HashQuery, answer = categories) {
  const view = await renderScreen('faq', {
    query,
    api: [mockApi(api.category.list, answer)],
  })
  await screen.findByRole('combobox', { name: 'Topik' })
  return view
}

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const topic = (name: string) => within(screen.getByRole('region', { name }))
const opener = (name: string) =>
  topic(name).getByRole('button', { name: new RegExp(`^${name}`) })
const question = (name: string) => screen.getByRole('button', { name })

it("lists 'Semua Topik' first and then every category", async () => {
  await open()
  const options = within(screen.getByLabelText('Topik')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'Semua Topik',
    'Pendaftaran',
    'Sertifikat',
    'Lain-lain',
  ])
})

it("shows only the chosen category's section; 'Semua Topik' shows all", async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByLabelText('Topik'), 'Sertifikat')
  expect(sections()).toEqual(['Sertifikat, 1 pertanyaan'])
  expect(question('Kapan terbit?')).toBeVisible()
  expect(location.hash).toBe('#/faq?topik=2')
  await user.selectOptions(screen.getByLabelText('Topik'), 'Semua Topik')
  expect(sections()).toHaveLength(3)
  expect(location.hash).toBe('#/faq')
})

it('opens and closes each category as a section, the first one open at the start', async () => {
  const { user } = await open()
  expect(opener('Pendaftaran')).toHaveAttribute('aria-expanded', 'true')
  expect(opener('Sertifikat')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('Kapan terbit?')).not.toBeInTheDocument()
  await user.click(opener('Sertifikat'))
  expect(question('Kapan terbit?')).toBeVisible()
  await user.click(opener('Pendaftaran'))
  expect(screen.queryByText('Apakah berbayar?')).not.toBeInTheDocument()
  expect(question('Kapan terbit?')).toBeVisible()
  await user.click(opener('Lain-lain'))
  expect(topic('Lain-lain').getByText('Belum ada pertanyaan pada topik ini.')).toBeVisible()
})

it("shows the chosen question's answer beside the list and focuses its heading", async () => {
  const { user } = await open()
  expect(screen.getByText('Pilih pertanyaan untuk membaca jawabannya.')).toBeInTheDocument()
  await user.click(question('Bagaimana cara mendaftar?'))
  const heading = screen.getByRole('heading', { name: 'Bagaimana cara mendaftar?' })
  expect(heading).toHaveFocus()
  expect(screen.getByText('Daftar', { selector: 'b' })).toBeVisible()
  await user.click(question('Apakah berbayar?'))
  expect(screen.getByRole('heading', { name: 'Apakah berbayar?' })).toHaveFocus()
  expect(screen.queryByText('Daftar', { selector: 'b' })).not.toBeInTheDocument()
  expect(location.hash).toBe('#/faq?jawaban=12')
})

it('opens the answer under its question, for a phone, and closes it again', async () => {
  const { user } = await open()
  const button = question('Apakah berbayar?')
  await user.click(button)
  const answer = screen.getByText('Tidak, gratis.')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button.parentElement).toContainElement(answer)
  await user.click(button)
  expect(answer).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

it('keeps the chosen answer of another section', async () => {
  const { user } = await open()
  await user.click(question('Apakah berbayar?'))
  await user.click(opener('Sertifikat'))
  await user.click(question('Kapan terbit?'))
  expect(screen.getByText('Tidak, gratis.')).toBeVisible()
  expect(location.hash).toBe('#/faq?jawaban=12.21')
})

it('opens what a shared address names, without moving the focus', async () => {
  await open({ jawaban: '21' })
  expect(screen.getByText('Setelah post-test.')).toBeVisible()
  expect(opener('Pendaftaran')).toHaveAttribute('aria-expanded', 'false')
  expect(document.body).toHaveFocus()
})

it.each([
  ['BERBAYAR', 'Apakah berbayar?'],
  ['post-test', 'Kapan terbit?'],
])('finds %s in the plain text of question and answer', async (text, found) => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Cari pertanyaan'), text)
  expect(question(found)).toBeVisible()
  const { childNodes: said } = screen.getByText('1 pertanyaan ditemukan')
  expect(said).toHaveLength(1)
  expect(sections()).toHaveLength(1)
})

it('keeps the search in the address, and clears it', async () => {
  const { user } = await open({ q: 'mangrove', topik: '999' })
  expect(screen.getByLabelText('Topik')).toHaveDisplayValue('Semua Topik')
  expect(screen.getByText('Tidak ada pertanyaan yang cocok')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hapus pencarian' }))
  expect(sections()).toHaveLength(3)
  await user.type(screen.getByLabelText('Cari pertanyaan'), 'gratis')
  await waitFor(() => expect(location.hash).toBe('#/faq?q=gratis'))
})

it('prints every answer', async () => {
  await open()
  expect(screen.queryByText('Tidak, gratis.')).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('Tidak, gratis.')).toBeInTheDocument()
  expect(screen.getByText('Setelah post-test.')).toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('Tidak, gratis.')).not.toBeInTheDocument()
})

it.each<[string, HashQuery | undefined, string | null]>([
  ['of all', undefined, null],
  ['of a search', { q: 'berbayar' }, '1 dari 3 pertanyaan · Pencarian: “berbayar”'],
  ['of a topic', { topik: '1' }, '2 dari 3 pertanyaan · Topik: Pendaftaran'],
  [
    'of a search in a topic that finds nothing',
    { topik: '2', q: 'berbayar' },
    '0 dari 3 pertanyaan · Topik: Sertifikat · Pencarian: “berbayar”',
  ],
])('the paper %s says whether it is a part, and of what', async (_, query, part) => {
  await open(query)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const told = screen.queryByText(/dari 3 pertanyaan/)
  expect(told?.textContent ?? null).toBe(part)
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

it('sanitises the rich text once more when it is shown', async () => {
  const answer = '<p>Aman<img src="x" onerror="alert(1)"><script>alert(1)</script></p>'
  const evil = faqOf('31', '9', '<script>alert(1)</script>Uji?', answer)
  const { user, container } = await open({}, [{ id: '9', name: 'Uji', faqs: [evil] }])
  await user.click(screen.getByRole('button', { name: /Uji\?$/ }))
  expect(screen.getByText('Aman')).toBeVisible()
  expect(container.querySelector('script, img')).toBeNull()
})

it.each([
  ['topics', []],
  ['questions', [{ id: '9', name: 'Mangrove', faqs: [] }]],
])('says when there are no %s yet', async (_, categories) => {
  await renderScreen('faq', { api: [mockApi(api.category.list, categories)] })
  expect(await screen.findByText('Belum ada pertanyaan')).toBeVisible()
})

it('says when it could not be loaded and tries again', async () => {
  const { user, answerWith } = await renderScreen('faq', {
    api: [mockApi(api.category.list, offline)],
  })
  expect(await screen.findByText('FAQ tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.category.list, categories))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Apakah berbayar?')).toBeVisible()
})

it('has no accessibility violations', async () => {
  const { container, user } = await open()
  await user.click(question('Apakah berbayar?'))
  expect(await axe(container)).toHaveNoViolations()
})
