import { useAtomValue } from 'jotai'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { sessionExpiredAtom } from '@/lib/feedback/session-expired'

type SessionExpiredDialogProps = {
  /** Clears tokens, user data and api key and opens the login page (§2 'Session-expired modal'). */
  onLogin: () => void
}

/** The one dialog that cannot be closed: Login is the only way on. */
export function SessionExpiredDialog({ onLogin }: SessionExpiredDialogProps) {
  const isExpired = useAtomValue(sessionExpiredAtom)
  return (
    <Dialog
      open={isExpired}
      role="alertdialog"
      dismissable={false}
      title="Sesi berakhir"
      onClose={() => {}}
      footer={
        <Button variant="primary" onClick={onLogin}>
          Login
        </Button>
      }
    >
      <p>Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.</p>
      <p className="mt-3 text-ink-2 text-sm">
        Isian dan jawaban yang belum terkirim tetap tersimpan di perangkat ini, kecuali
        password dan berkas yang belum diunggah.
      </p>
    </Dialog>
  )
}
