import { useState } from 'react'
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
import { mayBeDone } from '@/lib/api/errors'
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

/**
 * The edition that pressing the button agrees to. One that comes after a press to which no answer came stays out of the next:
 * with another body that would be another registration, which the first one refuses.
 */
function useAgreement(
  told: number | undefined,
  onSubmit: RegistrationFormProps['onSubmit'],
) {
  const [unanswered, setUnanswered] = useState<{ edition: number | undefined } | null>(null)
  const { edition } = unanswered ?? { edition: told }
  async function submit(values: RegisterForm) {
    try {
      await onSubmit(values, edition)
    } catch (error) {
      setUnanswered(mayBeDone(error) ? { edition } : null)
      throw error
    }
  }
  return { edition, submit }
}

/** The new membership form (§2, §5 Registration). */
export function RegistrationForm({ draft, onStartOver, onSubmit }: RegistrationFormProps) {
  const institutions = useQuery(api.asalInstansi.list)
  const categories = useQuery(api.category.list)
  const hasPrivacy = useFeature('privacy')
  const privacy = useQuery(api.privacy.get, {}, { enabled: hasPrivacy, quiet: true })
  const { edition, submit } = useAgreement(privacy.data?.edition, onSubmit)
  return (
    <Form
      initialValues={EMPTY_REGISTRATION}
      schema={registerFormSchema}
      onSubmit={submit}
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
