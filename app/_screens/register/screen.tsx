import { useState } from 'react'
import { enterPortal } from '@/app/_screens/enter-portal'
import { RegistrationForm } from '@/app/_screens/register/registration-form'
import { toRegisterBody } from '@/app/_screens/register/registration-values'
import { RememberedCoaching } from '@/app/_screens/remembered-coaching'
import { CloseButton } from '@/components/navigation/close-button'
import { IdentityBar } from '@/components/navigation/identity-bar'
import { RouteLink } from '@/components/navigation/route-link'
import { PageHeading } from '@/components/ui/page-heading'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { useDraft } from '@/lib/device/use-draft'
import { APP_NAME } from '@/lib/env'
import { toast } from '@/lib/feedback/toast'
import { hasUnsavedChanges, mayLeave } from '@/lib/router/leave-guard'
import { navigate } from '@/lib/router/navigate'
import type { RegisterForm } from '@/lib/validation/register'

function TopBar({ onClose }: { onClose: () => void }) {
  return (
    <header className="no-print">
      <IdentityBar />
      <div className="on-brand flex min-h-16 items-center gap-3 bg-rimba-800 px-gutter text-white">
        <p className="min-w-0 truncate font-bold">{APP_NAME}</p>
        <div className="ml-auto">
          <CloseButton label="Tutup dan kembali ke Beranda" onClick={onClose} />
        </div>
      </div>
    </header>
  )
}

/** Registration: stands alone, signs in at once and goes on where login would (§2, §4). */
export default function RegisterScreen() {
  const [register] = useMutation(api.auth.register, {
    ...{ errors: 'failures', whenOutdated: ['asal-instansi', 'category'] },
  })
  const draft = useDraft('visitor-draft', 'visitor', 'register')
  const [round, setRound] = useState(0)

  async function startOver() {
    await draft.drop()
    setRound(round + 1)
  }

  async function signUp(values: RegisterForm, edition: number | undefined) {
    const answer = await register({ body: toRegisterBody(values, edition) })
    await draft.drop()
    await enterPortal(answer)
    const { toConfirm, user } = answer
    if (toConfirm) toast.info(`Tautan konfirmasi untuk ${user[toConfirm]} sedang dikirim.`)
  }

  /** Back to home; what was typed goes with the answer that it may (§2). */
  async function close() {
    const hasTyped = hasUnsavedChanges()
    if (!(await mayLeave())) return
    if (hasTyped) await draft.drop()
    navigate('home')
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar onClose={() => void close()} />
      <main id="main" className="mx-auto w-full max-w-4xl flex-1 px-4 pt-6 md:px-6 md:pt-8">
        <PageHeading text="Satu akun untuk mengajukan pertanyaan, mengikuti coaching, dan mengunduh sertifikat. Isian tanpa keterangan “(opsional)” wajib diisi.">
          Daftar
        </PageHeading>
        <p className="-mt-3 mb-5 text-ink-2">
          Sudah punya akun?{' '}
          <RouteLink
            to="login"
            className="inline-flex min-h-ctl items-center font-semibold text-brand underline underline-offset-2"
          >
            Login
          </RouteLink>
        </p>
        <RememberedCoaching />
        <RegistrationForm
          key={round}
          draft={draft}
          onStartOver={startOver}
          onSubmit={signUp}
        />
      </main>
    </div>
  )
}
