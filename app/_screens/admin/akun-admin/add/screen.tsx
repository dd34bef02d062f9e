import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { useConfirmedMutation } from '@/app/_screens/admin/use-confirmed-mutation'
import { UsernameField } from '@/components/account/credentials-fields'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { RadioGroupField } from '@/components/form/radio-group-field'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { WhatsappField } from '@/components/form/whatsapp-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { api } from '@/lib/contract'
import { openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { fromHere, goBack } from '@/lib/router/navigate'
import { type NewAdmin, newAdminSchema } from '@/lib/validation/admin-account'

const EMPTY: NewAdmin = {
  ...{ username: '', fullName: '', email: '', whatsapp: '', role: 'admin' },
}

const ROLES = [
  {
    ...{ value: 'admin', label: 'Admin' },
    hint: 'Menyiapkan coaching, meninjau pengajuan, dan menerbitkan sertifikat.',
  },
  {
    ...{ value: 'superadmin', label: 'Superadmin' },
    hint: 'Seperti admin, dan juga mengelola akun admin serta data kantor.',
  },
]

/** A new account of the office, whose owner chooses the password by a link. */
export default function AdminAccountAddScreen() {
  const [create] = useConfirmedMutation(api.adminAccount.create, { inForm: true })

  async function save(values: NewAdmin) {
    const thenGo = fromHere()
    const body = newAdminSchema.cast(values)
    // before the link is made: one that cannot be shown would be lost
    const { PasswordLinkDialog } = await import('@/app/_screens/admin/password-link-dialog')
    const made = await create({ body })
    if (!made) return false
    const { id, link, isMailed } = made.answer
    toast.success('Akun dibuat')
    thenGo(() => goBack('admin/akun-admin'))
    const participant = { ...body, id, contact: body.whatsapp }
    void openDialog(PasswordLinkDialog, { participant, link, isMailed })
  }

  return (
    <>
      <AdminHeading text="Pemilik akun membuat passwordnya sendiri lewat tautan sekali pakai. Tautan itu tampil setelah akun disimpan." />
      <Card className="max-w-prosa">
        <Form<NewAdmin>
          initialValues={EMPTY}
          schema={newAdminSchema}
          onSubmit={save}
          guard
          aria-label="Akun admin baru"
        >
          <KeptDraft name="admin-account:new" />
          <UsernameField />
          <TextField name="fullName" label="Nama" autoComplete="off" spellCheck={false} />
          <TextField name="email" label="Email" type="email" autoComplete="off" />
          <WhatsappField hint="Contoh: 0812-3456-7890. Menjadi kontak narahubung coachingnya." />
          <RadioGroupField name="role" label="Peran" options={ROLES} />
          <SubmitBar>
            <Button
              variant="secondary"
              onClick={() => void leaveScreen('admin/akun-admin')}
            >
              Batal
            </Button>
            <SubmitButton>Buat akun</SubmitButton>
          </SubmitBar>
        </Form>
      </Card>
    </>
  )
}
