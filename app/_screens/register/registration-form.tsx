import type { ReactNode } from 'react'
import { DraftKeeper } from '@/app/_screens/register/draft-keeper'
import { InstitutionFields, PersonFields } from '@/components/account/biodata-fields'
import { ContactFields } from '@/components/account/contact-fields'
import { NewPasswordFields, UsernameField } from '@/components/account/credentials-fields'
import { InterestsField } from '@/components/account/interests-field'
import { Form } from '@/components/form/form'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { Card } from '@/components/ui/card'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { type RegisterForm, registerFormSchema } from '@/lib/validation/register'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <fieldset className="min-w-0 space-y-5">
        <legend className="mb-5 font-bold text-xl">{title}</legend>
        {children}
      </fieldset>
    </Card>
  )
}

type RegistrationFormProps = {
  initialValues: RegisterForm
  onSubmit: (values: RegisterForm) => Promise<void>
}

/** The new membership form (§2, §5 Registration). */
export function RegistrationForm({ initialValues, onSubmit }: RegistrationFormProps) {
  const institutions = useQuery(api.asalInstansi.list)
  const categories = useQuery(api.category.list)
  return (
    <Form
      initialValues={initialValues}
      schema={registerFormSchema}
      onSubmit={onSubmit}
      guard
      aria-label="Pendaftaran"
    >
      <DraftKeeper />
      <Section title="Data diri">
        <PersonFields />
        <ContactFields />
      </Section>
      <Section title="Instansi">
        <InstitutionFields
          institutions={institutions.data}
          hasFailed={institutions.error !== undefined}
          onRetry={institutions.refetch}
        />
      </Section>
      <Section title="Akun">
        <UsernameField />
        <NewPasswordFields />
      </Section>
      <Section title="Minat">
        <InterestsField
          categories={categories.data}
          hasFailed={categories.error !== undefined}
          onRetry={categories.refetch}
          isOtherOptional
        />
      </Section>
      <SubmitBar>
        <SubmitButton>Daftar</SubmitButton>
      </SubmitBar>
    </Form>
  )
}
