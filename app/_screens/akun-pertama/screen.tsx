import { useState } from 'react'
import { enterPortal } from '@/app/_screens/enter-portal'
import { LinkTold } from '@/app/_screens/link-told'
import { useLinkToken } from '@/app/_screens/use-link-token'
import { NewPasswordFields, UsernameField } from '@/components/account/credentials-fields'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { WhatsappField } from '@/components/form/whatsapp-field'
import { Card } from '@/components/ui/card'
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

/** Of an address without its secret. */
const INCOMPLETE =
  'Halaman ini hanya dapat dibuka lewat alamat yang ditampilkan server saat pertama kali dijalankan. Buka lagi alamat itu, dan pastikan alamatnya lengkap.'

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
      <LinkTold
        isOver={token === null}
        tone="warning"
        text={refusal ?? INCOMPLETE}
        to="login"
        label="Ke halaman Login"
      >
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
      </LinkTold>
    </Card>
  )
}
