import type { PDFDocument, PDFEmbeddedPage, PDFImage } from '@cantoo/pdf-lib'
import type { TemplateLayout } from '../../../lib/entities/template.ts'
import { conflict } from '../../problem.ts'
import type { FileStore } from '../file-store.ts'

export type EmbeddedFile =
  | { kind: 'image'; image: PDFImage }
  | { kind: 'page'; page: PDFEmbeddedPage }
export type EmbeddedFiles = Map<string, EmbeddedFile>

const LOST =
  'Gambar atau latar template sertifikat tidak dapat dibaca. Unggah lagi pada templatenya.'

/** Names of the files that a template needs, each once. */
export const filesOf = ({
  background,
  backgroundFile,
  fields,
}: Pick<TemplateLayout, 'background' | 'backgroundFile' | 'fields'>): string[] => {
  const all = [
    background === 'file' ? backgroundFile : null,
    ...fields.map(({ file }) => file),
  ]
  return [...new Set(all.flatMap((file) => (file ? [file.filePath] : [])))]
}

const embed = async (
  pdf: PDFDocument,
  name: string,
  bytes: Uint8Array,
): Promise<EmbeddedFile> => {
  if (name.endsWith('.png')) return { kind: 'image', image: await pdf.embedPng(bytes) }
  if (name.endsWith('.jpg')) return { kind: 'image', image: await pdf.embedJpg(bytes) }
  const [page] = await pdf.embedPdf(bytes, [0])
  if (!page) throw new Error('a background has no page')
  return { kind: 'page', page }
}

/** The files of a template by their names; plain data, for the thread that draws. */
export type FileBytes = ReadonlyMap<string, Uint8Array>

/**
 * Background and pictures of a template as they are kept; none for the ready one.
 *
 * @throws Problem 409 where one cannot be read any more.
 */
export const readFiles = async (
  files: Pick<FileStore, 'read'>,
  layout: TemplateLayout | undefined,
): Promise<FileBytes> => {
  const read = new Map<string, Uint8Array>()
  for (const name of layout ? filesOf(layout) : []) {
    const bytes = await files.read(name)
    if (!bytes) throw conflict(LOST)
    read.set(name, bytes)
  }
  return read
}

/** The same, to draw with. */
export const embedFiles = async (
  pdf: PDFDocument,
  layout: TemplateLayout,
  bytes: FileBytes,
): Promise<EmbeddedFiles> => {
  const embedded: EmbeddedFiles = new Map()
  for (const name of filesOf(layout)) {
    const kept = bytes.get(name)
    if (kept) embedded.set(name, await embed(pdf, name, kept))
  }
  return embedded
}
