import { getDefaultStore } from 'jotai'
import { useState } from 'react'
import { LinkTold } from '@/app/_screens/link-told'
import { useLinkToken } from '@/app/_screens/use-link-token'
import { NewPasswordFields } from '@/components/account/credentials-fields'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { errorText, hasStatus } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { toast } from '@/lib/feedback/toast'
import { fromHere, replaceWith } from '@/lib/router/navigate'
import { clearCredentials, sessionAtom } from '@/lib/session/session'
import { type NewPassword, newPasswordSchema } from '@/lib/validation/password-recovery'

const EMPTY: NewPassword = { password: '', confirmPassword: '' }

/** Of an address without its secret. */
const INCOMPLETE =
  'Halaman ini hanya dapat dibuka lewat tautan dalam pesan untuk Anda. Buka lagi tautan itu, dan pastikan alamatnya lengkap.'

const doneBeside = (username: string, other: string) =>
  `Password akun ${username} berhasil diganti. Browser ini masih login sebagai ${other}.`

/**
 * The sessions of the account have ended: this browser's too, if it is the same one.
 * @returns who else is signed in here
 */
function endOwnSession(username: string): string | undefined {
  const here = getDefaultStore().get(sessionAtom).user?.username
  if (here !== username) return here
  clearCredentials()
}

/** A new password by the link of a message or of an admin (chapter 5's rules). */
export default function PasswordBaruScreen() {
  const [token, forget] = useLinkToken('passwordLink')
  const [reset] = useMutation(api.passwordRecovery.reset, { errors: 'ignore' })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)

  async function send(values: NewPassword) {
    const thenGo = fromHere()
    try {
      const body = { ...newPasswordSchema.cast(values), token: token ?? '' }
      const { username } = await reset({ body })
      forget()
      const other = endOwnSession(username)
      if (other) return setDone(doneBeside(username, other))
      thenGo(() => replaceWith('login', {}, { username }))
      toast.success('Password berhasil diganti. Silakan login.')
    } catch (error) {
      if (!hasStatus(error, 410)) throw error
      forget()
      setRefusal(errorText(error))
    }
  }

  return (
    <Card className="mx-auto max-w-2xl">
      <PageHeading>Password Baru</PageHeading>
      <LinkTold
        isOver={token === null}
        tone={done ? 'success' : 'warning'}
        text={done ?? refusal ?? INCOMPLETE}
        to={done ? null : 'lupa-password'}
        label="Minta tautan baru"
      >
        <Form
          initialValues={EMPTY}
          schema={newPasswordSchema}
          onSubmit={send}
          aria-label="Password baru"
        >
          <NewPasswordFields />
          <SubmitButton fullWidth>Simpan password</SubmitButton>
        </Form>
      </LinkTold>
    </Card>
  )
}
