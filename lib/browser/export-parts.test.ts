import { unzipSync } from 'fflate'
import { exportSheets } from '@/lib/browser/export-table'
import { saveBlob } from '@/lib/browser/save-blob'

jest.mock('@/lib/browser/save-blob', () => ({ saveBlob: jest.fn() }))

const HEADER = ['No', 'Nama', 'Whatsapp', 'Skor']
const ROWS = [
  [1, 'Dr. Siti Rahma, S.Hut. <b>&"\'', '0812345678', 86.67],
  [2, '=1+1', '\u0000dua\nbaris ', null],
]

/** The parts of the package by their paths, each read as strictly as Excel does. */
async function partsOf(titles: readonly string[]) {
  await exportSheets(
    titles.map((title) => ({ title, header: HEADER, rows: ROWS })),
    'laporan',
  )
  const [blob] = jest.mocked(saveBlob).mock.lastCall ?? []
  if (!blob) throw new Error('nothing was saved')
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const parts = Object.entries(files).map(([path, bytes]) => {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return [path, new DOMParser().parseFromString(text, 'application/xml')] as const
  })
  return new Map(parts)
}

let parts: Awaited<ReturnType<typeof partsOf>>
const all = (path: string, name: string) => {
  const found = parts.get(path)
  if (!found) throw new Error(`no ${path} among ${[...parts.keys()].join()}`)
  return [...found.getElementsByTagName(name)]
}
const told = (path: string, name: string, attribute: string) =>
  all(path, name).map((element) => element.getAttribute(attribute) ?? '')

beforeAll(async () => {
  parts = await partsOf(['Ringkasan', 'Peserta: per bulan dan menurut asal instansi'])
})

const sheets = () => [...parts.keys()].filter((path) => path.includes('worksheets/sheet'))

test('each part is XML without a fault, and of a type that the package names', () => {
  const kinds = '[Content_Types].xml'
  const named = told(kinds, 'Override', 'PartName')
  const endings = told(kinds, 'Default', 'Extension')
  const paths = [...parts.keys()].filter((path) => path !== kinds)
  expect(sheets()).toHaveLength(2)
  for (const path of paths) {
    expect(all(path, 'parsererror')).toEqual([])
    const isNamed = named.includes(`/${path}`)
    expect([
      path,
      isNamed || endings.some((ending) => path.endsWith(`.${ending}`)),
    ]).toEqual([path, true])
  }
  expect(named.filter((path) => !parts.has(path.slice(1)))).toEqual([])
})

test('the workbook leads to its sheets, whose names Excel takes', () => {
  const book = 'xl/workbook.xml'
  const targets = told('xl/_rels/workbook.xml.rels', 'Relationship', 'Target')
  const ids = told('xl/_rels/workbook.xml.rels', 'Relationship', 'Id')
  expect(
    targets.filter((to) => !parts.has(to.startsWith('/') ? to.slice(1) : `xl/${to}`)),
  ).toEqual([])
  for (const id of told(book, 'sheet', 'r:id')) expect(ids).toContain(id)
  const names = told(book, 'sheet', 'name')
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(2)
  for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/)
})

test('cells stand in their order; words are kept once, as text, and nothing is worked out', () => {
  const words = all('xl/sharedStrings.xml', 'si').map(({ textContent }) => textContent)
  const looks = all('xl/styles.xml', 'cellXfs')[0]?.children.length ?? 0
  for (const sheet of sheets()) {
    expect(all(sheet, 'f')).toEqual([])
    expect(told(sheet, 'row', 'r')).toEqual(['1', '2', '3'])
    const cells = all(sheet, 'c').filter(({ textContent }) => textContent !== '')
    expect(cells.map((cell) => cell.getAttribute('r')).join(' ')).toBe(
      'A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3',
    )
    const values = cells.map((cell) =>
      cell.getAttribute('t') === 's'
        ? words[Number(cell.textContent)]
        : Number(cell.textContent),
    )
    expect(values).toEqual([...HEADER, ...(ROWS[0] ?? []), 2, '=1+1', ' dua\nbaris '])
    for (const look of told(sheet, 'c', 's')) expect(Number(look)).toBeLessThan(looks)
  }
})
