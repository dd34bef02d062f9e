import { Description } from '@headlessui/react'
import { useAtomValue } from 'jotai'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { isKeptAtom } from '@/lib/device/is-kept'
import { sessionEndAtom } from '@/lib/feedback/session-end'

type SessionEndDialogProps = {
  /** Clears tokens, user data and api key and opens the login page (§2 'Session-expired modal'). */
  onLogin: () => void
  /** Closes what says that the account is gone. */
  onClose: () => void
}

/** The one dialog that cannot be closed otherwise: its button is the only way on. */
export function SessionEndDialog({ onLogin, onClose }: SessionEndDialogProps) {
  const end = useAtomValue(sessionEndAtom)
  const isKept = useAtomValue(isKeptAtom)
  const isErased = end === 'erased'
  return (
    <Dialog
      open={end !== null}
      role="alertdialog"
      dismissable={false}
      title={isErased ? 'Akun Anda sudah dihapus' : 'Sesi berakhir'}
      onClose={() => {}}
      footer={
        // where it comes unasked, a key that was meant for the page does not press it
        <Button
          variant="primary"
          initialFocus={isErased}
          onClick={isErased ? onClose : onLogin}
        >
          {isErased ? 'Tutup' : 'Login'}
        </Button>
      }
    >
      <Description as="div">
        {isErased ? (
          <p>
            Akun ini tidak ada lagi, kontak Anda telah dihapus, dan semua perangkat sudah
            dikeluarkan.
          </p>
        ) : (
          <>
            <p>Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.</p>
            <p className="mt-3 text-ink-2 text-sm">
              Isian dan jawaban yang belum terkirim{' '}
              {isKept
                ? 'tetap tersimpan di perangkat ini'
                : 'tetap ada selama halaman ini tidak ditutup atau dimuat ulang'}
              , kecuali password dan file yang belum diunggah.
            </p>
          </>
        )}
      </Description>
    </Dialog>
  )
}
