import type { TemplateField } from '../../entities/template.ts'
import { PLAIN_FIELD, READY_LAYOUT } from './ready-template.ts'
import { fieldName, layoutFault } from './template-faults.ts'

const name: TemplateField = {
  ...{ ...PLAIN_FIELD, id: 'nama', kind: 'text', text: '{nama}' },
  ...{ x: 10, y: 10, width: 100, height: 20 },
}
const picture = (file: { fileName: string; filePath: string } | null) =>
  ({ ...name, id: 'logo', kind: 'picture', text: '', file }) as const
const logo = { fileName: 'logo.png', filePath: '/file/logo.png' }
const faultOf = (...fields: TemplateField[]) => layoutFault({ ...READY_LAYOUT, fields })
const changed = (change: Partial<TemplateField>) => faultOf({ ...name, ...change })

test('the ready template has none', () => {
  expect(layoutFault(READY_LAYOUT)).toBeNull()
})

test.each<[string, Partial<TemplateField>]>([
  ['at the upper left edge', { x: 0, y: 0 }],
  ['at the right edge', { x: 197 }],
  ['at the lower edge', { y: 190 }],
  ['a sum of fractions beyond the edges', { x: 197.04, y: 190.04 }],
  ['and before them', { x: -0.04, y: -0.04 }],
  ['as small as may be', { width: 10, height: 4 }],
  ['and smaller by a fraction', { width: 9.96, height: 3.96 }],
  ['in the smallest letters', { size: 6 }],
  ['in the largest', { size: 120 }],
  ['with the widest gap between them', { spacing: 50 }],
  ['in capitals of a colour', { color: '#ABCDEF' }],
])('a text may stand %s', (_, change) => {
  expect(changed(change)).toBeNull()
})

const OUTSIDE = '“{nama}” keluar dari halaman.'
const SMALL = '“{nama}” terlalu kecil, sedikitnya 10 × 4 mm.'
const LETTERS = '“{nama}” memiliki huruf di luar 6–120 pt.'
const GAP = '“{nama}” memiliki jarak huruf di luar 0–50%.'
const COLOUR = '“{nama}” memiliki warna yang tidak dikenal.'

test.each<[string, Partial<TemplateField>, string]>([
  ['left of the page', { x: -0.1 }, OUTSIDE],
  ['above it', { y: -0.1 }, OUTSIDE],
  ['beyond its right edge', { x: 197.1 }, OUTSIDE],
  ['below its lower edge', { y: 190.1 }, OUTSIDE],
  ['narrower than may be', { width: 9.9 }, SMALL],
  ['lower than may be', { height: 3.9 }, SMALL],
  ['in letters too small', { size: 5 }, LETTERS],
  ['in letters too large', { size: 121 }, LETTERS],
  ['with letters that overlap', { spacing: -1 }, GAP],
  ['with letters too far apart', { spacing: 51 }, GAP],
  ['in a colour with a letter more', { color: '#12432c0' }, COLOUR],
  ['in a colour by its name', { color: 'green' }, COLOUR],
  ['without words', { text: ' ' }, '“Teks kosong” belum memiliki tulisan.'],
  ['with an unknown word', { text: '{nip}' }, '“{nip}” memuat {nip} yang tidak dikenal.'],
])('a text may not stand %s', (_, change, fault) => {
  expect(changed(change)).toBe(fault)
})

test('the edges are those of the page as it lies', () => {
  const fields = [{ ...name, y: 277 }]
  expect(layoutFault({ ...READY_LAYOUT, orientation: 'portrait', fields })).toBeNull()
  expect(changed({ y: 277 })).toBe(OUTSIDE)
})

test.each([
  ['none', null, '“Gambar” belum memiliki gambar.'],
  ['a PDF', { ...logo, filePath: 'a.pdf' }, '“Gambar logo.png” harus berupa JPG atau PNG.'],
  ['a PNG', logo, null],
])('a picture of %s', (_, file, fault) => {
  expect(faultOf(name, picture(file))).toBe(fault)
})

test('a page with a background of its own needs its file, and one with the frame none', () => {
  const own = { ...READY_LAYOUT, background: 'file' } as const
  expect(layoutFault(own)).toBe('Pilih file latar.')
  expect(layoutFault({ ...own, backgroundFile: logo })).toBeNull()
})

test('sixty fields are the most', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...name, id: String(index) }))
  expect(faultOf(...many(60))).toBeNull()
  expect(faultOf(...many(61))).toBe('Paling banyak 60 bidang.')
})

test('each has an ID of its own', () => {
  expect(faultOf(name, name)).toBe('Dua bidang memiliki ID yang sama.')
})

test('a text names the participant; what an ornament holds is not read', () => {
  const nobody = 'Tambahkan nama peserta: {nama}.'
  expect(changed({ text: '{NAMA}' })).toBeNull()
  expect(changed({ text: 'nama' })).toBe(nobody)
  expect(changed({ kind: 'rule' })).toBe(nobody)
})

test.each<[Partial<TemplateField>, string]>([
  [{ kind: 'qr' }, 'Kode QR'],
  [{ kind: 'rule' }, 'Garis hias'],
  [picture(null), 'Gambar'],
  [picture(logo), 'Gambar logo.png'],
  [{ text: ' Nomor: {nomor} ' }, 'Nomor: {nomor}'],
  [{ text: '' }, 'Teks kosong'],
])('%j is called %s', (change, called) => {
  expect(fieldName({ ...name, ...change })).toBe(called)
})
