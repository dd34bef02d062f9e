import { errorText, mayBeDone } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { OutboxMessage } from '@/lib/entities/outbox'
import { confirm } from '@/lib/feedback/dialog'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'

const MAY_HAVE_ARRIVED = {
  title: 'Kirim ulang pesan ini?',
  body: 'Jawaban layanan pengirim terputus, sehingga pesan ini mungkin sudah sampai. Tanyakan dahulu kepada penerimanya, agar tidak terkirim dua kali.',
  confirmLabel: 'Kirim ulang',
  cancelLabel: 'Batal',
}

/** What is known where no answer came. */
const NOT_KNOWN =
  'Jawaban server tidak sampai: belum diketahui apakah pesan ini masuk antrean. Lihat keadaannya di daftar sebelum mengirim lagi.'

/** Why 'Kirim ulang' came to nothing, or that it is not known. */
const resendFailure = (error: unknown): string =>
  mayBeDone(error) ? NOT_KNOWN : errorText(error)

type Resendable = Pick<OutboxMessage, 'id' | 'state' | 'triedAt'>

/** What 'Kirim ulang' asks for: another try after the last that was seen. */
export const resending = ({ id, triedAt }: Omit<Resendable, 'state'>) => ({
  ...{ params: { id }, query: { triedAt: triedAt ?? '' } },
})

/** 'Kirim ulang' for one message: asks first where it may have arrived, and says what became of it. */
export function useResend() {
  const [resend, { isRunning }] = useMutation(api.notification.resend, { errors: 'ignore' })
  async function sendAgain(message: Resendable) {
    if (message.state === 'unknown' && !(await confirm(MAY_HAVE_ARRIVED))) return
    try {
      await resend(resending(message))
      toast.success('Pesan akan dikirim ulang')
    } catch (error) {
      showError(resendFailure(error), error)
    }
  }
  return [sendAgain, { isRunning }] as const
}
