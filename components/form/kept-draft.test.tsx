import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { getDefaultStore } from 'jotai'
import { useState } from 'react'
import { object, string } from 'yup'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { createShelf } from '@/lib/device/shelf'
import { dismissError, errorBannerAtom } from '@/lib/feedback/error-banner'
import { mayLeave, setLeaveQuestion } from '@/lib/router/leave-guard'
import { clearEverything, storeTokens, storeUser } from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { clearDevice, deviceEntries } from '@/lib/testing/device'
import { liveRegions } from '@/lib/testing/live-regions'

const NAMES = ['1', 'faq:9'] as const
const drafts = createShelf<object>('draft')
const STORED = { title: 'Judul', text: 'Isi' }
const SAID = 'Isian Anda yang belum disimpan telah dikembalikan.'

beforeEach(async () => {
  await clearDevice()
  storeTokens(fakeToken('admin', '1'), 'refresh-token')
  storeUser(accountOf('admin'))
})
afterEach(clearEverything)

const formOf = (onSubmit: () => unknown, stored = STORED) => (
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
  </Form>
)

function open(onSubmit: () => unknown = () => {}, stored = STORED) {
  const view = render(formOf(onSubmit, stored))
  return { ...view, user: userEvent.setup() }
}

const title = () => screen.getByLabelText('Judul')
const keep = (changes: object) => drafts.keep(NAMES, changes)
const kept = async () => JSON.stringify(await drafts.read(NAMES))

test('what was typed is there again after the form was gone, and is said', async () => {
  const first = open()
  await first.user.type(title(), ' baru')
  first.unmount()
  const { container } = open()
  const regions = liveRegions()
  const said = await screen.findByText(SAID)
  expect(said).toBeVisible()
  expect(regions.tell(said)).toBe(true)
  expect(title()).toHaveValue('Judul baru')
  expect(await axe(container)).toHaveNoViolations()
})

test('a browser that refuses its locks keeps what was typed all the same', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  await keep({ title: 'Judul baru' })
  open()
  expect(await screen.findByText(SAID)).toBeVisible()
  Reflect.deleteProperty(navigator, 'locks')
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
  await waitFor(async () => expect(await deviceEntries()).toEqual({}))
})

test('saved is forgotten, also when saving leaves the screen', async () => {
  await keep({ title: 'Judul saya' })
  const view = open(() => view.unmount())
  await screen.findByText(SAID)
  await view.user.click(screen.getByRole('button', { name: 'Simpan' }))
  await waitFor(async () => expect(await deviceEntries()).toEqual({}))
})

test('saved is forgotten, also where its window goes in the moment in which that is known', async () => {
  let store = () => {}
  const sent = new Promise<void>((resolve) => (store = resolve))
  function Window() {
    const [isOpen, setOpen] = useState(true)
    return isOpen && formOf(() => sent.then(() => setOpen(false)))
  }
  render(<Window />)
  const user = userEvent.setup()
  await user.type(title(), '!')
  await waitFor(async () => expect(await kept()).toContain('Judul!'))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  store()
  await waitFor(() => expect(screen.queryByLabelText('Judul')).not.toBeInTheDocument())
  await waitFor(async () => expect(await deviceEntries()).toEqual({}))
})

test('whoever leaves while it is being sent finds it again where that failed, and is told so where they are', async () => {
  let fail = (_: Error) => {}
  const sent = new Promise((_, reject) => (fail = reject))
  const { user, unmount } = open(() => sent)
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  unmount()
  await act(async () => fail(Object.assign(new Error('lost'), { mayBeDone: true })))
  expect(getDefaultStore().get(errorBannerAtom)?.text).toMatch(
    /mungkin sudah berhasil\. Isian Anda tetap ada; silakan coba lagi\.$/,
  )
  open()
  expect(await screen.findByText(SAID)).toBeVisible()
  expect(title()).toHaveValue('Judul!')
  act(dismissError)
})

test('whoever leaves while it is being sent finds nothing of it once that is stored', async () => {
  let store = () => {}
  const sent = new Promise<void>((resolve) => (store = resolve))
  const { user, unmount } = open(() => sent)
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  unmount()
  await waitFor(async () => expect(await kept()).toContain('Judul!'))
  await act(async () => store())
  await waitFor(async () => expect(await deviceEntries()).toEqual({}))
})

test('what is typed into the form that was opened anew meanwhile is not forgotten with it', async () => {
  let store = () => {}
  const first = open(() => new Promise<void>((resolve) => (store = resolve)))
  await first.user.type(title(), ' baru')
  await first.user.click(screen.getByRole('button', { name: 'Simpan' }))
  first.unmount()
  const second = open()
  expect(await screen.findByText(SAID)).toBeVisible()
  await second.user.type(title(), ' sekali')
  await waitFor(async () => expect(await kept()).toContain('Judul baru sekali'))
  await act(async () => store())
  second.unmount()
  open()
  expect(await screen.findByText(SAID)).toBeVisible()
  expect(title()).toHaveValue('Judul baru sekali')
})

test('what came back into the form that was opened anew meanwhile goes once it is stored: it is unsaved no more', async () => {
  let store = () => {}
  const first = open(() => new Promise<void>((resolve) => (store = resolve)))
  await first.user.type(title(), ' baru')
  await first.user.click(screen.getByRole('button', { name: 'Simpan' }))
  first.unmount()
  open()
  expect(await screen.findByText(SAID)).toBeVisible()
  await waitFor(() => expect(title()).toHaveValue('Judul baru'))
  await act(async () => store())
  await waitFor(() => expect(title()).toHaveValue('Judul'))
  await waitFor(() => expect(screen.queryByText(SAID)).toBeNull())
  expect(await kept()).toBeUndefined()
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
  await waitFor(async () => expect(await deviceEntries()).toEqual({}))
})

test('an ended session does not take it to another account', async () => {
  const { user, unmount } = open()
  await user.type(title(), '!')
  clearEverything()
  unmount()
  await waitFor(async () => expect(await kept()).toContain('Judul!'))
  expect(Object.keys(await deviceEntries())).toHaveLength(1)
})

test.each([
  ['that says what is stored', STORED],
  ['of fields that the form has not', { nama: 'x' }],
  ['of another kind', { title: 5 }],
])('a draft %s is not restored', async (_, changes) => {
  await keep(changes)
  const { user } = open()
  await user.type(title(), '?')
  expect(title()).toHaveValue('Judul?')
  expect(screen.queryByText(SAID)).not.toBeInTheDocument()
})

/** Names held among the tabs of a browser, as far as who asks for a free one sees it. */
function locksOfBrowser() {
  const held = new Set<string>()
  const request = async (
    name: string,
    _: object,
    take: (lock: { name: string } | null) => unknown,
  ) => {
    if (held.has(name)) return take(null)
    held.add(name)
    await take({ name })
    held.delete(name)
  }
  return { request }
}

test('two tabs with the same form open keep two drafts, and each gets its own back', async () => {
  Object.defineProperty(navigator, 'locks', { value: locksOfBrowser(), configurable: true })
  const first = open()
  await first.user.type(first.getByLabelText('Judul'), ' satu')
  await waitFor(async () => expect(await kept()).toContain('Judul satu'))
  const second = open()
  await second.user.type(second.getAllByLabelText('Judul')[1] as HTMLElement, ' dua')
  await waitFor(async () =>
    expect(JSON.stringify(await drafts.read(['1', 'faq:9:2']))).toContain('Judul dua'),
  )
  expect(screen.queryByText(SAID)).not.toBeInTheDocument()
  expect(await kept()).toContain('Judul satu')
  first.unmount()
  second.unmount()
  open()
  open()
  await waitFor(() => expect(screen.getAllByText(SAID)).toHaveLength(2))
  const typed = screen
    .getAllByLabelText<HTMLInputElement>('Judul')
    .map(({ value }) => value)
  expect(typed.toSorted()).toEqual(['Judul dua', 'Judul satu'])
  Reflect.deleteProperty(navigator, 'locks')
})
