import { Suspense } from 'react'
import { enterAfterLogin, knownDevice } from '@/app/_screens/login/enter-after-login'
import { type Challenge, useLoginChallenge } from '@/app/_screens/login/login-challenge'
import { RememberedCoaching } from '@/app/_screens/remembered-coaching'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { ForestIllustration } from '@/components/ui/forest-illustration'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { useFeatures } from '@/lib/api/use-feature'
import { useMutation } from '@/lib/api/use-mutation'
import { lazyPart } from '@/lib/browser/lazy-part'
import { browserZoneName } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { type LoginBody, loginSchema } from '@/lib/validation/login'

const CodeForm = lazyPart(
  async () => (await import('@/app/_screens/login/code-form')).CodeForm,
)

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-brand text-sm underline underline-offset-4'

/** Login with username and password (§2, §5 Login); where the server asks for a code, that follows. */
export default function LoginScreen() {
  const { waiting, told, begin, end } = useLoginChallenge()
  const isTold = !waiting && told !== null
  return (
    <div className="@container mx-auto max-w-5xl">
      <div className="grid @2xl:grid-cols-2 overflow-hidden rounded-2xl border border-line bg-card shadow-e1">
        <div className="@2xl:p-10 p-5 sm:p-8">
          <PageHeading
            text={
              waiting
                ? `Password benar. Satu langkah lagi untuk login sebagai "${waiting.username}".`
                : 'Gunakan akun yang Anda daftarkan di portal ini.'
            }
          >
            {waiting ? 'Verifikasi dua langkah' : 'Login'}
          </PageHeading>
          <div className={isTold ? 'mb-5' : undefined}>
            <Notice tone="warning" isShown={isTold}>
              {told}
            </Notice>
          </div>
          {waiting ? (
            <Suspense>
              <CodeForm waiting={waiting} onEnd={end} />
            </Suspense>
          ) : (
            <PasswordForm onChallenge={begin} />
          )}
        </div>
        <Welcome />
      </div>
    </div>
  )
}

function PasswordForm({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const [login] = useMutation(api.auth.login, { errors: 'failures' })
  const { query } = useHashQuery()
  const { data: features, isLoading: isAsking } = useFeatures()
  const canRecover = features?.includes('password-recovery')
  const initial: LoginBody = { username: query.get('username') ?? '', password: '' }

  async function logIn(values: LoginBody) {
    const body = loginSchema.cast(values)
    const known = await knownDevice()
    const answer = await login({
      body: { ...body, ...known, timeZone: browserZoneName() },
    })
    const { challenge, expiresAt = '' } = answer
    if (challenge) onChallenge({ challenge, expiresAt, username: body.username })
    else await enterAfterLogin(answer)
  }

  return (
    <>
      <RememberedCoaching />
      <Form
        initialValues={initial}
        schema={loginSchema}
        onSubmit={logIn}
        aria-label="Login"
      >
        <TextField
          name="username"
          label="Username"
          autoComplete="username"
          spellCheck={false}
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          aside={
            // its place is kept until it is known, so that nothing moves
            (isAsking || canRecover) && (
              <p className="mt-2 min-h-11">
                {canRecover && (
                  <RouteLink to="lupa-password" className={LINK}>
                    Lupa password?
                  </RouteLink>
                )}
              </p>
            )
          }
        />
        <SubmitButton fullWidth>Login</SubmitButton>
      </Form>
      <div className="mt-6 border-line border-t pt-6">
        <p className="mb-3 text-center text-ink-2 text-sm">Belum punya akun?</p>
        <RouteLink
          to="register"
          className={buttonClass({ variant: 'secondary', fullWidth: true })}
        >
          Daftar
        </RouteLink>
      </div>
    </>
  )
}

function Welcome() {
  return (
    <div className="on-brand relative @2xl:block hidden min-h-128 overflow-hidden bg-rimba-900 text-white">
      <ForestIllustration className="absolute inset-y-0 right-0 h-full w-auto min-w-full max-w-none" />
      <p className="absolute inset-x-0 bottom-0 text-balance bg-linear-to-t from-rimba-950 to-transparent p-10 pt-24 font-extrabold text-2xl">
        Belajar bersama, menjaga rimba Indonesia.
      </p>
    </div>
  )
}
