import type { TemplateField, TemplateLayout } from '../../entities/template.ts'
import {
  LETTER_SIZES,
  MAX_FIELDS,
  MAX_SPACING,
  PAGE_MM,
  SMALLEST_BOX,
} from '../../entities/template-values.ts'
import { namesWord, type TemplateWord, unknownWords } from './template-text.ts'

/** Below a tenth of a millimetre nobody sees it: sums of fractions may be that much out. */
const ROUNDING = 0.05

/** What a field is called where people read of it. */
export const fieldName = ({ kind, text, file }: TemplateField): string => {
  if (kind === 'qr') return 'Kode QR'
  if (kind === 'rule') return 'Garis hias'
  if (kind === 'picture') return file ? `Gambar ${file.fileName}` : 'Gambar'
  return text.trim() || 'Teks kosong'
}

const isBetween = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max

const fieldFault = (
  field: TemplateField,
  page: { width: number; height: number },
): string | null => {
  const { kind, x, y, width, height, text, file, size, spacing, color } = field
  const least = SMALLEST_BOX[kind]
  const isInside =
    Math.min(x, y) >= -ROUNDING &&
    x + width <= page.width + ROUNDING &&
    y + height <= page.height + ROUNDING
  if (!isInside) return 'keluar dari halaman'
  if (width < least.width - ROUNDING || height < least.height - ROUNDING)
    return `terlalu kecil, sedikitnya ${least.width} × ${least.height} mm`
  if (!/^#[0-9a-f]{6}$/i.test(color)) return 'memiliki warna yang tidak dikenal'
  if (!isBetween(size, LETTER_SIZES))
    return `memiliki huruf di luar ${LETTER_SIZES.min}–${LETTER_SIZES.max} pt`
  if (!isBetween(spacing, { min: 0, max: MAX_SPACING }))
    return `memiliki jarak huruf di luar 0–${MAX_SPACING}%`
  if (kind === 'picture' && !file) return 'belum memiliki gambar'
  if (kind === 'picture' && file?.filePath.endsWith('.pdf'))
    return 'harus berupa JPG atau PNG'
  if (kind !== 'text') return null
  if (text.trim() === '') return 'belum memiliki tulisan'
  const [unknown] = unknownWords(text)
  return unknown === undefined ? null : `memuat {${unknown}} yang tidak dikenal`
}

/**
 * Why certificates cannot be drawn so, in a sentence that names the field; null where they can.
 * Also what a certificate is nothing without: the name.
 */
export const layoutFault = ({
  orientation,
  background,
  backgroundFile,
  fields,
}: TemplateLayout): string | null => {
  if (background === 'file' && !backgroundFile) return 'Pilih file latar.'
  if (fields.length > MAX_FIELDS) return `Paling banyak ${MAX_FIELDS} bidang.`
  if (new Set(fields.map(({ id }) => id)).size < fields.length)
    return 'Dua bidang memiliki ID yang sama.'
  for (const field of fields) {
    const fault = fieldFault(field, PAGE_MM[orientation])
    if (fault) return `“${fieldName(field)}” ${fault}.`
  }
  return lacksWord(fields, 'nama') ? 'Tambahkan nama peserta: {nama}.' : null
}

export const lacksWord = (fields: readonly TemplateField[], word: TemplateWord): boolean =>
  !fields.some(({ kind, text }) => kind === 'text' && namesWord(text, word))
