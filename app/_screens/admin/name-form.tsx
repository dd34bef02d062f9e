import { RecordForm } from '@/app/_screens/admin/record-form'
import { editOf, type Opened, type Versioned } from '@/components/form/parts/send-edit'
import { TextField } from '@/components/form/text-field'
import { Card } from '@/components/ui/card'
import { categorySchema } from '@/lib/validation/content'
import { institutionSchema } from '@/lib/validation/institution'

type Named = { name: string }

const KINDS = {
  category: {
    ...{ schema: categorySchema, called: 'Kategori', draft: 'category' },
    hint: 'Contoh: Tata batas kawasan hutan',
  },
  'asal-instansi': {
    ...{ schema: institutionSchema, called: 'Instansi', draft: 'institution' },
    hint: 'Contoh: Direktorat Jenderal Planologi Kehutanan',
  },
}

type NameFormProps = {
  kind: keyof typeof KINDS
  /** Of what is changed; null for a new one. */
  id: string | null
  initialValues: Named & Versioned
  save: (values: Named, opened: Opened<Named>) => Promise<unknown>
}

/** What has a name alone: a category or an institution; for adding and editing. */
export function NameForm({ kind, id, initialValues, save }: NameFormProps) {
  const { schema, called, draft, hint } = KINDS[kind]
  const label = `Nama ${called.toLowerCase()}`
  return (
    <Card className="max-w-prosa">
      <RecordForm<Named>
        list={`admin/${kind}`}
        isNew={id === null}
        draft={`${draft}:${id ?? 'new'}`}
        initialValues={initialValues}
        schema={schema}
        edit={editOf(({ name, version }: Named & Versioned) => ({ name, version }), {
          name: label,
        })}
        save={save}
        aria-label={called}
      >
        <TextField name="name" label={label} hint={hint} autoComplete="off" />
      </RecordForm>
    </Card>
  )
}
