import 'fake-indexeddb/auto'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clear, entries } from 'idb-keyval'
import { axe } from 'jest-axe'
import { object, string } from 'yup'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { draftKey, keepDraft, readDraft } from '@/lib/browser/form-draft'
import { mayLeave, setLeaveQuestion } from '@/lib/router/leave-guard'
import { clearEverything, storeTokens, storeUser } from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/render-screen'

const KEY = draftKey('faq:9', '1')
const STORED = { title: 'Judul', text: 'Isi' }
const SAID = 'Isian Anda yang belum disimpan telah dikembalikan.'

beforeEach(async () => {
  await clear()
  storeTokens(fakeToken('admin', '1'), 'refresh-token')
  storeUser(accountOf('admin'))
})
afterEach(clearEverything)

function open(onSubmit: () => unknown = () => {}, stored = STORED) {
  const view = render(
    <Form
      schema={object({ title: string(), text: string() })}
      initialValues={stored}
      onSubmit={onSubmit}
      guard
    >
      <KeptDraft name="faq:9" />
      <TextField name="title" label="Judul" />
      <TextField name="text" label="Isi" />
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  )
  return { ...view, user: userEvent.setup() }
}

const title = () => screen.getByLabelText('Judul')
const keep = (changes: object, age = 0) =>
  keepDraft(KEY, { savedAt: Date.now() - age, changes })
const kept = async () => JSON.stringify(await readDraft(KEY))

test('what was typed is there again after the form was gone, and is said', async () => {
  const first = open()
  await first.user.type(title(), ' baru')
  first.unmount()
  const { container } = open()
  expect(await screen.findByText(SAID)).toBeVisible()
  expect(title()).toHaveValue('Judul baru')
  expect(await axe(container)).toHaveNoViolations()
})

test('only the changed fields come back: the others are as they are stored now', async () => {
  await keep({ title: 'Judul saya' })
  open(undefined, { title: 'Judul', text: 'Isi dari rekan' })
  expect(await screen.findByText(SAID)).toBeVisible()
  expect(title()).toHaveValue('Judul saya')
  expect(screen.getByLabelText('Isi')).toHaveValue('Isi dari rekan')
})

test("'Buang' gives back what is stored and forgets the draft", async () => {
  await keep({ title: 'Judul saya' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Buang' }))
  expect(title()).toHaveValue('Judul')
  expect(title()).toHaveFocus()
  expect(screen.queryByText(SAID)).not.toBeInTheDocument()
  await waitFor(async () => expect(await entries()).toEqual([]))
})

test('saved is forgotten, also when saving leaves the screen', async () => {
  await keep({ title: 'Judul saya' })
  const view = open(() => view.unmount())
  await screen.findByText(SAID)
  await view.user.click(screen.getByRole('button', { name: 'Simpan' }))
  await waitFor(async () => expect(await entries()).toEqual([]))
})

test('a failure keeps it', async () => {
  const { user, unmount } = open(() => Promise.reject(new Error('offline')))
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await screen.findByRole('region')
  unmount()
  await waitFor(async () => expect(await kept()).toContain('Judul!'))
})

test('leaving without saving, once agreed to, forgets it', async () => {
  setLeaveQuestion(async () => true)
  await keep({ title: 'Judul saya' })
  const { unmount } = open()
  await screen.findByText(SAID)
  await waitFor(async () => expect(await mayLeave()).toBe(true))
  unmount()
  await waitFor(async () => expect(await entries()).toEqual([]))
})

test('an ended session does not take it to another account', async () => {
  const { user, unmount } = open()
  await user.type(title(), '!')
  clearEverything()
  unmount()
  await waitFor(async () => expect(await kept()).toContain('Judul!'))
  expect(await entries()).toHaveLength(1)
})

test.each([
  ['from long ago', { title: 'Lama' }, 8 * 24 * 60 * 60 * 1000],
  ['that says what is stored', STORED, 0],
  ['of fields that the form has not', { nama: 'x' }, 0],
  ['of another kind', { title: 5 }, 0],
])('a draft %s is not restored', async (_, changes, age) => {
  await keep(changes, age)
  const { user } = open()
  await user.type(title(), '?')
  expect(title()).toHaveValue('Judul?')
  expect(screen.queryByText(SAID)).not.toBeInTheDocument()
})
