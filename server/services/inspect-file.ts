import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import {
  isArchive,
  isOldOffice,
  judgeArchive,
  judgeOldOffice,
  type OfficeRefusal,
  type OfficeVerdict,
} from '../../lib/domain/files/office-file.ts'
import { decodeText } from '../../lib/domain/text/decode-text.ts'
import { contentError } from '../../lib/validation/content-error.ts'
import { type FileKind, PDF_CUT } from '../../lib/validation/uploads.ts'
import { badRequest } from '../problem.ts'
import { beginsAsPdf, isLockedPdf, isWholePdf } from './inspect-pdf.ts'
import { zipNames } from './inspect-zip.ts'
import { whyUndrawn } from './why-undrawn.ts'

/** An upload whose content was found to be of its kind. */
export type CheckedFile = {
  kind: FileKind
  /** The name it was uploaded under, made safe to show and to send in a header. */
  fileName: string
  mime: string
  /** By content, without a dot. */
  extension: string
  bytes: Buffer
}

const MEGABYTE = 1024 * 1024
const MAX_PIXELS = 25_000_000
/** The longest side of a stored picture (decision 38). */
const MAX_SIDE = 1366
const JPEG_QUALITY = 85
const MAX_NAME = 150
/** What is left of a sign that was cut in two. */
const HALF_SIGN = /\p{Cs}$/u

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const MIMES: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
}

const ALLOWED: Record<Exclude<FileKind, 'picture'>, readonly string[]> = {
  document: Object.keys(MIMES),
  spreadsheet: ['xls', 'xlsx'],
  table: ['xls', 'xlsx'],
  certificate: ['jpg', 'png', 'pdf'],
  template: ['jpg', 'png', 'pdf'],
}

const told = (sentence: string) => badRequest({ file: sentence }, sentence)

const refused = (kind: FileKind, bytes: Buffer, refusal: OfficeRefusal = 'type') =>
  told(contentError(kind, refusal, bytes))

const nameExtension = (name: string) => /\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? ''

/** Formats of pictures: a picture may be called by any of them. */
const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif']

const isEndingOf = (ending: string, extension: string) =>
  ending === extension || (PICTURES.includes(ending) && PICTURES.includes(extension))

/**
 * Without folders, control and direction characters; never empty, never too long for a header, and
 * with an ending of its content, so that whoever saves it opens what was looked at.
 */
export const cleanFileName = (name: string, extension: string): string => {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const shown = last.replace(/[\p{Cc}\p{Cf}\p{Cs}"<>:|?*]/gu, '').trim()
  const ending = nameExtension(shown)
  const isRight = isEndingOf(ending, extension)
  const stem = isRight ? shown.slice(0, -ending.length - 1) : shown
  const short = stem.slice(0, MAX_NAME).replace(HALF_SIGN, '')
  return `${short || 'file'}.${isRight ? ending : extension}`
}

/** Which office format an archive is. */
const inspectArchive = async (bytes: Buffer, kind: FileKind): Promise<OfficeVerdict> => {
  const isRead = kind === 'spreadsheet' || kind === 'table'
  const names = await zipNames(bytes, {
    maxBytes: (isRead ? 16 : 250) * MEGABYTE,
    inflate: isRead,
  })
  return Array.isArray(names) ? judgeArchive(names) : { refusal: names }
}

/**
 * The extension that the content calls for; old office files are told apart by their name.
 *
 * @throws Problem 400 for an office file that is not taken.
 */
const contentExtension = async (bytes: Buffer, kind: FileKind, name: string) => {
  if (!isArchive(bytes) && !isOldOffice(bytes)) {
    const known = (await fileTypeFromBuffer(bytes))?.ext
    return known ?? (beginsAsPdf(bytes) ? 'pdf' : '')
  }
  const verdict = isArchive(bytes)
    ? await inspectArchive(bytes, kind)
    : judgeOldOffice(bytes, name)
  if ('refusal' in verdict) throw refused(kind, bytes, verdict.refusal)
  return verdict.extension
}

const drawn = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })

/** What a picture comes to that is drawn by `draw`; refused with the reason where it cannot be drawn. */
const unlessUndrawn = <T>(bytes: Buffer, draw: Promise<T>): Promise<T> =>
  draw.catch(async () => {
    throw told(await whyUndrawn(bytes, MAX_PIXELS))
  })

/** Decodes and encodes anew: nothing of the original bytes survives, and no position data either. */
const encodePicture = async (bytes: Buffer) => {
  const format = (await fileTypeFromBuffer(bytes))?.ext ?? ''
  if (!['jpg', 'png', 'webp', 'gif', 'avif'].includes(format))
    throw refused('picture', bytes)
  const picture = drawn(bytes)
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY })
  return unlessUndrawn(bytes, picture.toBuffer())
}

/** What is drawn below or upon certificates, made anew: nothing of it but what is seen is left. */
const templateFile = async (
  extension: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<CheckedFile> => {
  const { encodeForPaper, onePagePdf } = await import('./inspect-template.ts')
  const made = extension === 'pdf' ? await onePagePdf(bytes) : await encodeForPaper(bytes)
  if ('refusal' in made) throw told(made.refusal)
  const fileName = cleanFileName(name, made.extension)
  const mime = MIMES[made.extension] ?? ''
  return { kind: 'template', fileName, mime, extension: made.extension, bytes: made.bytes }
}

/**
 * Decides by content whether an upload is of its kind (§5 File uploads).
 *
 * @throws Problem 400 with the kind's sentence.
 */
export const inspectFile = async (
  kind: FileKind,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<CheckedFile> => {
  if (kind === 'picture') {
    const encoded = await encodePicture(bytes)
    const fileName = cleanFileName(name, 'jpg')
    return { kind, fileName, mime: 'image/jpeg', extension: 'jpg', bytes: encoded }
  }
  if (kind === 'table' && nameExtension(name) === 'csv') {
    if (decodeText(bytes) === null) throw refused(kind, bytes)
    const fileName = cleanFileName(name, 'csv')
    return { kind, fileName, mime: 'text/csv', extension: 'csv', bytes }
  }
  const extension = await contentExtension(bytes, kind, name)
  const mime = MIMES[extension]
  if (!mime || !ALLOWED[kind].includes(extension)) throw refused(kind, bytes)
  if (extension === 'pdf' && !isWholePdf(bytes)) throw told(PDF_CUT)
  if (extension === 'pdf' && (await isLockedPdf(bytes)))
    throw refused(kind, bytes, 'password')
  if (kind === 'template') return templateFile(extension, { name, bytes })
  if (mime.startsWith('image/')) await unlessUndrawn(bytes, drawn(bytes).stats())
  return { kind, fileName: cleanFileName(name, extension), mime, extension, bytes }
}
