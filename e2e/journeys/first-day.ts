import { expect, type Page } from '@playwright/test'
import { dialogWith, expectToast, heading } from '../expectations.ts'
import { excel, picture } from '../files.ts'
import { editor, save, saveAndSee } from './admin-content.ts'

/** Who makes the first account. */
export const HEAD = {
  ...{ Username: 'kepala', Nama: 'Rima Hapsari', Email: 'rima@contoh.go.id' },
  ...{
    Whatsapp: '081234567890',
    Password: 'Rimba2026',
    'Konfirmasi Password': 'Rimba2026',
  },
}

/** Fills in the page behind the printed address and sends it. */
export async function makeFirstAccount(page: Page, address: string) {
  await page.goto(address)
  for (const [label, text] of Object.entries(HEAD))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Buat akun' }).click()
}

/** How often something was pressed on a page, how many fields were filled in, and with how many letters. */
export async function countHands(page: Page) {
  const hands = { clicks: 0, fields: 0, letters: 0 }
  await page.exposeFunction('countHand', (kind: keyof typeof hands, times: number) => {
    hands[kind] += times
  })
  await page.addInitScript(() => {
    const count = (kind: string, times = 1) => Reflect.get(window, 'countHand')(kind, times)
    const lengths = new WeakMap<EventTarget, number>()
    let last: EventTarget | null = null
    addEventListener('pointerdown', () => count('clicks'), true)
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLElement)) return
        if (target !== last) count('fields')
        last = target
        const isTyped = !(target instanceof HTMLInputElement && target.type === 'file')
        const text = 'value' in target ? String(target.value) : target.innerText
        if (isTyped) count('letters', Math.abs(text.length - (lengths.get(target) ?? 0)))
        lengths.set(target, text.length)
      },
      true,
    )
  })
  return hands
}

/**
 * Minutes of a person's hands and thought, by the keystroke-level model (Card, Moran and Newell 1980): a thought of 1.35 s before
 * each press and each field, 1.1 s to point and 0.2 s to press, 0.8 s from the mouse to the keys and back, and
 * 0.28 s a letter, of somebody who types 40 words a minute. Without reading, and without what the machine takes.
 */
export const minutesOf = ({
  clicks,
  fields,
  letters,
}: Awaited<ReturnType<typeof countHands>>): number =>
  (clicks * (1.35 + 1.1 + 0.2) + fields * (1.35 + 0.8) + letters * 0.28) / 60

const open = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).click()
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

/** Saves; a message like it may still be there from the step before, so the list tells that it was done. */
async function saveAndReturn(page: Page, list: string) {
  await save(page).click()
  await expect(heading(page, list)).toBeVisible()
}

const addVideo = (list: string) => async (page: Page) => {
  await open(page, /^Ubah/)
  await field(page, 'Tautan video').fill('https://youtu.be/abcdefghijk')
  await saveAndReturn(page, list)
}

/** What is done behind each step of 'Mulai di sini' but the last two, in its order. */
export const STEPS: [name: string, act: (page: Page) => Promise<unknown>][] = [
  [
    'Isi nama dan kontak kantor',
    async (page) => {
      await field(page, 'Nama kantor').fill('Balai Pelatihan Uji')
      await field(page, /^Email/).fill('balai@contoh.go.id')
      await saveAndSee(page, 'Data berhasil diubah')
    },
  ],
  [
    'Isi daftar hari libur',
    async (page) => {
      await page.getByRole('button', { name: /^Isi dari daftar umum/ }).click()
      const dialog = dialogWith(page, /^Daftar umum hari libur/)
      await dialog.getByRole('button', { name: 'Simpan ke daftar kantor' }).click()
      await expectToast(page, /hari libur ditambahkan$/)
    },
  ],
  [
    'Periksa dan lengkapi daftar instansi',
    async (page) => {
      const file = excel('instansi.xlsx', [['Nama'], ['KPH Uji'], ['Badan usaha']])
      await page.getByLabel('Impor instansi dari Excel atau CSV').setInputFiles(file)
      const dialog = dialogWith(page, 'Periksa file instansi')
      await expect(dialog).toContainText('1 instansi akan ditambahkan, 1 sudah ada')
      await dialog.getByRole('button', { name: 'Unggah' }).click()
      await expectToast(page, '1 instansi ditambahkan, 1 sudah ada')
    },
  ],
  [
    'Buat kategori FAQ dan topik coaching',
    async (page) => {
      await open(page, 'Baru')
      await field(page, /^Nama/).fill('Mangrove')
      await saveAndReturn(page, 'DATA FAQ')
    },
  ],
  [
    'Pasang banner di halaman depan',
    async (page) => {
      await page.getByLabel('Unggah Gambar').setInputFiles(picture('rimba.png'))
      // until it is there, with all that it moves
      await expect(page.getByRole('button', { name: /^Hapus/ })).toBeVisible()
      await editor(page, 'Caption').fill('Rimba lestari')
      await saveAndReturn(page, 'DATA BERANDA')
    },
  ],
  ['Lengkapi panduan dengan video', addVideo('DATA PANDUAN')],
  ['Lengkapi profil dengan video', addVideo('DATA PROFIL')],
]
