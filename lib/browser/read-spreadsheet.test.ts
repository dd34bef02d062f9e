import { readSpreadsheet as read } from '@/lib/browser/read-spreadsheet'
import { workbookFile } from '@/lib/testing/workbook'

const MEGABYTE = 1024 * 1024
const ROWS = [
  ['no', 'soal'],
  [1, 'Apa itu tata batas?'],
]
const OLD_BEGINNING = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1])
const readSpreadsheet = async (file: File) => read(file.name, await bytesOf(file))
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** The offset of the first entry of an archive's directory. */
const directoryStart = (bytes: Uint8Array) =>
  new DataView(bytes.buffer).getUint32(bytes.length - 22 + 16, true)

/** A workbook whose directory says of its first entry what the test wants. */
async function forged(change: (view: DataView, entry: number) => void) {
  const bytes = await bytesOf(workbookFile(ROWS, 'a.xlsx'))
  change(new DataView(bytes.buffer), directoryStart(bytes))
  return new File([bytes], 'a.xlsx')
}

test.each(['soal.xlsx', 'soal.xls'])('%s: the cells of the one sheet', async (name) => {
  expect(await readSpreadsheet(workbookFile(ROWS, name))).toEqual({
    rows: [
      ['no', 'soal'],
      [{ shown: '1' }, 'Apa itu tata batas?'],
    ],
  })
})

test('blank rows keep their place, so that cells are named as in Excel', async () => {
  const file = workbookFile([['no'], [], [1]], 'a.xlsx')
  expect(await readSpreadsheet(file)).toEqual({ rows: [['no'], [], [{ shown: '1' }]] })
})

test.each([
  ['a text with the name of a workbook', ['no;soal']],
  ['nothing but the beginning of an archive', ['PK\u0003\u0004']],
  ['a broken old workbook', [OLD_BEGINNING]],
  ['an empty file', []],
])('%s cannot be read', async (_, content) => {
  const file = new File(content, 'a.xls')
  expect(await readSpreadsheet(file)).toEqual({ refusal: expect.any(String) })
})

test('an entry that is longer than its header says is not parsed', async () => {
  const file = await forged((view, entry) => view.setUint32(entry + 24, 5, true))
  expect(await readSpreadsheet(file)).toEqual({ refusal: expect.any(String) })
})

test.each<[string, (view: DataView, entry: number) => void]>([
  ['a promise of 50 MB', (view, at) => view.setUint32(at + 24, 50 * MEGABYTE, true)],
  ['a password', (view, at) => view.setUint16(at + 8, 1, true)],
  ['a directory that points outside', (view, at) => view.setUint32(at + 42, 2 ** 31, true)],
])('%s is refused before any parser sees it', async (_, change) => {
  expect(await readSpreadsheet(await forged(change))).toEqual({
    refusal: expect.any(String),
  })
})
