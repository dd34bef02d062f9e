import { extensionOf } from '@/lib/domain/text/download-name'

const KINDS = {
  pdf: 'pdf',
  doc: 'word',
  docx: 'word',
  xls: 'excel',
  xlsx: 'excel',
  ppt: 'powerpoint',
  pptx: 'powerpoint',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
} as const

export type FileKind = (typeof KINDS)[keyof typeof KINDS] | 'other'

const isKnown = (extension: string): extension is keyof typeof KINDS => extension in KINDS

/** What a file is, by the ending of its name or address (§5 'File uploads'). */
export function fileKind(fileName: string): FileKind {
  const extension = extensionOf(fileName).slice(1).toLowerCase()
  return isKnown(extension) ? KINDS[extension] : 'other'
}
