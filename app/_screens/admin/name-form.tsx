import { RecordForm } from '@/app/_screens/admin/record-form'
import { editOf, type Opened, type Versioned } from '@/components/form/parts/send-edit'
import { TextField } from '@/components/form/text-field'
import { Card } from '@/components/ui/card'

type Named = { name: string }

/** What tells one list of names from another. */
export type NameKind = Pick<
  Parameters<typeof RecordForm<Named>>[0],
  'list' | 'draft' | 'schema'
> & {
  /** In a heading: 'Kategori'. */
  called: string
  hint: string
}

type NameFormProps = {
  kind: NameKind
  /** What is changed; null for a new one. */
  stored: (Named & Versioned & { id: string }) | null
  reread?: (() => Promise<unknown>) | undefined
  save: (values: Named, opened: Opened<Named>) => Promise<unknown>
}

const NEW = { name: '' }
const valuesOf = ({ name, version }: Named & Versioned) => ({ name, version })

/** What has a name alone: a category or an institution; for adding and editing. */
export function NameForm({ kind, stored, reread, save }: NameFormProps) {
  const { list, schema, called, draft, hint } = kind
  const label = `Nama ${called.toLowerCase()}`
  return (
    <Card className="max-w-prosa">
      <RecordForm<Named>
        list={list}
        isNew={stored === null}
        draft={`${draft}:${stored?.id ?? 'new'}`}
        initialValues={stored ? valuesOf(stored) : NEW}
        schema={schema}
        edit={editOf(valuesOf, { name: label })}
        reread={reread}
        save={save}
        aria-label={called}
      >
        <TextField name="name" label={label} hint={hint} autoComplete="off" />
      </RecordForm>
    </Card>
  )
}
