import { expect, type Locator, type Page } from '@playwright/test'

/** A new participant who fills in everything that must be. */
export const NEW_MEMBER = {
  'Nama Lengkap': 'Yohana Wanggai, S.Hut.',
  Email: 'yohana.wanggai@contoh.go.id',
  Whatsapp: '0812-3456-7890',
  Username: 'yohana.wanggai',
  Password: 'Rimba12345',
  'Konfirmasi Password': 'Rimba12345',
}
export type Field = keyof typeof NEW_MEMBER

/** A required text field of the form, by its label. */
export const field = (page: Page, label: Field): Locator =>
  page.getByLabel(label, { exact: true })

export async function fillIn(page: Page, changes: Partial<Record<Field, string>> = {}) {
  for (const [label, text] of Object.entries({ ...NEW_MEMBER, ...changes })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByRole('radio', { name: 'Perempuan' }).check()
}

export const submit = (page: Page) =>
  page.getByRole('button', { name: 'Daftar', exact: true }).click()

/** The box above the form that lists what is wrong. */
export const summary = (page: Page): Locator =>
  page.getByRole('region', { name: /^Ada \d+ isian yang perlu diperbaiki$/ })

export const close = (page: Page) =>
  page.getByRole('button', { name: 'Tutup dan kembali ke Beranda' }).click()

/** The field says this, and nothing else of the kind, in its description. */
export async function expectError(input: Locator, message: string) {
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAccessibleDescription(
    new RegExp(`(^| )${message}($| Minimal 8)`),
  )
}

export const expectFine = (input: Locator) =>
  expect(input).not.toHaveAttribute('aria-invalid')

const PATTERN = 'Password harus mengandung huruf kecil, huruf besar, angka, dan tanpa spasi'
const SHORT_NAME = 'Username harus minimal 3 karakter'
const WITH_SPACE = 'Username tidak boleh mengandung spasi'
const SHORT_CONFIRMATION = 'Konfirmasi password harus minimal 8 karakter'

/** §5 Registration: the messages of an empty form, in the order of its fields. */
export const EMPTY_ERRORS = [
  'Nama Lengkap diperlukan',
  'Jenis Kelamin diperlukan',
  'Email diperlukan',
  'Whatsapp diperlukan',
  SHORT_NAME,
  PATTERN,
  SHORT_CONFIRMATION,
]

/** What is typed one after the other and what the field says then; null is nothing. */
export const RULES: [field: Field, typed: string, message: string | null][] = [
  ['Nama Lengkap', '   ', 'Nama Lengkap diperlukan'],
  ['Nama Lengkap', 'Suharto', null],
  ['Email', 'suharto', 'Email tidak valid'],
  ['Email', 'suharto@contoh', 'Email tidak valid'],
  ['Email', 'suharto@contoh.id', null],
  ['Whatsapp', '0812345678', 'Whatsapp diperlukan'],
  ['Whatsapp', '08123456789', null],
  ['Username', 'ab', SHORT_NAME],
  ['Username', 'su harto', WITH_SPACE],
  ['Username', 'suh', null],
  ['Password', 'RIMBA12345', PATTERN],
  ['Password', 'rimba12345', PATTERN],
  ['Password', 'RimbaRimba', PATTERN],
  ['Password', 'Rimba 12345', PATTERN],
  ['Password', 'Rimba-12345', PATTERN],
  // the confirmation alone asks for 8 (decision 34)
  ['Password', 'Rb1', null],
  ['Password', 'Rimba12345', null],
  ['Konfirmasi Password', 'Rimba12', SHORT_CONFIRMATION],
  ['Konfirmasi Password', 'rimba12345', PATTERN],
  ['Konfirmasi Password', 'Rimba123456', 'Passwords tidak sama'],
  ['Konfirmasi Password', 'Rimba12345', null],
]
