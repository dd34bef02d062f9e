import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { useOfficeVoice } from '@/app/_screens/admin/use-office-voice'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { editOf, type Opened } from '@/components/form/parts/send-edit'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { CHANGED } from '@/lib/copy'
import { fillSlots, readyText, type Wording } from '@/lib/domain/messages/wordings'
import type { Wordings } from '@/lib/entities/office'
import { toast } from '@/lib/feedback/toast'
import { type WordingForm as Typed, wordingFormSchema } from '@/lib/validation/office'

const EXAMPLE = {
  ...{ '{nama}': 'Siti Rahma', '{topik}': 'Rehabilitasi mangrove' },
  '{jadwal}': 'Selasa, 25/08/2026 pukul 10:00 s/d 12:00 WIB',
  '{alasan}': 'Kuota khusus penyuluh',
}

type Props = { name: string; wording: Wording; wordings: Wordings }

/** All texts are stored as one: what another superadmin has made of the others goes along. */
type Values = Typed & { others: Wordings['texts'] }

/** One template: its text, how it reads, and the way back to the portal's own. */
export function WordingForm({ name, wording, wordings }: Props) {
  const [update] = useMutation(api.office.updateWordings)
  const ready = readyText(wording)
  const schema = useMemo(() => wordingFormSchema(wording), [wording])
  const formOf = ({ texts: { [name]: own, ...others }, version }: Wordings) => ({
    ...{ text: own ?? ready, others, version },
  })

  async function save(values: Values, { version }: Opened<Values>) {
    const { others } = values
    const { text } = schema.cast(values)
    const texts = text === ready ? others : { ...others, [name]: text }
    await update({ body: { texts } }, { version })
    toast.success(CHANGED)
  }

  return (
    <Form<Values>
      initialValues={formOf(wordings)}
      schema={schema}
      onSubmit={save}
      edit={editOf(formOf, { text: 'Teks' })}
      guard
      onlyChanges
      aria-label={wording.label}
    >
      <KeptDraft name={`wording:${name}`} />
      <div className="grid grid-cols-pair items-start gap-5">
        <TextField
          name="text"
          label="Teks"
          multiline
          rows={14}
          hint={`Harus memuat ${wording.slots.join(', ')}: diganti dengan data masing-masing.`}
        />
        <Preview />
      </div>
      <SubmitBar>
        <BackToReady ready={ready} />
        <SubmitButton>Simpan</SubmitButton>
      </SubmitBar>
    </Form>
  )
}

function Preview() {
  const { values } = useFormikContext<Values>()
  const { voice } = useOfficeVoice()
  const filled = fillSlots(values.text, {
    ...EXAMPLE,
    ...(voice && { '{pengirim}': voice.sender }),
  })
  return (
    <section aria-label="Pratinjau" className="min-w-0">
      <h2 className="mb-1.5 font-semibold text-sm">Pratinjau dengan data contoh</h2>
      <p className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken p-4 text-sm">
        {filled}
      </p>
    </section>
  )
}

function BackToReady({ ready }: { ready: string }) {
  const { values, setFieldValue } = useFormikContext<Values>()
  return (
    <Button
      variant="secondary"
      disabledReason={values.text === ready && 'Teks ini sudah teks bawaan portal.'}
      onClick={() => void setFieldValue('text', ready)}
    >
      Kembali ke bawaan
    </Button>
  )
}
