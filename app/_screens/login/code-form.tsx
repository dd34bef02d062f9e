import { enterAfterLogin, knownDevice } from '@/app/_screens/login/enter-after-login'
import type { Challenge } from '@/app/_screens/login/login-challenge'
import { CodeField } from '@/components/account/code-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { Button } from '@/components/ui/button'
import { errorText, hasStatus } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { type LoginCode, loginCodeSchema } from '@/lib/validation/second-factor'

const EMPTY: LoginCode = { code: '' }

/** The second half of a login: the code of the app, or one of the recovery codes. */
export function CodeForm({
  waiting: { challenge },
  onEnd,
}: {
  waiting: Challenge
  /** The challenge is over; `why` says it where nobody has wanted it. */
  onEnd: (why?: string) => void
}) {
  const [answer] = useMutation(api.secondFactor.answer, { errors: 'ignore' })

  async function send(values: LoginCode) {
    try {
      const { code } = loginCodeSchema.cast(values)
      const body = { challenge, code, ...(await knownDevice()) }
      const session = await answer({ body })
      onEnd()
      await enterAfterLogin(session)
    } catch (error) {
      if (!hasStatus(error, 410)) throw error
      onEnd(errorText(error))
    }
  }

  return (
    <>
      <Form
        initialValues={EMPTY}
        schema={loginCodeSchema}
        onSubmit={send}
        aria-label="Verifikasi dua langkah"
      >
        <CodeField focused />
        <SubmitButton fullWidth>Lanjutkan</SubmitButton>
      </Form>
      <div className="mt-3">
        <Button variant="ghost" fullWidth onClick={() => onEnd()}>
          Kembali ke login
        </Button>
      </div>
    </>
  )
}
