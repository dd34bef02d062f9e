import { useState } from 'react'
import { LinkTold } from '@/app/_screens/link-told'
import { useLinkToken } from '@/app/_screens/use-link-token'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { errorText, hasStatus } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { ConfirmedContact } from '@/lib/entities/contact'
import { useSession } from '@/lib/session/use-session'
import {
  type ContactPassword,
  contactPasswordSchema,
} from '@/lib/validation/contact-confirmation'

const EMPTY: ContactPassword = { password: '' }

const NAMES = { email: 'Alamat email', whatsapp: 'Nomor WhatsApp' }

type Told = { tone: 'success' | 'warning'; text: string; to: 'user' | null }

const NO_LINK: Told = {
  ...{ tone: 'warning', to: 'user' },
  text: 'Halaman ini hanya dapat dibuka lewat tautan dalam pesan untuk Anda. Buka lagi tautan itu, dan pastikan alamatnya lengkap.',
}

/** @param here who is signed in in this browser, which may be somebody else */
const done = ({ channel, username }: ConfirmedContact, here?: string): Told => {
  const isOther = here !== undefined && username !== undefined && here !== username
  const whose = isOther ? `akun ${username}` : 'Anda'
  const text = `${NAMES[channel]} ${whose} sudah dikonfirmasi.`
  return { tone: 'success', text, to: isOther ? null : 'user' }
}

/** Nobody knows whose link it was. */
const refused = (error: unknown, here?: string): Told => {
  const who = here === undefined ? '' : ' pemilik kontak ini'
  const beside = here === undefined ? '' : ` Browser ini sedang login sebagai ${here}.`
  const text = `${errorText(error)} Tautan baru dapat diminta${who} di halaman Akun Saya.${beside}`
  return { tone: 'warning', text, to: 'user' }
}

/** Confirms a changed e-mail address or WhatsApp number by the link that was sent there, and the password. */
export default function KonfirmasiKontakScreen() {
  const [token, forget] = useLinkToken('contactLink')
  const [confirm] = useMutation(api.contactConfirmation.confirm, { errors: 'ignore' })
  const here = useSession().user?.username
  const [told, setTold] = useState(NO_LINK)

  async function send(values: ContactPassword) {
    try {
      const body = { ...contactPasswordSchema.cast(values), token: token ?? '' }
      setTold(done(await confirm({ body }), here))
    } catch (error) {
      if (!hasStatus(error, 410)) throw error
      setTold(refused(error, here))
    }
    forget()
  }

  return (
    <Card className="mx-auto max-w-lg">
      <PageHeading>Konfirmasi Kontak</PageHeading>
      <LinkTold
        isOver={token === null}
        {...told}
        label={
          told.tone === 'warning' && here ? `Buka Akun Saya (${here})` : 'Buka Akun Saya'
        }
      >
        <Form
          initialValues={EMPTY}
          schema={contactPasswordSchema}
          onSubmit={send}
          aria-label="Konfirmasi kontak"
        >
          <p className="text-ink-2">
            Masukkan password akun Anda, supaya tidak ada orang lain yang dapat
            mengonfirmasi kontak ini.
          </p>
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
          />
          <SubmitButton fullWidth>Konfirmasi</SubmitButton>
        </Form>
      </LinkTold>
    </Card>
  )
}
