import { useFormikContext } from 'formik'
import { useFormField } from '@/components/form/parts/form-context'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import type { TemplateFile, TemplateLayout } from '@/lib/entities/template'
import { TemplateUpload } from './template-upload'
import type { Act } from './use-editing'

const ORIENTATIONS = [
  { value: 'landscape', label: 'A4 mendatar' },
  { value: 'portrait', label: 'A4 tegak' },
]
const BACKGROUNDS = [
  { value: 'frame', label: 'Bingkai bawaan' },
  { value: 'file', label: 'Gambar atau PDF sendiri' },
  { value: 'none', label: 'Kosong' },
]

function BackgroundFile() {
  const { value, setValue, frame } = useFormField<TemplateFile | null>('backgroundFile')
  return (
    <div id={frame.id}>
      <p className="mb-2 text-ink-2 text-sm">
        PDF satu halaman, JPG, atau PNG, paling besar 10 MB. Gambar memenuhi halaman A4.
      </p>
      <TemplateUpload
        label="Unggah latar"
        file={value}
        error={frame.error}
        onChange={setValue}
      />
    </div>
  )
}

/** Name, shape and background of a template. */
export function PageSettings({ act }: { act: Act }) {
  const { values } = useFormikContext<TemplateLayout>()
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <TextField name="name" label="Nama template" autoComplete="off" />
      <SelectField
        name="orientation"
        label="Arah halaman"
        options={ORIENTATIONS}
        onChange={(shape) => act({ type: 'fit' }, shape as TemplateLayout['orientation'])}
      />
      <div className="space-y-3">
        <SelectField name="background" label="Latar" options={BACKGROUNDS} />
        {values.background === 'file' && <BackgroundFile />}
      </div>
    </div>
  )
}
