import { useId } from 'react'
import { inputClass } from '@/components/ui/input-class'
import { SelectBox } from '@/components/ui/select-box'
import { TEMPLATE_WORDS } from '@/lib/domain/certificates/template-text'
import type { TemplateField } from '@/lib/entities/template'
import { LETTER_SIZES, MAX_FIELD_TEXT, MAX_SPACING } from '@/lib/entities/template-values'
import { ALIGN_NAMES, FACE_NAMES } from './field-words'
import { MeasureInput } from './measure-input'
import type { Act } from './use-editing'

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
const FONTS = optionsOf(FACE_NAMES)
const ALIGNS = optionsOf(ALIGN_NAMES)
const WORDS = [
  { value: '', label: 'Sisipkan data…' },
  ...TEMPLATE_WORDS.map((word) => ({ value: word, label: `{${word}}` })),
]

type Change = (change: Partial<TemplateField>) => void

function Tick(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { label, isOn, onChange } = props
  return (
    <label className="flex min-h-ctl-sm items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        className="size-5 accent-brand"
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}

function Letters({ field, change }: { field: TemplateField; change: Change }) {
  return (
    <>
      <SelectBox
        label="Huruf"
        value={field.font}
        options={FONTS}
        onChange={(font) => change({ font: font === 'serif' ? 'serif' : 'sans' })}
      />
      <div className="grid grid-cols-two gap-3">
        <MeasureInput
          {...{ label: 'Ukuran', unit: 'pt', value: field.size, ...LETTER_SIZES }}
          onChange={(size) => change({ size })}
        />
        <MeasureInput
          {...{ label: 'Jarak huruf', unit: '%', value: field.spacing }}
          {...{ min: 0, max: MAX_SPACING }}
          onChange={(spacing) => change({ spacing })}
        />
      </div>
      <SelectBox
        label="Perataan"
        value={field.align}
        options={ALIGNS}
        onChange={(align) => change({ align: align as TemplateField['align'] })}
      />
      <div className="flex flex-wrap gap-x-5">
        <Tick label="Tebal" isOn={field.bold} onChange={(bold) => change({ bold })} />
        <Tick
          label="Garis di bawah"
          isOn={field.underline}
          onChange={(underline) => change({ underline })}
        />
      </div>
    </>
  )
}

/** What a text says, and in which letters. */
export function FieldText(props: {
  field: TemplateField
  printedSize: number | null
  act: Act
}) {
  const { field, printedSize, act } = props
  const id = useId()
  const change: Change = (part) => act({ type: 'change', change: part })
  const isSmaller = printedSize !== null && printedSize < field.size - 0.05
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold text-sm">
          Tulisan
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={MAX_FIELD_TEXT}
          value={field.text}
          className={inputClass({ kind: 'area', size: 'sm' })}
          onChange={({ target }) => change({ text: target.value.replace(/\n/g, ' ') })}
        />
        <div className="mt-2">
          <SelectBox
            isLabelHidden
            label="Sisipkan data"
            value=""
            options={WORDS}
            onChange={(word) => word && change({ text: `${field.text}{${word}}` })}
          />
        </div>
      </div>
      <Letters field={field} change={change} />
      {isSmaller && (
        <p className="text-ink-2 text-sm">
          Pada contoh ini mengecil menjadi {printedSize.toFixed(1).replace('.', ',')} pt
          agar muat
          {printedSize < LETTER_SIZES.min
            ? ', terlalu kecil untuk dibaca. Perbesar bidangnya.'
            : '.'}
        </p>
      )}
    </>
  )
}
