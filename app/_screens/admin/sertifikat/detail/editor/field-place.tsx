import type { TemplateField } from '@/lib/entities/template'
import { SMALLEST_BOX } from '@/lib/entities/template-values'
import type { Size } from './boxes'
import { MeasureInput } from './measure-input'
import type { Act } from './use-editing'

/** Where the selected field stands, in numbers. */
export function FieldPlace(props: { field: TemplateField; page: Size; act: Act }) {
  const { field, page, act } = props
  const least = SMALLEST_BOX[field.kind]
  const input = (
    name: 'x' | 'y' | 'width' | 'height',
    label: string,
    min: number,
    max: number,
  ) => (
    <MeasureInput
      key={`${field.id} ${name}`}
      {...{ label, min, max, unit: 'mm', value: field[name] }}
      onChange={(value) => act({ type: 'change', change: { [name]: value } })}
    />
  )
  return (
    <div className="grid grid-cols-two gap-3">
      {input('x', 'Dari kiri', 0, page.width - least.width)}
      {input('y', 'Dari atas', 0, page.height - least.height)}
      {input('width', 'Lebar', least.width, page.width)}
      {input('height', 'Tinggi', least.height, page.height)}
    </div>
  )
}
