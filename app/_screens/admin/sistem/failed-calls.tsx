import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { SearchBox } from '@/components/ui/search-box'
import { momentHere } from '@/lib/browser/moment-here'
import type { System } from '@/lib/entities/system'

type FailedCallsProps = NonNullable<System['errors']>

/** A code as somebody reads it out: with spaces, capitals, or the words before it. */
const codeOf = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/^\s*kode kesalahan:?/, '')
    .replace(/\s/g, '')

/** The calls that this server could not answer, found by the code that their caller was told. */
export function FailedCalls({ since, isCut, entries }: FailedCallsProps) {
  const [typed, setTyped] = useState('')
  const code = codeOf(typed)
  const found = entries.filter(({ id }) => id.toLowerCase().startsWith(code))
  return (
    <Card className="space-y-4 lg:col-span-2">
      <div>
        <h2 className="font-semibold text-lg">Kesalahan server</h2>
        <p className="text-ink-2 text-sm">
          Sejak {momentHere(since)}, hanya pada server ini.
          {isCut && ' Yang tampil adalah 200 yang terbaru.'}
        </p>
      </div>
      {entries.length === 0 ? (
        <p>Tidak ada kesalahan yang tercatat.</p>
      ) : (
        <>
          <SearchBox label="Kode kesalahan" value={typed} onChange={setTyped} />
          {found.length === 0 && (
            <p role="status">
              Tidak ada kesalahan dengan kode itu. Yang lebih lama tercatat di catatan
              server.
            </p>
          )}
          <ul aria-label="Kesalahan server" className="divide-y divide-line">
            {found.map(({ id, at, call, status, text }) => (
              <li key={id} className="grid gap-x-4 py-3 md:grid-cols-[7rem_12rem_1fr]">
                <span className="angka font-semibold">{id.slice(0, 8)}</span>
                <span className="angka text-ink-2">{momentHere(at)}</span>
                <span className="wrap-anywhere">
                  {call} dijawab {status}
                  <span className="block text-ink-2 text-sm">{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
