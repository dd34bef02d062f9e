import { Notice } from '@/components/ui/notice'
import type { FileFault } from '@/lib/domain/tests/test-file-cells'

/** Cells that Excel keeps as numbers, dates or truths: what is shown may not be what was typed. */
export function NotTextList({ warnings }: { warnings: readonly FileFault[] }) {
  if (warnings.length === 0) return null
  return (
    <Notice tone="warning" title={`${warnings.length} sel bukan teks`}>
      <p>
        Periksa apakah isinya terbaca benar. Agar terbaca persis seperti tertulis, ubah
        format selnya menjadi Teks di Excel.
      </p>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto" aria-label="Sel bukan teks">
        {warnings.map(({ cell, reason }) => (
          <li key={cell}>
            <span className="font-semibold">Sel {cell}:</span> {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
