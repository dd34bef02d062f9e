import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { object, string } from 'yup'
import { Form, type FormProps } from '@/components/form/form'
import { editOf } from '@/components/form/parts/send-edit'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { hasUnsavedChanges } from '@/lib/router/leave-guard'

const schema = object({
  name: string().required('Nama diperlukan'),
  email: string().required('Email diperlukan').email('Format email salah'),
  notes: string(),
})
const empty = { name: '', email: '', notes: '' }

function renderForm(props: Partial<FormProps<typeof empty>> = {}) {
  const onSubmit = jest.fn()
  const form = (changes: Partial<FormProps<typeof empty>>) => (
    <Form
      schema={schema}
      initialValues={empty}
      onSubmit={onSubmit}
      aria-label="Akun"
      {...changes}
    >
      <TextField name="name" label="Nama" />
      <TextField name="email" label="Email" type="email" />
      <TextField name="notes" label="Catatan" optional />
      <SubmitButton>Simpan</SubmitButton>
    </Form>
  )
  const view = render(form(props))
  return {
    onSubmit,
    ...view,
    again: (changes: typeof props) => view.rerender(form(changes)),
  }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }))
const summary = () => screen.findByRole('region', { name: /isian yang perlu diperbaiki/ })
const refused = (errors: Record<string, string>) =>
  Object.assign(new Error('Data tidak valid'), { problem: { errors } })

beforeEach(() => {
  document.title = 'Akun Saya'
})

test('says nothing wrong before it is sent', async () => {
  renderForm()
  await userEvent.click(field('Nama'))
  await userEvent.tab()
  await userEvent.type(field('Email'), 'salah')
  expect(screen.queryByText('Nama diperlukan')).not.toBeInTheDocument()
  expect(screen.queryByText('Format email salah')).not.toBeInTheDocument()
})

test('a wrong one focuses a summary with the count, and the same words at the fields', async () => {
  const { onSubmit, container } = renderForm()
  await save()
  await waitFor(async () => expect(await summary()).toHaveFocus())
  expect(await summary()).toHaveAccessibleName('Ada 2 isian yang perlu diperbaiki')
  expect(field('Nama')).toBeInvalid()
  expect(field('Nama')).toHaveAccessibleDescription('Nama diperlukan')
  expect(field('Catatan (opsional)')).toBeValid()
  expect(document.title).toBe('Galat: Akun Saya')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(await axe(container)).toHaveNoViolations()
})

test('an entry of the summary focuses its field and leaves the address alone', async () => {
  window.location.hash = '#/user'
  renderForm()
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Email diperlukan' }))
  expect(field('Email')).toHaveFocus()
  expect(window.location.hash).toBe('#/user')
})

test('two fields with one fault are told apart in the summary', async () => {
  const both = 'Password harus mengandung angka'
  const twice = object({
    password: string().required(both),
    confirmPassword: string().required(both),
    notes: string(),
  })
  const started = { password: '', confirmPassword: '', notes: '' }
  render(
    <Form schema={twice} initialValues={started} onSubmit={jest.fn()} aria-label="Password">
      <TextField name="password" label="Password Baru" />
      <TextField name="confirmPassword" label="Konfirmasi Password Baru" />
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  )
  await save()
  await summary()
  for (const label of ['Password Baru', 'Konfirmasi Password Baru'])
    expect(screen.getByRole('button', { name: `${label}: ${both}` })).toBeVisible()
})

test("'re-validate on change': messages follow what is typed, the focus stays", async () => {
  renderForm()
  await save()
  await summary()
  await userEvent.type(field('Email'), 'a')
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription('Format email salah'),
  )
  await userEvent.type(field('Email'), '@b.id')
  await userEvent.type(field('Nama'), 'Siti')
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument())
  await userEvent.clear(field('Nama'))
  await summary()
  expect(field('Nama')).toHaveFocus()
})

test('one that only changes what is stored says that nothing has changed, and sends nothing', async () => {
  const stored = { ...empty, name: 'Siti', email: 'siti@klhk.go.id' }
  const { onSubmit } = renderForm({ initialValues: stored, onlyChanges: true })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await save()
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Belum ada perubahan.'),
  )
  const button = screen.getByRole('button', { name: 'Simpan' })
  expect(button).toHaveAccessibleDescription('Belum ada perubahan.')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(field('Nama'), ' Rahma')
  expect(screen.queryByText('Belum ada perubahan.')).not.toBeInTheDocument()
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Belum ada perubahan.')).not.toBeInTheDocument()
})

test("the server's messages land on their fields, values stay, a change takes them away", async () => {
  renderForm({
    initialValues: { ...empty, name: 'Siti', email: 'siti@klhk.go.id' },
    onSubmit: () => Promise.reject(refused({ email: 'Email sudah terdaftar' })),
  })
  await save()
  await waitFor(async () => expect(await summary()).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription('Email sudah terdaftar')
  expect(field('Email')).toHaveValue('siti@klhk.go.id')
  await userEvent.type(field('Nama'), ' Rahma')
  expect(field('Email')).toHaveAccessibleDescription('Email sudah terdaftar')
  await userEvent.type(field('Email'), 'x')
  await waitFor(() => expect(field('Email')).toBeValid())
})

test('a failure without fields is written above the form and nothing is lost', async () => {
  const failure = Object.assign(new Error('Kuota coaching penuh'), { problem: {} })
  renderForm({
    initialValues: { ...empty, name: 'Siti', email: 'siti@klhk.go.id' },
    onSubmit: () => Promise.reject(failure),
  })
  await save()
  expect(await screen.findByRole('region', { name: 'Kuota coaching penuh' })).toHaveFocus()
  expect(field('Nama')).toHaveValue('Siti')
})

test('without an answer it says that nothing is lost', async () => {
  renderForm({
    initialValues: { ...empty, name: 'Siti', email: 'siti@klhk.go.id' },
    onSubmit: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await save()
  expect(
    await screen.findByText(
      'Server belum menjawab. Isian Anda tetap ada; silakan coba lagi.',
    ),
  ).toBeVisible()
})

test('is busy while it is sent and takes no second one', async () => {
  let finish = () => {}
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  renderForm({ initialValues: { name: 'Siti', email: 'a@b.id', notes: '' }, onSubmit })
  await save()
  const button = screen.getByRole('button', { name: 'Simpan' })
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  await userEvent.type(field('Nama'), '{Enter}')
  finish()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('what is typed while it is being sent stays', async () => {
  let finish = () => {}
  renderForm({
    guard: true,
    initialValues: { name: 'Siti', email: 'a@b.id', notes: '' },
    onSubmit: () => new Promise<void>((resolve) => (finish = resolve)),
  })
  await save()
  await userEvent.type(field('Nama'), ' Rahma')
  finish()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Simpan' })).not.toHaveAttribute('aria-busy'),
  )
  expect(field('Nama')).toHaveValue('Siti Rahma')
  await waitFor(() => expect(hasUnsavedChanges()).toBe(true))
})

test('guards unsaved changes until they are saved', async () => {
  renderForm({ guard: true, initialValues: { name: 'Siti', email: 'a@b.id', notes: '' } })
  expect(hasUnsavedChanges()).toBe(false)
  await userEvent.type(field('Nama'), ' Rahma')
  expect(hasUnsavedChanges()).toBe(true)
  await save()
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  expect(field('Nama')).toHaveValue('Siti Rahma')
})

test('stays dirty and says nothing when it was not sent after all', async () => {
  renderForm({ guard: true, onSubmit: async () => false })
  await userEvent.type(field('Nama'), 'Suharto')
  await userEvent.type(field('Email'), 's@contoh.go.id')
  await save()
  await waitFor(() => expect(hasUnsavedChanges()).toBe(true))
  expect(field('Nama')).toHaveValue('Suharto')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('shows what is stored by now as soon as nothing unsaved stands against it', async () => {
  const edit = editOf((present: typeof empty) => present, {})
  const { again } = renderForm({ edit, initialValues: { ...empty, name: 'Siti' } })
  again({ edit, initialValues: { ...empty, name: 'Siti Rahma' } })
  expect(field('Nama')).toHaveValue('Siti Rahma')
  await userEvent.type(field('Nama'), '!')
  again({ edit, initialValues: { ...empty, name: 'Suharto' } })
  expect(field('Nama')).toHaveValue('Siti Rahma!')
  await userEvent.type(field('Nama'), '{Backspace}')
  expect(field('Nama')).toHaveValue('Suharto')
})

test('makes a hidden field visible before it is focused', async () => {
  const reveal = jest.fn()
  renderForm({ reveal })
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Nama diperlukan' }))
  expect(reveal).toHaveBeenCalledWith('name')
})
