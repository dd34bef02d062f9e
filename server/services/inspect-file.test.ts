import XLSX from '@e965/xlsx'
import sharp from 'sharp'
import { XSS_PAYLOADS } from '../../lib/testing/xss-payloads.ts'
import type { FileKind } from '../../lib/validation/uploads.ts'
import { zipOf } from '../testing/zip.ts'
import { cleanFileName, inspectFile } from './inspect-file.ts'

const SENTENCES: Record<FileKind, string> = {
  picture: 'File harus berupa gambar (jpg, jpeg, png)',
  document: 'File harus berupa PDF, Word, Excel, Powerpoint, JPG, atau PNG',
  spreadsheet: 'File harus berupa Excel dengan format .xls atau .xlsx',
  table: 'File harus berupa Excel (.xls atau .xlsx) atau CSV',
  certificate: 'File harus berupa JPG, PNG, atau PDF',
  template: 'File harus berupa JPG, PNG, atau PDF',
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
/** One that could be drawn. */
const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)

const image = (format: 'png' | 'jpeg', width = 40, height = 20) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 80, b: 0, alpha: 0.5 } },
  })
    .withExif({ IFD0: { Copyright: 'geheim' } })
    .toFormat(format)
    .toBuffer()

const workbook = (bookType: 'xlsx' | 'xls'): Buffer => {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['no', 'soal']]))
  return XLSX.write(book, { type: 'buffer', bookType })
}

const office = (part: string, more: Record<string, string> = {}) =>
  zipOf({ '[Content_Types].xml': '<Types/>', [part]: '<x/>', ...more })

const inspect = async (kind: FileKind, name: string, bytes: Buffer | Promise<Buffer>) => {
  try {
    const { mime, extension } = await inspectFile(kind, { name, bytes: await bytes })
    return `${extension} ${mime}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test.each<[FileKind, string, () => Buffer | Promise<Buffer>, string]>([
  ['picture', 'a.png', () => image('png'), 'jpg image/jpeg'],
  ['picture', 'a.jpg', () => image('jpeg'), 'jpg image/jpeg'],
  ['document', 'a.pdf', () => PDF, 'pdf application/pdf'],
  ['document', 'a.pdf', () => office('word/document.xml'), `docx ${WORD}`],
  ['document', 'a.jpg', () => image('jpeg'), 'jpg image/jpeg'],
  ['document', 'a.xls', () => workbook('xls'), 'xls application/vnd.ms-excel'],
  ['spreadsheet', 'soal.xlsx', () => workbook('xlsx'), `xlsx ${EXCEL}`],
  ['spreadsheet', 'soal.xls', () => workbook('xls'), 'xls application/vnd.ms-excel'],
  ['certificate', 's.pdf', () => PDF, 'pdf application/pdf'],
  ['certificate', 's.png', () => image('png'), 'png image/png'],
  ['table', 'instansi.csv', () => Buffer.from('Nama\nBalai'), 'csv text/csv'],
  ['template', 'latar.jpg', () => image('png'), 'png image/png'],
])('a %s %s is taken for what its content is', async (kind, name, bytes, expected) => {
  expect(await inspect(kind, name, bytes())).toBe(expected)
})

const CSV_SAID =
  '. Isi file ini teks (misalnya CSV): buka di Excel, simpan sebagai “Excel Workbook (.xlsx)”, lalu unggah lagi'

test.each<[FileKind, string, () => Buffer | Promise<Buffer>, said?: string]>([
  ['picture', 'a.jpg', () => HTML],
  ['picture', 'a.svg', () => SVG],
  ['picture', 'a.pdf', () => PDF],
  ['document', 'a.pdf', () => HTML],
  ['document', 'a.docx', () => zipOf({ 'index.html': 'x' })],
  ['document', 'a.exe', () => workbook('xls')],
  ['spreadsheet', 'soal.csv', () => Buffer.from('no,soal'), CSV_SAID],
  [
    'table',
    'instansi.csv',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]),
    '. Isi file ini gambar',
  ],
  ['spreadsheet', 'soal.xlsx', () => office('word/document.xml'), '. Isi file ini Word'],
  ['certificate', 's.docx', () => office('word/document.xml')],
])('a %s %s that is something else is refused', async (kind, name, bytes, said = '') => {
  expect(await inspect(kind, name, bytes())).toBe(`${SENTENCES[kind]}${said}`)
})

test.each<[FileKind, () => Buffer, string]>([
  [
    'document',
    () => office('word/document.xml', { 'word/vbaProject.bin': 'x' }),
    'File berisi makro. Simpan tanpa makro, lalu unggah lagi',
  ],
  [
    'spreadsheet',
    () => office('xl/workbook.xml', { 'xl/a.xml': 'a'.repeat(5_000_000) }),
    'Isi file terlalu besar. Salin bagian yang diperlukan ke file baru, lalu unggah file itu',
  ],
])('a %s is told what hinders it', async (kind, bytes, sentence) => {
  expect(await inspect(kind, 'a.docx', bytes())).toBe(sentence)
})

test('a picture is made anew: bounded, without its metadata', async () => {
  const { bytes } = await inspectFile('picture', {
    name: 'foto.png',
    bytes: await image('png', 3000, 1500),
  })
  const metadata = await sharp(bytes).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1366, height: 683 })
  expect(metadata.exif).toBeUndefined()
})

test('a small picture stays as small as it is', async () => {
  const { bytes } = await inspectFile('picture', {
    ...{ name: 'foto.png', bytes: await image('png') },
  })
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 20 })
})

test('a certificate stays byte for byte, since it may be signed', async () => {
  const { bytes } = await inspectFile('certificate', { name: 's.pdf', bytes: PDF })
  expect(bytes).toBe(PDF)
})

test.each([
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\data\\Soal Uji.XLSX', 'xlsx', 'Soal Uji.xlsx'],
  ['lap\u0000or\u202Efdp.exe', 'pdf', 'laporfdp.exe.pdf'],
  ['laporan.html', 'pdf', 'laporan.html.pdf'],
  ['soal.xlsm', 'xlsx', 'soal.xlsm.xlsx'],
  ['foto.png', 'jpg', 'foto.png'],
  ['foto.png', 'pdf', 'foto.png.pdf'],
  ['laporan.pdf', 'jpg', 'laporan.pdf.jpg'],
  ['Laporan v1.2', 'docx', 'Laporan v1.2.docx'],
  ['.pdf', 'pdf', 'file.pdf'],
  ['', 'pdf', 'file.pdf'],
  ['Sertifikat “Sari” – 2026.pdf', 'pdf', 'Sertifikat “Sari” – 2026.pdf'],
])('the name %j of a %s becomes %j', (name, extension, expected) => {
  expect(cleanFileName(name, extension)).toBe(expected)
})

test('a very long name is cut, and no sign in two', () => {
  expect(cleanFileName(`${'a'.repeat(149)}🌳.pdf`, 'pdf')).toBe(`${'a'.repeat(149)}.pdf`)
  expect(cleanFileName(`${'a'.repeat(5000)}.pdf`, 'pdf')).toBe(`${'a'.repeat(150)}.pdf`)
})

test.each(XSS_PAYLOADS['names of files'] ?? [])('the name %j becomes harmless', (name) => {
  const clean = cleanFileName(name, 'pdf')
  expect(clean).not.toMatch(/[<>"/\\\p{Cc}\p{Cf}]/u)
  expect(clean.length).toBeGreaterThan(4)
})
