import { useFormikContext } from 'formik'
import { type RefObject, useMemo } from 'react'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { AnswerOf } from '@/lib/contract/endpoint'
import type { Holiday } from '@/lib/entities/holiday'
import { toast } from '@/lib/feedback/toast'
import { holidayLinesSchema, readHolidayLines } from '@/lib/validation/holidays'

export type HolidayFormProps = {
  /** What is stored now, with its version. */
  list: AnswerOf<typeof api.office.holidays>
  /** Under which name its draft is kept. */
  draft: string
  /** Forgets that draft; for the window around it, when it is closed without saving. */
  forget: RefObject<() => void>
  /** What it begins with. */
  lines: string
  /** Told the year of the first day that was added. */
  onAdded: (year: string) => void
  onClose: () => void
}

type Values = { lines: string }

/** Lines that are added to the list, all of them or none. */
export function HolidayForm(props: HolidayFormProps) {
  const { list, draft, forget, lines, onAdded, onClose } = props
  const [update] = useMutation(api.office.updateHolidays, { errors: 'ignore' })
  const schema = useMemo(() => holidayLinesSchema(list.days), [list.days])

  async function add(values: Values) {
    const { days } = readHolidayLines(values.lines, list.days)
    await update({ body: { days: [...list.days, ...days] } }, { version: list.version })
    toast.success(`${days.length} hari libur ditambahkan`)
    onAdded(days[0]?.date.slice(0, 4) ?? '')
    onClose()
  }

  return (
    <Form<Values>
      initialValues={{ lines }}
      schema={schema}
      onSubmit={add}
      aria-label="Tambah hari libur"
    >
      <KeptDraft name={draft} forget={forget} />
      <LinesField known={list.days} />
      <SubmitButton fullWidth>Simpan ke daftar kantor</SubmitButton>
    </Form>
  )
}

/** The lines, and below them a sentence for each that is wrong. */
function LinesField({ known }: { known: readonly Holiday[] }) {
  const { values, errors } = useFormikContext<Values>()
  const { faults } = readHolidayLines(errors.lines ? values.lines : '', known)
  return (
    <TextField
      name="lines"
      label="Hari libur"
      hint="Satu per baris: tanggal, lalu nama. Contoh: 17/08/2027 Hari Kemerdekaan"
      multiline
      rows={10}
      rules={
        faults.length > 0 && (
          <ul className="mt-1.5 list-disc pl-[1.25em] text-sm">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )
      }
    />
  )
}
