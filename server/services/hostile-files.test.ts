import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { book } from '../../lib/testing/workbooks/build.ts'
import type { FileKind } from '../../lib/validation/uploads.ts'
import { zipOf } from '../testing/zip.ts'
import { inspectFile } from './inspect-file.ts'

const SHEET = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' }
const WORD = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<x/>' }
const SCRIPT = '<script>alert(document.domain)</script>'
const MEGABYTE = 1024 * 1024

const verdict = async (kind: FileKind, name: string, bytes: Buffer) => {
  try {
    const { extension } = await inspectFile(kind, { name, bytes })
    return extension
  } catch (error) {
    return Object(error).status
  }
}

/** The archive with another size of the entry in place `index`, in its directory and before its data. */
const lying = (archive: Buffer, index: number, size: number) => {
  const bytes = Buffer.from(archive)
  let at = bytes.readUInt32LE(bytes.length - 6)
  for (let skipped = 0; skipped < index; skipped += 1) {
    at += 46 + bytes.readUInt16LE(at + 28)
  }
  bytes.writeUInt32LE(size, at + 24)
  bytes.writeUInt32LE(size, bytes.readUInt32LE(at + 42) + 22)
  return bytes
}

/** An archive whose directory names its last entry `times` times more: all share the same data. */
const overlapping = (archive: Buffer, times: number) => {
  const start = archive.readUInt32LE(archive.length - 6)
  const directory = archive.subarray(start, archive.length - 22)
  const last = directory.subarray(directory.lastIndexOf('PK\u0001\u0002'))
  const all = Buffer.concat([directory, ...Array<Buffer>(times).fill(last)])
  const end = Buffer.from(archive.subarray(-22))
  const count = end.readUInt16LE(10) + times
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(all.length, 12)
  return Buffer.concat([archive.subarray(0, start), all, end])
}

/** Hardly compressible text, so that no single entry is suspicious. */
const text = (length: number) =>
  Array.from({ length: length / 8 }, (_, n) => ((n * 2_654_435_761) >>> 0).toString(16))
    .join('')
    .slice(0, length)
const zeros = '0'.repeat(4 * MEGABYTE)
const bomb = zipOf({ a: zeros })
const honest = zipOf({ ...SHEET, 'xl/sharedStrings.xml': text(3 * MEGABYTE) })

test.each<[string, FileKind, string, () => Buffer]>([
  ['flat', 'spreadsheet', 'a.xlsx', () => zipOf({ ...SHEET, 'xl/a.xml': zeros })],
  ['flat', 'document', 'a.docx', () => zipOf({ ...WORD, 'word/a.xml': zeros })],
  ['with a size that is too small', 'spreadsheet', 'a.xlsx', () => lying(honest, 2, 10)],
  ['with a size that is too large', 'spreadsheet', 'a.xlsx', () => lying(honest, 2, 9e6)],
  ['of a declared 4 GB', 'document', 'a.xlsx', () => lying(honest, 2, 0xfffffffe)],
  ['of ZIP64 without its record', 'document', 'a.xlsx', () => lying(honest, 2, 0xffffffff)],
  ['of overlapping entries', 'spreadsheet', 'a.xlsx', () => overlapping(honest, 40)],
  ['of overlapping entries', 'document', 'a.xlsx', () => overlapping(honest, 100)],
  ['of too many entries', 'document', 'a.xlsx', () => overlapping(zipOf(SHEET), 600)],
  ['that is cut off', 'spreadsheet', 'a.xlsx', () => honest.subarray(0, -30)],
])('an archive %s is refused as a %s', async (_, kind, name, make) => {
  expect(await verdict(kind, name, make())).toBe(400)
})

test('an honest archive is taken, and one within it is never opened', async () => {
  expect(await verdict('spreadsheet', 'a.xlsx', honest)).toBe('xlsx')
  const nested = zipOf({ ...WORD, 'word/embeddings/a.zip': bomb.toString('latin1') })
  expect(await verdict('document', 'a.docx', nested)).toBe('docx')
})

/** The extension of what is taken, or what is said of it. */
const told = (kind: FileKind, bytes: Buffer) =>
  inspectFile(kind, { name: 'a', bytes }).then(
    ({ extension }) => extension,
    ({ message }) => message,
  )
const NO_DOCUMENT = /^File harus berupa PDF, Word/
const BROKEN = /^File ini tidak dapat dibaca/
const TOO_LARGE = /^Isi file terlalu besar/

/** What is said of the archive with so many bytes more, or less, than may be in it. */
const toldWith = (kind: FileKind, megabytes: number, more: number) => {
  const all = { ...WORD, ...SHEET, 'word/a.xml': text(3 * MEGABYTE) }
  const names = Object.keys(all)
  const others = Object.values(all).slice(0, -1).join('').length
  const size = megabytes * MEGABYTE - others + more
  return told(kind, lying(zipOf(all), names.length - 1, size))
}

test('an archive may hold 250 MB, which are not looked into; one that is read 16, and not fewer than it says', async () => {
  expect(await toldWith('document', 250, 0)).toBe('docx')
  expect(await toldWith('document', 250, 1)).toMatch(TOO_LARGE)
  for (const kind of ['spreadsheet', 'table'] as const) {
    expect(await toldWith(kind, 16, 0)).toMatch(BROKEN)
    expect(await toldWith(kind, 16, 1)).toMatch(TOO_LARGE)
  }
})

test('an archive may have 512 entries', async () => {
  expect(await told('document', overlapping(zipOf(SHEET), 510))).toBe('xlsx')
  expect(await told('document', overlapping(zipOf(SHEET), 511))).toMatch(TOO_LARGE)
})

test('an archive that is locked, or names files as no office program does, is refused though it is not opened', async () => {
  const locked = zipOf(WORD)
  locked.writeUInt16LE(1, locked.readUInt32LE(locked.length - 6) + 8)
  expect(await told('document', locked)).toMatch(NO_DOCUMENT)
  const odd = zipOf({ ...WORD, 'word\\a.xml': '<x/>' })
  expect(await told('document', odd)).toMatch(BROKEN)
})

const oldOffice = (content: string) => {
  const bytes = Buffer.alloc(2048)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.write(content, 1024, 'utf16le')
  return bytes
}

test.each<[string, FileKind, Buffer, number | string]>([
  ['a.xlsm', 'spreadsheet', zipOf({ ...SHEET, 'xl/vbaProject.bin': 'x' }), 400],
  ['a.xlsx', 'spreadsheet', zipOf({ ...SHEET, 'xl/vbaProject.bin': 'x' }), 400],
  ['a.xlsx', 'document', zipOf({ ...SHEET, 'xl/VBAPROJECT.BIN': 'x' }), 400],
  ['a.xlsx', 'document', zipOf({ ...SHEET, 'xl/macrosheets/sheet1.xml': 'x' }), 400],
  ['a.docm', 'document', zipOf({ ...WORD, 'word/vbaProject.bin': 'x' }), 400],
  ['a.docx', 'document', zipOf({ ...WORD, 'word/vbaData.xml': 'x' }), 400],
  ['a.doc', 'document', oldOffice('_VBA_PROJECT'), 400],
  ['a.xls', 'document', oldOffice('_VBA_PROJECT_CUR'), 400],
  ['a.xls', 'spreadsheet', oldOffice('_VBA_PROJECT_CUR'), 400],
  ['a.doc', 'document', Buffer.from(book([['a']], 'biff8')()), 'doc'],
  [
    ...(['a.xlsx', 'document'] as const),
    zipOf({ ...SHEET, 'xl/printerSettings/printerSettings1.bin': 'x' }),
    'xlsx',
  ],
])('macros are refused: %s as a %s', async (name, kind, bytes, expected) => {
  expect(await verdict(kind, name, bytes)).toBe(expected)
})

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of a few bytes that claims to be 50,000 pixels wide and high. */
const flood = () => {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(50_000, 0)
  size.writeUInt32BE(50_000, 4)
  size.set([8, 6], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const end = [chunk('IDAT', Buffer.alloc(20)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, chunk('IHDR', size), ...end])
}

const svg = (beginning = '') =>
  Buffer.from(`${beginning}<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)

test.each<[string, FileKind, string, () => Buffer]>([
  ['a flood of pixels', 'picture', 'a.png', flood],
  ['a flood of pixels', 'certificate', 'a.png', flood],
  ['a flood of pixels', 'document', 'a.png', flood],
  ['SVG', 'picture', 'a.png', () => svg()],
  ['SVG with a declaration', 'picture', 'a.jpg', () => svg('<?xml version="1.0"?>')],
  ['SVG', 'document', 'a.png', () => svg()],
  ['SVG', 'certificate', 'a.jpg', () => svg('<!-- %PDF -->')],
  ['GIF and HTML in one', 'picture', 'a.gif', () => Buffer.from(`GIF89a/*${SCRIPT}*/=1`)],
  [
    'HTML that mentions PDF',
    'certificate',
    'a.pdf',
    () => Buffer.from(`${SCRIPT}%PDF-1.7`),
  ],
])('%s is refused as a %s', async (_, kind, name, make) => {
  expect(await verdict(kind, name, make())).toBe(400)
})

test('of a picture that is also a page or an archive nothing but the picture is kept', async () => {
  const green = { width: 40, height: 20, channels: 3 as const, background: '#14452d' }
  const picture = await sharp({ create: green })
    .withExif({ IFD0: { Copyright: SCRIPT } })
    .jpeg()
    .toBuffer()
  const both = Buffer.concat([picture, Buffer.from(SCRIPT), zipOf({ 'a.class': SCRIPT })])
  const { bytes } = await inspectFile('picture', { name: 'a.jpg', bytes: both })
  expect(bytes.includes('script')).toBe(false)
  expect(bytes.includes('PK\u0003\u0004')).toBe(false)
})
