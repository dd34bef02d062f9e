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
  /** Of what is changed; null for a new one. */
  id: string | null
  initialValues: Named & Versioned
  reread?: (() => Promise<unknown>) | undefined
  save: (values: Named, opened: Opened<Named>) => Promise<unknown>
}

/** What has a name alone: a category or an institution; for adding and editing. */
export function NameForm({ kind, id, initialValues, reread, save }: NameFormProps) {
  const { list, schema, called, draft, hint } = kind
  const label = `Nama ${called.toLowerCase()}`
  return (
    <Card className="max-w-prosa">
      <RecordForm<Named>
        list={list}
        isNew={id === null}
        draft={`${draft}:${id ?? 'new'}`}
        initialValues={initialValues}
        schema={schema}
        edit={editOf(({ name, version }: Named & Versioned) => ({ name, version }), {
          name: label,
        })}
        reread={reread}
        save={save}
        aria-label={called}
      >
        <TextField name="name" label={label} hint={hint} autoComplete="off" />
      </RecordForm>
    </Card>
  )
}
