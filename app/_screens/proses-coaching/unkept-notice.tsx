import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { isKeptAtom } from '@/lib/device/is-kept'

/** Asks the browser to ask before the page is closed or reloaded, while that would lose answers. */
function useCloseWarning(isAtRisk: boolean) {
  useEffect(() => {
    if (!isAtRisk) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk])
}

/** Said before and during a test where the browser lets nothing be kept, as in some private windows. */
export function UnkeptNotice({ unsent }: { unsent: number }) {
  const isKept = useAtomValue(isKeptAtom)
  useCloseWarning(!isKept && unsent > 0)
  return (
    <Notice
      isShown={!isKept}
      tone="warning"
      title="Browser ini tidak menyimpan jawaban di perangkat"
    >
      Jawaban yang belum terkirim hanya ada selama halaman ini terbuka. Jangan tutup atau
      muat ulang halaman sebelum tertulis Tersimpan.
    </Notice>
  )
}
