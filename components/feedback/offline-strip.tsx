import { useState } from 'react'
import { useOnline } from '@/lib/browser/use-online'

/**
 * Above every screen while there is no network; it takes its own room and covers nothing. That it goes is seen; readers are told.
 */
export function OfflineStrip() {
  const isOnline = useOnline()
  const [wasLost, setLost] = useState(false)
  if (!isOnline && !wasLost) setLost(true)
  return (
    <div aria-live="polite" className="no-print">
      {isOnline ? (
        wasLost && <p className="sr-only">Anda kembali online.</p>
      ) : (
        <p className="bg-tone-kayu px-gutter py-2 text-center text-sm text-tone-kayu-ink">
          <strong>Anda sedang offline.</strong> Yang sudah terbuka tetap dapat dibaca; data
          baru dimuat setelah tersambung kembali.
        </p>
      )}
    </div>
  )
}
