import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const BATAS = { id: '1', name: 'Tata batas' }
const faqOf = (id: string) => ({
  ...{ id, categoryId: BATAS.id, category: BATAS },
  ...{ question: `<p>Pertanyaan ${id}</p>`, answer: '<p>Jawaban</p>' },
})
const REASON = 'Basis data sedang sibuk.'

const open = (remove: Mock) =>
  renderScreen('admin/faq', {
    as: 'admin',
    api: [
      mockApi(api.faq.list, ['1', '2'].map(faqOf)),
      mockApi(api.faq.get, offline),
      remove,
    ],
  })
const failing = mockApi(api.faq.remove, () => problem(503, REASON))

type User = Awaited<ReturnType<typeof open>>['user']

async function remove(user: User, name: RegExp) {
  const control = await screen.findByRole('button', { name })
  await user.click(control)
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  return control
}

const close = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Tutup pesan kesalahan' }))

test('what has failed is told by the banner alone, then stands at its button until the next try', async () => {
  const { user, answerWith } = await open(failing)
  const control = await remove(user, /^Hapus .*Pertanyaan 1/)
  const banner = await screen.findByRole('alert')
  expect(banner).toHaveTextContent(REASON)
  expect(screen.getAllByText(REASON)).toHaveLength(1)
  expect(control).not.toHaveAccessibleDescription()
  await close(user)
  expect(screen.getAllByText(REASON)).toHaveLength(1)
  expect(control).toHaveAccessibleDescription(REASON)
  expect(
    screen.getByText(REASON).closest('[aria-live], [role=status], [role=alert]'),
  ).toBeNull()
  expect(await axe(document.body)).toHaveNoViolations()
  await user.type(screen.getByRole('searchbox'), 'P')
  expect(control).toHaveAccessibleDescription(REASON)
  answerWith(mockApi(api.faq.remove, null))
  await user.click(control)
  expect(screen.queryByText(REASON)).not.toBeInTheDocument()
  expect(control).not.toHaveAccessibleDescription()
})

test('a banner goes as soon as what it is about is pressed again, and stays at any other press', async () => {
  const { user } = await open(failing)
  const control = await remove(user, /^Hapus .*Pertanyaan 1/)
  await screen.findByRole('alert')
  await user.click(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: /^Hapus .*Pertanyaan 2/ }))
  await user.click(await screen.findByRole('button', { name: 'Tidak' }))
  expect(screen.getByRole('alert')).toHaveTextContent(REASON)
  await user.click(control)
  expect(screen.queryByText(REASON)).not.toBeInTheDocument()
})

test('a failure that comes late stands at its own button, whatever was pressed since', async () => {
  let fail = () => {}
  const waits = new Promise<void>((resolve) => {
    fail = resolve
  })
  const { user } = await open(
    mockApi(api.faq.remove, () => waits.then(() => problem(503, REASON))),
  )
  const control = await remove(user, /^Hapus .*Pertanyaan 2/)
  const other = screen.getByRole('button', { name: 'Ekspor' })
  await user.click(other)
  fail()
  await close(user)
  expect(control).toHaveAccessibleDescription(REASON)
  expect(other).not.toHaveAccessibleDescription()
})

test('where the button is gone nothing else is said to have failed', async () => {
  const { user, answerWith } = await open(
    mockApi(api.faq.remove, () => problem(409, REASON)),
  )
  await screen.findByRole('button', { name: /^Hapus .*Pertanyaan 1/ })
  answerWith(mockApi(api.faq.list, [faqOf('2'), faqOf('3')]))
  await remove(user, /^Hapus .*Pertanyaan 1/)
  await screen.findByRole('button', { name: /^Hapus .*Pertanyaan 3/ })
  await close(user)
  expect(screen.queryByText(REASON)).not.toBeInTheDocument()
})

test('a form says its failure above its fields, and not a second time at its button', async () => {
  const { user } = await renderScreen('admin/category/add', {
    as: 'admin',
    api: [mockApi(api.category.create, () => problem(503, REASON))],
  })
  await user.type(await screen.findByRole('textbox'), 'Tata batas')
  const save = screen.getByRole('button', { name: 'Simpan' })
  await user.click(save)
  const form = await screen.findByRole('form')
  expect(await within(form).findByText(REASON)).toBeVisible()
  await close(user)
  await waitFor(() => expect(screen.getAllByText(REASON)).toHaveLength(1))
  expect(save).not.toHaveAccessibleDescription()
})
