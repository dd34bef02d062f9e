import { PrivacyConsent } from '@/app/_screens/register/privacy-consent'
import { RegistrationDraft } from '@/app/_screens/register/registration-draft'
import { EMPTY_REGISTRATION } from '@/app/_screens/register/registration-values'
import { InstitutionFields, PersonFields } from '@/components/account/biodata-fields'
import { ContactFields } from '@/components/account/contact-fields'
import { NewPasswordFields, UsernameField } from '@/components/account/credentials-fields'
import { FormSection } from '@/components/account/form-section'
import { InterestsField } from '@/components/account/interests-field'
import { Form } from '@/components/form/form'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { useFeature } from '@/lib/api/use-feature'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { Draft } from '@/lib/device/use-draft'
import { type RegisterForm, registerFormSchema } from '@/lib/validation/register'

type RegistrationFormProps = {
  draft: Draft
  onStartOver: () => void
  /** @param edition of the privacy page that was shown; undefined where the server has none */
  onSubmit: (values: RegisterForm, edition: number | undefined) => Promise<void>
}

/** The new membership form (§2, §5 Registration). */
export function RegistrationForm({ draft, onStartOver, onSubmit }: RegistrationFormProps) {
  const institutions = useQuery(api.asalInstansi.list)
  const categories = useQuery(api.category.list)
  const hasPrivacy = useFeature('privacy')
  const privacy = useQuery(api.privacy.get, {}, { enabled: hasPrivacy, quiet: true })
  const edition = privacy.data?.edition
  return (
    <Form
      initialValues={EMPTY_REGISTRATION}
      schema={registerFormSchema}
      onSubmit={(values) => onSubmit(values, edition)}
      guard
      aria-label="Pendaftaran"
    >
      <RegistrationDraft draft={draft} onStartOver={onStartOver} />
      <FormSection title="Data diri">
        <PersonFields />
        <ContactFields />
      </FormSection>
      <FormSection title="Instansi">
        <InstitutionFields institutions={institutions} />
      </FormSection>
      <FormSection title="Akun">
        <UsernameField />
        <NewPasswordFields />
      </FormSection>
      <FormSection title="Minat">
        <InterestsField categories={categories} isOtherOptional />
      </FormSection>
      <PrivacyConsent edition={edition} />
      <SubmitBar isOutside>
        <SubmitButton>Daftar</SubmitButton>
      </SubmitBar>
    </Form>
  )
}
