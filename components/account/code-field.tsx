import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'

/** The field `code`: a code of the app, or a recovery code; gaps in what is pasted do not matter. */
export function CodeField({
  onlyApp = false,
  focused = false,
}: {
  /** Recovery codes are not taken here. */
  onlyApp?: boolean
  /** It takes the focus when it appears; the other kind does whenever it is chosen. */
  focused?: boolean
}) {
  const [isRecovery, setRecovery] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const focusedKind = useRef(focused ? null : isRecovery)
  useEffect(() => {
    if (focusedKind.current === isRecovery) return
    focusedKind.current = isRecovery
    place.current?.querySelector('input')?.focus()
  }, [isRecovery])
  return (
    <div ref={place}>
      {isRecovery ? (
        <TextField
          key="recovery"
          name="code"
          label="Kode cadangan"
          autoComplete="off"
          spellCheck={false}
          hint="Salah satu kode yang Anda simpan saat mengaktifkan verifikasi dua langkah, misalnya abcde-23456."
        />
      ) : (
        <TextField
          key="app"
          name="code"
          label="Kode verifikasi"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          hint="6 angka dari aplikasi autentikator di ponsel Anda. Kode berganti setiap 30 detik."
        />
      )}
      {!onlyApp && (
        <div className="mt-2">
          <Button variant="ghost" size="sm" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? 'Pakai kode dari aplikasi' : 'Pakai kode cadangan'}
          </Button>
        </div>
      )}
    </div>
  )
}
