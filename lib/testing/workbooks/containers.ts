import { CFB, write } from '@e965/xlsx'
import { zipOf } from '../../../server/testing/zip.ts'
import { bookOf, parts, sheetOf, type WorkbookCase, written, xml } from './build.ts'

const TYPE = 'File harus berupa Excel dengan format .xls atau .xlsx'
const is = (what: string) => `${TYPE}. Isi file ini ${what}`
const AGAIN = ': buka di Excel, simpan sebagai “Excel Workbook (.xlsx)”, lalu unggah lagi'
const UNREADABLE =
  'File ini tidak dapat dibaca: mungkin terpotong, rusak, atau isinya berjenis lain. Ambil atau simpan lagi dari asalnya, lalu unggah lagi'
const PASSWORD = 'File dilindungi password. Simpan tanpa password, lalu unggah lagi'
const MACRO = 'File berisi makro. Simpan tanpa makro, lalu unggah lagi'
const LARGE =
  'Isi file terlalu besar. Salin bagian yang diperlukan ke file baru, lalu unggah file itu'

const ROWS = [['no', 'soal']]
const one = () => bookOf(sheetOf(ROWS))
const as = (bookType: 'ods' | 'xlsb' | 'xlml' | 'html' | 'csv' | 'biff5') => () =>
  new Uint8Array(write(one(), { type: 'array', bookType }))
const archive = (more: Record<string, string>) => () =>
  new Uint8Array(zipOf({ ...parts('<row r="1"/>'), ...more }))
const inStreams = (streams: Record<string, Uint8Array>) => () => {
  const container = CFB.utils.cfb_new()
  for (const [name, bytes] of Object.entries(streams))
    CFB.utils.cfb_add(container, name, bytes)
  return new Uint8Array(CFB.write(container, { type: 'array' }) as ArrayBuffer)
}
const JUNK = new Uint8Array(600).fill(7)

/** An old workbook's stream with the record that says that the rest is encrypted. */
const lockedStream = () => {
  const container = CFB.read(Buffer.from(written(one(), 'biff8')), { type: 'buffer' })
  const stream = Buffer.from(CFB.find(container, 'Workbook')?.content as Uint8Array)
  const begin = 4 + stream.readUInt16LE(2)
  const filePass = Buffer.alloc(58)
  filePass.set([0x2f, 0, 54, 0, 1, 0, 1, 0, 1, 0])
  return Buffer.concat([stream.subarray(0, begin), filePass, stream.subarray(begin)])
}

const sheetAt = (target: string) => ({
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="${target}"/></Relationships>`,
})
const INLINE =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>no</t></is></c><c r="B1" t="inlineStr"><is><t>soal</t></is></c></row>'
const STRICT = 'http://purl.oclc.org/ooxml'

/** Every part of a workbook in the strict form of the standard. */
const strict = () => {
  const all = Object.entries(parts(INLINE)).map(([name, text]) => [
    name,
    text
      .replaceAll(
        'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
        `${STRICT}/spreadsheetml/main`,
      )
      .replaceAll(
        'http://schemas.openxmlformats.org/officeDocument/2006',
        `${STRICT}/officeDocument`,
      ),
  ])
  return new Uint8Array(zipOf(Object.fromEntries(all)))
}

/** Files of every kind that are called workbooks, and workbooks that are called otherwise. */
export const CONTAINERS: WorkbookCase[] = [
  ['a new workbook called old', 'a.xls', () => written(one()), ROWS],
  ['an old workbook called new', 'a.xlsx', () => written(one(), 'biff8'), ROWS],
  ['a workbook of Excel 95', 'a.xls', as('biff5'), ROWS],
  ['an ending in capitals', 'A.XLSX', () => written(one()), ROWS],
  [
    'a sheet named from the root',
    'a.xlsx',
    xml(INLINE, [], sheetAt('/xl/worksheets/sheet1.xml')),
    ROWS,
  ],
  ['the strict form of the standard', 'a.xlsx', strict, ROWS],
  [
    'a mark of byte order',
    'a.xlsx',
    xml(INLINE, [], {
      'xl/worksheets/sheet1.xml': `\ufeff${parts(INLINE)['xl/worksheets/sheet1.xml']}`,
    }),
    ROWS,
  ],
  ['a macro', 'a.xlsx', archive({ 'xl/vbaProject.bin': 'x' }), MACRO],
  ['a macro in capitals', 'a.xlsx', archive({ 'xl/VBAPROJECT.BIN': 'x' }), MACRO],
  ['a macro sheet', 'a.xlsx', archive({ 'xl/macrosheets/sheet1.xml': 'x' }), MACRO],
  [
    'a macro in an old workbook',
    'a.xls',
    inStreams({ '/Workbook': JUNK, '/_VBA_PROJECT_CUR/VBA/_VBA_PROJECT': JUNK }),
    MACRO,
  ],
  [
    'a password',
    'a.xlsx',
    inStreams({ '/EncryptionInfo': JUNK, '/EncryptedPackage': JUNK }),
    PASSWORD,
  ],
  [
    'a password on an old workbook',
    'a.xls',
    () => inStreams({ '/Workbook': lockedStream() })(),
    PASSWORD,
  ],
  [
    'more inside than a workbook has',
    'a.xlsx',
    archive({ 'xl/a.xml': '0'.repeat(4_000_000) }),
    LARGE,
  ],
  ['a download that broke off', 'a.xlsx', () => written(one()).slice(0, -40), UNREADABLE],
  [
    'an old workbook that broke off',
    'a.xls',
    () => written(one(), 'biff8').slice(0, 600),
    UNREADABLE,
  ],
  ['CSV', 'a.xlsx', as('csv'), is(`teks (misalnya CSV)${AGAIN}`)],
  ['a page of a web application', 'a.xls', as('html'), is(`halaman web (HTML)${AGAIN}`)],
  ['XML of Excel 2003', 'a.xls', as('xlml'), is(`Excel 2003 (XML)${AGAIN}`)],
  ['a binary workbook', 'a.xlsx', as('xlsb'), is(`Excel biner (.xlsb)${AGAIN}`)],
  ['a workbook of LibreOffice', 'a.xlsx', as('ods'), is(`LibreOffice (.ods)${AGAIN}`)],
  [
    'a document of Word',
    'a.xlsx',
    () =>
      new Uint8Array(
        zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<x/>' }),
      ),
    is('Word'),
  ],
  [
    'a presentation of old PowerPoint',
    'a.xls',
    inStreams({ '/PowerPoint Document': JUNK }),
    UNREADABLE,
  ],
  [
    'an archive of pictures',
    'a.xlsx',
    () => new Uint8Array(zipOf({ 'foto.jpg': 'x' })),
    is('arsip ZIP'),
  ],
  ['names that lead out', 'a.xlsx', archive({ '../../a.xml': 'x' }), UNREADABLE],
  [
    'a picture',
    'a.xlsx',
    () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    is('gambar'),
  ],
  ['a PDF', 'a.xlsx', () => new TextEncoder().encode('%PDF-1.7'), is('PDF')],
  ['bytes of no known type', 'a.xlsx', () => new Uint8Array([4, 255, 195, 65]), TYPE],
  ['no sheet', 'a.xlsx', archive({ 'xl/workbook.xml': '<workbook/>' }), UNREADABLE],
]
