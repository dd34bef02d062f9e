import { Notice } from '@/components/ui/notice'
import type { FileFault } from '@/lib/domain/tests/test-file-cells'

/** Every fault with its cell; with one, nothing of the file can be sent (decision 57). */
export function FaultList({ faults }: { faults: readonly FileFault[] }) {
  if (faults.length === 0) return null
  return (
    <Notice tone="danger" title={`${faults.length} kesalahan ditemukan`}>
      <p>Perbaiki di Excel, simpan, lalu pilih filenya lagi.</p>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto" aria-label="Kesalahan file">
        {faults.map(({ cell, reason }) => (
          <li key={`${cell} ${reason}`}>
            <span className="font-semibold">Sel {cell}:</span> {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
