import { KeyRound } from 'lucide-react'
import { useChangePassword } from '@/app/_screens/use-change-password'
import { useContactState } from '@/app/_screens/use-contact-state'
import { readOwnAccount } from '@/app/_screens/use-own-account'
import { UsernameField } from '@/components/account/credentials-fields'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { editOf, type Opened } from '@/components/form/parts/send-edit'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { WhatsappField } from '@/components/form/whatsapp-field'
import { Button } from '@/components/ui/button'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { CHANGED } from '@/lib/copy'
import type { User } from '@/lib/entities/user'
import { inform } from '@/lib/feedback/dialog'
import { type UpdateAdminBody, updateAdminSchema } from '@/lib/validation/profile'

const toAdminForm = ({ username, fullName, email, whatsapp, version }: User) => ({
  ...{ username, fullName, email, whatsapp, version },
})

const EDIT = editOf(toAdminForm, {
  ...{ username: 'Username', fullName: 'Nama', email: 'Email', whatsapp: 'Whatsapp' },
})

/** §2 Admin account: 'fields Username, Nama, Email, Whatsapp, an Update button and a 'Ganti Password' dialog'. */
export function AdminAccountForm({ user }: { user: User }) {
  const [update] = useMutation(api.auth.updateAdmin)
  const changePassword = useChangePassword(user.username)
  const contactState = useContactState(user)

  async function save(values: UpdateAdminBody, { version }: Opened<UpdateAdminBody>) {
    await update({ body: updateAdminSchema.cast(values) }, { version })
    // not waited for: the form is saved, whenever OK is pressed
    void inform({ title: CHANGED })
  }

  return (
    <Form<UpdateAdminBody>
      initialValues={toAdminForm(user)}
      schema={updateAdminSchema}
      onSubmit={save}
      edit={EDIT}
      reread={readOwnAccount}
      guard
      onlyChanges
      aria-label="Akun Saya"
    >
      <KeptDraft name="account" />
      <UsernameField />
      <TextField name="fullName" label="Nama" autoComplete="name" spellCheck={false} />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        aside={contactState('email')}
      />
      <WhatsappField
        hint="Contoh: 0812-3456-7890. Menjadi kontak narahubung coaching Anda."
        aside={contactState('whatsapp')}
      />
      <div className="flex flex-wrap justify-between gap-3 border-line border-t pt-5 max-sm:[&>*]:flex-1">
        <Button
          variant="secondary"
          icon={<KeyRound />}
          onClick={() => void changePassword()}
        >
          Ganti Password
        </Button>
        <SubmitButton>Update</SubmitButton>
      </div>
    </Form>
  )
}
