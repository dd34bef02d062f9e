import { expect, type Locator, type Page } from '@playwright/test'
import { answerDialog, expectToast } from '../expectations.ts'
import { picture, type TestFile } from '../files.ts'

const DELETE_QUESTION = 'Anda yakin ingin menghapus data ini?'
export const UNSENT =
  'Jawaban server tidak sampai, jadi mungkin sudah berhasil. Isian Anda tetap ada; silakan coba lagi.'
export const RESTORED = 'Isian Anda yang belum disimpan telah dikembalikan.'

/** Far more stops than any screen has. */
const MAX_STOPS = 150

/** Moves the focus by Tab alone until it is on the control. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}

/** By keyboard alone: to the control, then a key. */
export async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** By keyboard alone: writes at the end of a field or an editor. */
export async function writeAt(page: Page, control: Locator, text: string) {
  await tabTo(page, control)
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

export const editor = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true })

export const save = (page: Page) => page.getByRole('button', { name: 'Simpan' })

/** Saves; its message is waited for from the beginning, since it goes away by itself. */
export const saveAndSee = (page: Page, text: string, act = () => save(page).click()) =>
  Promise.all([expectToast(page, text), act()])

/** The focus is somewhere, and not lost on the page. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')

/** Deletes the row of this name, after the question. */
export async function removeRow(page: Page, name: string, says: (string | RegExp)[] = []) {
  await page.getByRole('button', { name: `Hapus ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: DELETE_QUESTION })
  for (const text of says) await expect(dialog).toContainText(text)
  await answerDialog(page, DELETE_QUESTION, 'Ya')
  await expect(page.getByRole('button', { name: `Hapus ${name}` })).toHaveCount(0)
}

const withName = (name: string, mimeType: string, buffer: Buffer): TestFile => ({
  ...{ name, mimeType, buffer },
})
const photo = picture('rimba.png')

const NOT_AN_IMAGE = 'File harus berupa gambar (jpg, jpeg, png)'
const UNREADABLE =
  /^File harus berupa gambar .+\. File ini tidak dapat dibaca: mungkin terpotong/
const png = (name: string, bytes: Buffer) => withName(name, 'image/png', bytes)

/** Files that are taken for no picture, with what is said of them. */
export const NO_PICTURES: [TestFile, string | RegExp][] = [
  [withName('surat.pdf', 'application/pdf', Buffer.from('%PDF-1.4')), NOT_AN_IMAGE],
  [
    withName('gambar.svg', 'image/svg+xml', Buffer.from('<svg onload="__xss=1"/>')),
    NOT_AN_IMAGE,
  ],
  [png('kosong.png', Buffer.alloc(0)), 'File kosong'],
  [png('surat.png', Buffer.from('%PDF-1.4 bukan gambar')), UNREADABLE],
  [png('terpotong.png', photo.buffer.subarray(0, 60)), UNREADABLE],
  [png('rusak.png', Buffer.from(photo.buffer).fill(7, 45, 200)), UNREADABLE],
]
