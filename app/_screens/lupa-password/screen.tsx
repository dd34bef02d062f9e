import { useState } from 'react'
import { OfficeContact } from '@/app/_screens/office-contact'
import { UnsentNote } from '@/app/_screens/unsent-note'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { RouteLink } from '@/components/navigation/route-link'
import { Button, buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { useFeature } from '@/lib/api/use-feature'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { RecoveryWays } from '@/lib/entities/recovery'
import { type Forgotten, forgottenSchema } from '@/lib/validation/password-recovery'

const EMPTY: Forgotten = { identity: '' }

const FOLDER = 'Periksa juga folder spam.'

/** Where the link went, if there is such an account: by what the server has, not by what the account has. */
function sentTo(ways: RecoveryWays): string {
  if (!ways.includes('email')) return 'nomor WhatsApp yang terdaftar.'
  return ways.includes('whatsapp')
    ? `email dan WhatsApp yang terdaftar. ${FOLDER}`
    : `email yang terdaftar. ${FOLDER}`
}

function AskAgain({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <p className="my-5 text-ink-2 text-sm">
        Tautan berlaku 30 menit dan hanya dapat dipakai satu kali. Untuk satu akun kami
        kirim paling banyak tiga tautan dalam satu jam. Bila dalam beberapa menit tidak ada
        pesan, minta sekali lagi, atau mintalah admin kantor penyelenggara membuatkan tautan
        untuk Anda.
      </p>
      <Button variant="secondary" fullWidth onClick={onAgain}>
        Minta tautan lagi
      </Button>
    </>
  )
}

function ByLink() {
  const [ways, setWays] = useState<RecoveryWays | null>(null)
  return (
    <>
      <UnsentNote />
      <div role="status">
        {ways && (
          <Notice>
            Bila akun tersebut terdaftar, tautan untuk membuat password baru kami kirim ke{' '}
            {sentTo(ways)}
          </Notice>
        )}
      </div>
      {ways ? <AskAgain onAgain={() => setWays(null)} /> : <AskForm onSent={setWays} />}
    </>
  )
}

function AskForm({ onSent }: { onSent: (ways: RecoveryWays) => void }) {
  const [ask] = useMutation(api.passwordRecovery.ask, { errors: 'ignore' })
  return (
    <Form
      initialValues={EMPTY}
      schema={forgottenSchema}
      onSubmit={async (body) => onSent(await ask({ body: forgottenSchema.cast(body) }))}
      aria-label="Lupa password"
    >
      <p className="text-ink-2">Kami kirim tautan untuk membuat password baru.</p>
      <TextField
        name="identity"
        label="Username atau email"
        autoComplete="username"
        spellCheck={false}
      />
      <SubmitButton fullWidth>Kirim tautan</SubmitButton>
    </Form>
  )
}

function ByAdmin() {
  return (
    <Notice title="Hubungi admin kantor penyelenggara coaching">
      Portal ini tidak dapat mengirim tautan lewat email atau WhatsApp. Admin dapat membuat
      tautan untuk password baru dan memberikannya kepada Anda.
      <OfficeContact />
    </Notice>
  )
}

/** The way back for whoever has forgotten the password. */
export default function LupaPasswordScreen() {
  const canSend = useFeature('recovery-messages')
  return (
    <Card className="mx-auto max-w-lg">
      <PageHeading>Lupa Password</PageHeading>
      {canSend ? <ByLink /> : <ByAdmin />}
      <p className="mt-6 border-line border-t pt-6">
        <RouteLink
          to="login"
          className={buttonClass({ variant: 'ghost', fullWidth: true })}
        >
          Kembali ke Login
        </RouteLink>
      </p>
    </Card>
  )
}
