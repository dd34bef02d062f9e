import { fieldName } from '@/lib/domain/certificates/template-faults'
import type { TemplateField } from '@/lib/entities/template'
import type { ALIGNS, FACES } from '@/lib/entities/template-values'

export const FACE_NAMES: Record<(typeof FACES)[number], string> = {
  ...{ sans: 'Plus Jakarta Sans', serif: 'EB Garamond' },
}
export const ALIGN_NAMES: Record<(typeof ALIGNS)[number], string> = {
  ...{ left: 'Rata kiri', center: 'Rata tengah', right: 'Rata kanan' },
}

const number = (value: number) => String(value).replace('.', ',')

/** Where a field stands, in millimetres. */
export const placeWords = (field: TemplateField): string => {
  const [x, y, width, height] = [field.x, field.y, field.width, field.height].map(number)
  return `${fieldName(field)}: ${x} mm dari kiri, ${y} mm dari atas, ${width} × ${height} mm`
}

/** Where a field stands and how it looks: any two of its versions read differently. */
export const fieldWords = (field: TemplateField): string => {
  const { kind, font, size, align, spacing, bold, underline, color } = field
  const look = [
    ...[`${number(size)} pt`, FACE_NAMES[font], ALIGN_NAMES[align].toLowerCase()],
    ...(bold ? ['tebal'] : []),
    ...(underline ? ['bergaris bawah'] : []),
    ...(spacing === 0 ? [] : [`jarak huruf ${number(spacing)}`]),
  ]
  return [placeWords(field), ...(kind === 'text' ? look : []), color].join(', ')
}
