import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { holdPage } from '@/lib/browser/hold-page'
import { isKeptAtom } from '@/lib/device/is-kept'

/** Said before and during a test where the browser lets nothing be kept, as in some private windows. */
export function UnkeptNotice({ unsent }: { unsent: number }) {
  const isKept = useAtomValue(isKeptAtom)
  const isAtRisk = !isKept && unsent > 0
  useEffect(() => (isAtRisk ? holdPage() : undefined), [isAtRisk])
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
