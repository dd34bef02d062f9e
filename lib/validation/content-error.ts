import { isArchive, isOldOffice, type OfficeRefusal } from '../domain/files/office-file.ts'
import { decodeText } from '../domain/text/decode-text.ts'
import { type FileKind, officeError } from './uploads.ts'

/** What a file is by its content, in plain words; `isTable` where Excel opens it. */
type Content = { name: string; isTable?: boolean; isExcel?: boolean }

const wide = (name: string) => [...name].join('\0')

/** Names of parts stand in archives and in old files as they are, and so does the type of an OpenDocument. */
const PARTS: readonly [mark: string, content: Content][] = [
  ['opendocument.spreadsheet', { name: 'LibreOffice (.ods)', isTable: true }],
  ['xl/workbook.bin', { name: 'Excel biner (.xlsb)', isTable: true }],
  ['xl/workbook.xml', { name: 'Excel', isExcel: true }],
  [wide('Workbook'), { name: 'Excel', isExcel: true }],
  ['word/document.xml', { name: 'Word' }],
  [wide('WordDocument'), { name: 'Word' }],
  ['ppt/presentation.xml', { name: 'PowerPoint' }],
  [wide('PowerPoint Document'), { name: 'PowerPoint' }],
]

const BEGINNINGS: readonly [beginning: RegExp, content: Content][] = [
  [/^%PDF/, { name: 'PDF' }],
  [/^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP)/s, { name: 'gambar' }],
]

const TEXTS: readonly [text: RegExp, content: Content][] = [
  [/^\s*<(!doctype html|html|table)/i, { name: 'halaman web (HTML)', isTable: true }],
  [/schemas-microsoft-com:office:spreadsheet/, { name: 'Excel 2003 (XML)', isTable: true }],
]

const latin = new TextDecoder('latin1')

/** Null where it is nothing that is known here. */
const contentOf = (bytes: Uint8Array): Content | null => {
  const plain = latin.decode(bytes)
  const part = PARTS.find(([mark]) => plain.includes(mark))?.[1]
  if (isOldOffice(bytes)) return part ?? null
  if (isArchive(bytes)) return part ?? { name: 'arsip ZIP' }
  const known = BEGINNINGS.find(([beginning]) => beginning.test(plain))
  if (known) return known[1]
  const text = decodeText(bytes)
  if (text === null) return null
  return (
    TEXTS.find(([one]) => one.test(text))?.[1] ?? {
      name: 'teks (misalnya CSV)',
      isTable: true,
    }
  )
}

const SAVE_ANEW =
  ': buka di Excel, simpan sebagai “Excel Workbook (.xlsx)”, lalu unggah lagi'
const RENAME = ': ganti akhiran namanya menjadi .xlsx, lalu unggah lagi'

/** Kinds whose rows are read. */
const READ: readonly FileKind[] = ['spreadsheet', 'table']

/** The sentence for a file that is not taken; of a file of rows that is of another type than it is called, it says what it is. */
export const contentError = (
  kind: FileKind,
  refusal: OfficeRefusal,
  bytes: Uint8Array,
): string => {
  const sentence = officeError(kind, refusal)
  const content = refusal === 'type' && READ.includes(kind) ? contentOf(bytes) : null
  if (!content) return sentence
  const way = (content.isTable && SAVE_ANEW) || (content.isExcel && RENAME) || ''
  return `${sentence}. Isi file ini ${content.name}${way}`
}
