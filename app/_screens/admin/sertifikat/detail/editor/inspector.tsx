import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { setField } from '@/app/_screens/admin/certificate-page/page-content'
import { Button } from '@/components/ui/button'
import type { CertificateContent } from '@/lib/entities/issuing-values'
import type { TemplateField } from '@/lib/entities/template'
import type { Size } from './boxes'
import { FieldPlace } from './field-place'
import { FieldText } from './field-text'
import type { Edited } from './history'
import { TemplateUpload } from './template-upload'
import type { Act } from './use-editing'

type InspectorProps = { state: Edited; act: Act; page: Size; content: CertificateContent }

function Colour({ value, act }: { value: string; act: Act }) {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="font-semibold text-sm">
        Warna
      </label>
      <input
        id={id}
        type="color"
        value={value}
        className="h-9 w-14 rounded-md border border-line-input bg-card p-1"
        onChange={({ target }) => act({ type: 'change', change: { color: target.value } })}
      />
    </div>
  )
}

function OneField(props: Omit<InspectorProps, 'state'> & { field: TemplateField }) {
  const { field, act, page, content } = props
  const printed = field.kind === 'text' ? setField(field, content) : null
  return (
    <>
      {field.kind === 'text' && (
        <FieldText field={field} printedSize={printed?.size ?? null} act={act} />
      )}
      {field.kind === 'picture' && (
        <>
          <TemplateUpload
            key={field.id}
            label="Unggah gambar"
            file={field.file}
            onChange={(file) => act({ type: 'change', change: { file } })}
          />
          <p className="text-ink-2 text-sm">
            JPG atau PNG. Warna putih di sekelilingnya menjadi tembus pandang.
          </p>
        </>
      )}
      {field.kind !== 'picture' && <Colour value={field.color} act={act} />}
      <FieldPlace field={field} page={page} act={act} />
    </>
  )
}

/** What is known of the selected field, in words and numbers that can be changed. */
export function Inspector(props: InspectorProps) {
  const { state, act } = props
  const chosen = state.fields.filter(({ id }) => state.selected.includes(id))
  const [field] = chosen
  if (!field)
    return (
      <p className="text-ink-2 text-sm">
        Pilih sebuah bidang pada halaman atau pada daftar untuk mengaturnya.
      </p>
    )
  return (
    <section aria-label="Bidang terpilih" className="space-y-4">
      {chosen.length === 1 ? (
        <OneField {...props} key={field.id} field={field} />
      ) : (
        <p className="font-semibold text-sm">{chosen.length} bidang terpilih</p>
      )}
      <Button
        size="sm"
        variant="ghost"
        flush="start"
        icon={<Trash2 />}
        onClick={() => act({ type: 'remove' })}
      >
        Hapus dari halaman
      </Button>
    </section>
  )
}
