import type { OfficeRefusal } from '../domain/files/office-file.ts'

/**
 * What kind of file a multipart call takes; each kind has its own types and limit. A `table` is read and
 * not kept; a `template` is a background or a picture of a certificate's template.
 */
export type FileKind =
  | 'picture'
  | 'document'
  | 'spreadsheet'
  | 'table'
  | 'certificate'
  | 'template'

const MEGABYTE = 1024 * 1024

/** Largest upload in bytes. Pictures are checked after the browser made them smaller. */
export const MAX_BYTES: Record<FileKind, number> = {
  picture: 5 * MEGABYTE,
  document: 25 * MEGABYTE,
  spreadsheet: 2 * MEGABYTE,
  table: 2 * MEGABYTE,
  certificate: 10 * MEGABYTE,
  template: 10 * MEGABYTE,
}

/** §5 File uploads: the sentence for a file of another type. */
export const FILE_TYPE_ERRORS: Record<FileKind, string> = {
  picture: 'File harus berupa gambar (jpg, jpeg, png)',
  document: 'File harus berupa PDF, Word, Excel, Powerpoint, JPG, atau PNG',
  spreadsheet: 'File harus berupa Excel dengan format .xls atau .xlsx',
  table: 'File harus berupa Excel (.xls atau .xlsx) atau CSV',
  certificate: 'File harus berupa JPG, PNG, atau PDF',
  template: 'File harus berupa JPG, PNG, atau PDF',
}

/** Said of a file that begins as its kind does and cannot be read to its end. */
export const UNREADABLE_FILE =
  'File ini tidak dapat dibaca: mungkin terpotong, rusak, atau isinya berjenis lain. Ambil atau simpan lagi dari asalnya, lalu unggah lagi'

const OFFICE_ERRORS: Record<Exclude<OfficeRefusal, 'type'>, string> = {
  unreadable: UNREADABLE_FILE,
  password: 'File dilindungi password. Simpan tanpa password, lalu unggah lagi',
  macro: 'File berisi makro. Simpan tanpa makro, lalu unggah lagi',
  large:
    'Isi file terlalu besar. Salin bagian yang diperlukan ke file baru, lalu unggah file itu',
}

/** The sentence for an office file that is not taken, the same in the browser and from the server. */
export const officeError = (kind: FileKind, refusal: OfficeRefusal): string =>
  refusal === 'type' ? FILE_TYPE_ERRORS[kind] : OFFICE_ERRORS[refusal]

/** Extensions per kind. Browsers without an office suite report no content type, the name always has one. */
const EXTENSIONS: Record<Exclude<FileKind, 'picture'>, readonly string[]> = {
  document: [
    '.pdf',
    '.doc',
    '.docx',
    '.xls',
    '.xlsx',
    '.ppt',
    '.pptx',
    '.jpg',
    '.jpeg',
    '.png',
  ],
  spreadsheet: ['.xls', '.xlsx'],
  table: ['.xls', '.xlsx', '.csv'],
  certificate: ['.jpg', '.jpeg', '.png', '.pdf'],
  template: ['.jpg', '.jpeg', '.png', '.pdf'],
}

/** Value of the file input's `accept`. */
export const FILE_ACCEPT: Record<FileKind, string> = {
  picture: 'image/*',
  document: EXTENSIONS.document.join(','),
  spreadsheet: EXTENSIONS.spreadsheet.join(','),
  table: EXTENSIONS.table.join(','),
  certificate: EXTENSIONS.certificate.join(','),
  template: EXTENSIONS.template.join(','),
}

const extensionOf = (name: string): string => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''

/** Said of a PDF without its end. */
export const PDF_CUT =
  'PDF ini tidak lengkap, bagian akhirnya tidak ada. Ambil lagi dari asalnya, lalu unggah lagi'

/** Said of a file without a byte. */
export const EMPTY_FILE = 'File kosong'

/** What browsers can draw; any other picture is of another type than is asked for. */
const DRAWN = /^image\/(jpeg|png|webp|gif|avif)$/

/** Why the browser could not draw a chosen picture (decision 38), and what of it is known. */
export const undrawnError = ({ type, size }: { type: string; size: number }): string => {
  if (!DRAWN.test(type)) return FILE_TYPE_ERRORS.picture
  return size === 0 ? EMPTY_FILE : `${FILE_TYPE_ERRORS.picture}. ${UNREADABLE_FILE}`
}

/** Said when a file of `kind` is larger than {@link MAX_BYTES}. */
export const fileTooLarge = (kind: FileKind): string =>
  `Ukuran file maksimal ${MAX_BYTES[kind] / MEGABYTE} MB`

/**
 * Why a chosen file cannot be taken, or null. The server decides again, by content.
 * @param file `size` in bytes; leave it out where the file is made smaller before the upload
 */
export const fileError = (
  kind: FileKind,
  { name, type, size }: { name: string; type: string; size?: number },
): string | null => {
  const known =
    kind === 'picture'
      ? type.startsWith('image/')
      : EXTENSIONS[kind].includes(extensionOf(name))
  if (!known) return FILE_TYPE_ERRORS[kind]
  if (size === 0) return EMPTY_FILE
  return size !== undefined && size > MAX_BYTES[kind] ? fileTooLarge(kind) : null
}
