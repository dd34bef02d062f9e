import { useConfirmedMutation } from '@/app/_screens/admin/use-confirmed-mutation'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { formatDate } from '@/lib/domain/schedule/dates'
import type { SecondFactor } from '@/lib/entities/second-factor'
import { confirm } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'

/** From so few on, new ones are proposed. */
const FEW = 2

type Props = {
  factor: SecondFactor
  isStarting: boolean
  onStart: () => void
  onCodes: (codes: string[]) => void
}

/** Whether it is on, and what can be done with it. */
export function FactorState({ factor, isStarting, onStart, onCodes }: Props) {
  const { since, isRequired } = factor
  if (since) return <IsOn factor={factor} since={since} onCodes={onCodes} />
  return (
    <div className="space-y-4">
      <p className="text-ink-2">
        Selain password, login juga meminta kode 6 angka dari aplikasi di ponsel Anda. Orang
        yang mengetahui password Anda tetap tidak dapat login.
      </p>
      {isRequired && (
        <Notice tone="warning">
          Kantor Anda mewajibkan verifikasi dua langkah bagi admin. Aktifkan dahulu, lalu
          Anda dapat melanjutkan pekerjaan.
        </Notice>
      )}
      <p className="text-ink-2 text-sm">
        Siapkan aplikasi autentikator di ponsel, misalnya Google Authenticator, Microsoft
        Authenticator, atau Aegis.
      </p>
      <Button loading={isStarting} onClick={onStart}>
        Aktifkan
      </Button>
    </div>
  )
}

function IsOn({
  factor: { recoveryCodesLeft, isRequired },
  since,
  onCodes,
}: Pick<Props, 'factor' | 'onCodes'> & { since: string }) {
  const [renew, renewing] = useConfirmedMutation(api.secondFactor.renewCodes)
  const [turnOff, turningOff] = useConfirmedMutation(api.secondFactor.turnOff)

  async function renewCodes() {
    const isSure = await confirm({
      title: 'Buat kode cadangan baru?',
      body: 'Kode cadangan yang lama tidak berlaku lagi.',
    })
    const made = isSure && (await renew({}))
    if (made) onCodes(made.answer.codes)
  }

  async function end() {
    const isSure = await confirm({
      title: 'Matikan verifikasi dua langkah?',
      body: `Login akun Anda hanya meminta password.${isRequired ? '\nKantor Anda mewajibkannya: Anda akan diminta mengaktifkannya lagi.' : ''}`,
      confirmLabel: 'Matikan',
      cancelLabel: 'Batal',
      tone: 'danger',
    })
    if (isSure && (await turnOff({}))) toast.success('Verifikasi dua langkah dimatikan')
  }

  return (
    <div className="space-y-4">
      <p>
        Aktif sejak {formatDate(since, browserTimeZone().zone)}. Kode cadangan tersisa{' '}
        {recoveryCodesLeft}.
      </p>
      {recoveryCodesLeft <= FEW && (
        <Notice tone="warning">
          {recoveryCodesLeft === 0
            ? 'Kode cadangan Anda habis. Bila ponsel hilang, Anda tidak dapat login sendiri.'
            : 'Kode cadangan Anda hampir habis.'}{' '}
          Buat kode baru dan simpan di tempat aman.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        <Button
          variant="secondary"
          loading={renewing.isRunning}
          onClick={() => void renewCodes()}
        >
          Buat kode cadangan baru
        </Button>
        <Button variant="ghost" loading={turningOff.isRunning} onClick={() => void end()}>
          Matikan
        </Button>
      </div>
    </div>
  )
}
