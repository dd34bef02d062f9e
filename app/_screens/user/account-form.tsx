import { KeyRound } from 'lucide-react'
import { useChangePassword } from '@/app/_screens/use-change-password'
import { useContactState } from '@/app/_screens/use-contact-state'
import { readOwnAccount } from '@/app/_screens/use-own-account'
import {
  ACCOUNT_EDIT,
  countChanges,
  toAccountBody,
  toAccountForm,
} from '@/app/_screens/user/account-values'
import { InstitutionFields, PersonFields } from '@/components/account/biodata-fields'
import { ContactFields } from '@/components/account/contact-fields'
import { UsernameField } from '@/components/account/credentials-fields'
import { FormSection } from '@/components/account/form-section'
import { InterestsField } from '@/components/account/interests-field'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import type { Opened } from '@/components/form/parts/send-edit'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { Button } from '@/components/ui/button'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { User } from '@/lib/entities/user'
import { toast } from '@/lib/feedback/toast'
import { type UpdateUserForm, updateUserFormSchema } from '@/lib/validation/profile'

/** Biodata, interests and contact of a participant, prefilled (§2 /user, §5 Profile edit). */
export function AccountForm({ user }: { user: User }) {
  const institutions = useQuery(api.asalInstansi.list)
  const categories = useQuery(api.category.list)
  const [update] = useMutation(api.auth.updateUser, {
    whenOutdated: ['asal-instansi', 'category'],
  })
  const contactState = useContactState(user)

  async function save(values: UpdateUserForm, { version }: Opened<UpdateUserForm>) {
    await update({ body: toAccountBody(values) }, { version })
    toast.success('Data profile berhasil diubah')
  }

  return (
    <Form<UpdateUserForm>
      initialValues={toAccountForm(user)}
      schema={updateUserFormSchema}
      onSubmit={save}
      edit={ACCOUNT_EDIT}
      reread={readOwnAccount}
      guard
      onlyChanges
      aria-label="Akun Saya"
    >
      {({ values, initialValues, dirty }) => (
        <>
          <KeptDraft name="account" />
          <FormSection title="Biodata">
            <PersonFields />
            <InstitutionFields institutions={institutions} />
          </FormSection>
          <FormSection title="Minat">
            <InterestsField categories={categories} />
          </FormSection>
          <FormSection title="Kontak & akun">
            <ContactFields below={contactState} />
            <UsernameField />
            <PasswordLine username={user.username} />
          </FormSection>
          <SubmitBar
            isOutside
            note={
              dirty && `${countChanges(initialValues, values)} perubahan belum disimpan`
            }
          >
            <SubmitButton>Simpan</SubmitButton>
          </SubmitBar>
        </>
      )}
    </Form>
  )
}

function PasswordLine({ username }: { username: string }) {
  const changePassword = useChangePassword(username)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5">
      <p className="text-ink-2">Password diganti secara terpisah dari data di atas.</p>
      <Button variant="secondary" icon={<KeyRound />} onClick={() => void changePassword()}>
        Ganti Password
      </Button>
    </div>
  )
}
