import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const BATAS = { id: '1', name: 'Tata batas' }
const faqOf = (id: string) => ({
  ...{ id, categoryId: BATAS.id, category: BATAS },
  ...{ question: `<p>Pertanyaan ${id}</p>`, answer: '<p>Jawaban</p>' },
})
const REASON = 'Basis data sedang sibuk.'
const TOLD = `Gagal: ${REASON}`

const open = (remove: Mock) =>
  renderScreen('admin/faq', {
    as: 'admin',
    api: [mockApi(api.faq.list, ['1', '2'].map(faqOf)), remove],
  })
const failing = mockApi(api.faq.remove, () => problem(503, REASON))

const button = (name: RegExp) => screen.findByRole('button', { name })

async function remove(user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) {
  const control = await button(name)
  await user.click(control)
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  return control
}

test('what has failed stands at its button after the banner has gone, until something is pressed', async () => {
  const { user } = await open(failing)
  const control = await remove(user, /^Hapus .*Pertanyaan 1/)
  await waitFor(() => expect(control).toHaveAccessibleDescription(TOLD))
  await user.click(screen.getByRole('button', { name: 'Tutup pesan galat' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(control).toHaveAccessibleDescription(TOLD)
  expect(screen.getByText(TOLD)).toBeVisible()
  expect(await axe(document.body)).toHaveNoViolations()
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(screen.queryByText(TOLD)).not.toBeInTheDocument()
  expect(control).not.toHaveAccessibleDescription()
})

test('it can be closed, and the focus is then on the button', async () => {
  const { user } = await open(failing)
  const control = await remove(user, /^Hapus .*Pertanyaan 1/)
  await user.click(await button(/^Tutup keterangan galat$/))
  expect(control).not.toHaveAccessibleDescription()
  expect(control).toHaveFocus()
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
  const other = await button(/^Baris menurut|^Ekspor/)
  await user.click(other)
  fail()
  await waitFor(() => expect(control).toHaveAccessibleDescription(TOLD))
  expect(other).not.toHaveAccessibleDescription()
})

test('a form says its failure above its fields, and not a second time at its button', async () => {
  const { user } = await renderScreen('admin/category/add', {
    as: 'admin',
    api: [mockApi(api.category.create, () => problem(503, REASON))],
  })
  await user.type(await screen.findByRole('textbox'), 'Tata batas')
  const save = screen.getByRole('button', { name: 'Simpan' })
  await user.click(save)
  expect(within(await screen.findByRole('form')).getByText(REASON)).toBeVisible()
  expect(save).not.toHaveAccessibleDescription()
})
