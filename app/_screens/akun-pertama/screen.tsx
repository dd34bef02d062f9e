import { useState } from 'react'
import { enterPortal } from '@/app/_screens/enter-portal'
import { useLinkToken } from '@/app/_screens/use-link-token'
import { NewPasswordFields, UsernameField } from '@/components/account/credentials-fields'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { WhatsappField } from '@/components/form/whatsapp-field'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { errorText, hasStatus } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import {
  type FirstAccountForm,
  firstAccountFormSchema,
} from '@/lib/validation/first-account'

const EMPTY: FirstAccountForm = {
  ...{ username: '', fullName: '', email: '', whatsapp: '' },
  ...{ password: '', confirmPassword: '' },
}

/** An address that is used or too old, and one without a token. */
function NoLink({ refusal }: { refusal: string | null }) {
  return (
    <>
      <Notice tone="warning" live>
        {refusal ??
          'Halaman ini dibuka lewat alamat yang dicetak server saat pertama kali dijalankan. Buka alamat itu sekali lagi, secara lengkap.'}
      </Notice>
      <RouteLink to="login" className={`mt-5 ${buttonClass({ fullWidth: true })}`}>
        Ke halaman Login
      </RouteLink>
    </>
  )
}

/** The first superadmin of an empty portal, by the address that its start prints (rule 26). */
export default function AkunPertamaScreen() {
  const [token, forget] = useLinkToken('firstAccountLink')
  const [create] = useMutation(api.firstAccount.create, { errors: 'ignore' })
  const [refusal, setRefusal] = useState<string | null>(null)

  async function send(values: FirstAccountForm) {
    try {
      const body = { ...firstAccountFormSchema.cast(values), token: token ?? '' }
      const answer = await create({ body })
      forget()
      await enterPortal(answer)
    } catch (error) {
      if (!hasStatus(error, 410)) throw error
      forget()
      setRefusal(errorText(error))
    }
  }

  return (
    <Card className="mx-auto max-w-2xl">
      <PageHeading text="Akun pertama portal ini menjadi superadmin: ia menyiapkan kantor dan membuat akun admin lain.">
        Akun Pertama
      </PageHeading>
      {token === null ? (
        <NoLink refusal={refusal} />
      ) : (
        <Form
          initialValues={EMPTY}
          schema={firstAccountFormSchema}
          onSubmit={send}
          aria-label="Akun pertama"
        >
          <UsernameField />
          <TextField name="fullName" label="Nama" autoComplete="name" spellCheck={false} />
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <WhatsappField hint="Contoh: 0812-3456-7890. Menjadi kontak narahubung coaching Anda." />
          <NewPasswordFields />
          <SubmitButton fullWidth>Buat akun</SubmitButton>
        </Form>
      )}
    </Card>
  )
}
