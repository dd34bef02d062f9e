import { Form } from '@/components/form/form'
import { SelectField } from '@/components/form/select-field'
import { GiveUpButton, SubmitButton } from '@/components/form/submit-bar'
import { Dialog } from '@/components/ui/dialog'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { AdminAccount } from '@/lib/entities/admin-account'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { type HandOver, handOverTo } from '@/lib/validation/admin-account'

const EMPTY: HandOver = { adminId: '' }

/** Chooses who is in charge of the coachings of an admin who leaves. */
export function HandOverDialog({
  id,
  fullName,
  accounts,
  onDone,
  onCancel,
}: DialogHandlers<number> & {
  id: string
  fullName: string
  /** As the page has read them; they are read anew for the window. */
  accounts: readonly AdminAccount[]
}) {
  const { data = accounts, refetch } = useQuery(api.adminAccount.list, {}, { quiet: true })
  const others = data.filter((one) => one.id !== id && !one.lockedAt)
  const schema = handOverTo(others.map((one) => one.id))
  const [handOver] = useMutation(api.adminAccount.handOver, {
    alsoRefresh: ['coaching', 'attention'],
    errors: 'ignore',
  })

  async function send(values: HandOver) {
    const body = schema.cast(values)
    try {
      onDone((await handOver({ params: { id }, body })).coachings)
    } catch (error) {
      // whoever was refused may have been locked meanwhile
      void refetch()
      throw error
    }
  }

  return (
    <Dialog
      open
      size="sm"
      title="Serahkan coaching"
      description={`Semua coaching dengan narahubung ${fullName} berpindah kepada admin yang dipilih, termasuk yang sudah lewat. Peserta melihat kontak admin itu.`}
      onClose={onCancel}
    >
      <Form
        initialValues={EMPTY}
        schema={schema}
        onSubmit={send}
        aria-label="Serahkan coaching"
      >
        <SelectField
          name="adminId"
          label="Kepada"
          placeholder="Pilih admin…"
          options={others.map((one) => ({ value: one.id, label: one.fullName }))}
        />
        <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
          <GiveUpButton onClick={onCancel} />
          <SubmitButton>Serahkan</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
