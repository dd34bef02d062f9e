import { isWholeOldOffice } from './old-office.ts'

/** Why an office file is not taken: another type, what cannot be read, a password, macros, or more inside than can be read. */
export type OfficeRefusal = 'type' | 'unreadable' | 'password' | 'macro' | 'large'
export type OfficeExtension = 'doc' | 'xls' | 'ppt' | 'docx' | 'xlsx' | 'pptx'
export type OfficeVerdict = { extension: OfficeExtension } | { refusal: OfficeRefusal }

const refused = (refusal: OfficeRefusal): OfficeVerdict => ({ refusal })

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** Whether bytes begin as the newer office formats do, which are archives. */
export const isArchive = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])

/** Whether bytes begin as the office formats of before 2007 do, and those with a password. */
export const isOldOffice = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

const MAIN_PARTS: Record<string, OfficeExtension> = {
  'word/document.xml': 'docx',
  'xl/workbook.xml': 'xlsx',
  'ppt/presentation.xml': 'pptx',
}

/** Parts that hold macros: VBA projects and their data, macro sheets of old Excel. Names fold case. */
const MACRO_PART = /(^|\/)(vba(project|data)[^/]*|macrosheets\/.+)$/i

/** What an archive is, by the names of its entries. */
export const judgeArchive = (names: readonly string[]): OfficeVerdict => {
  if (!names.includes('[Content_Types].xml')) return refused('type')
  if (names.some((name) => MACRO_PART.test(name))) return refused('macro')
  const extension = names.map((name) => MAIN_PARTS[name]).find(Boolean)
  return extension ? { extension } : refused('type')
}

const OLD_ENDINGS: Record<string, OfficeExtension> = {
  ...{ doc: 'doc', xls: 'xls', ppt: 'ppt' },
  // renamed by hand; the office programs open them all the same
  ...{ docx: 'doc', xlsx: 'xls', pptx: 'ppt' },
}

/** What an old office file is: the names of its streams tell what hinders, the file's name its format. */
export const judgeOldOffice = (bytes: Uint8Array, name: string): OfficeVerdict => {
  const names = new TextDecoder('utf-16le').decode(bytes)
  if (names.includes('EncryptedPackage')) return refused('password')
  if (names.includes('_VBA_PROJECT')) return refused('macro')
  const extension = OLD_ENDINGS[/\.([a-z]+)$/.exec(name.toLowerCase())?.[1] ?? '']
  if (!extension) return refused('type')
  return isWholeOldOffice(bytes) ? { extension } : refused('unreadable')
}
