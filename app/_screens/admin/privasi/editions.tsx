import { QueryState } from '@/app/_screens/query-state'
import { RichText } from '@/components/content/rich-text'
import { Card } from '@/components/ui/card'
import { useQuery } from '@/lib/api/use-query'
import { momentHere } from '@/lib/browser/moment-here'
import { api } from '@/lib/contract'

/** The editions of before, each to be opened. */
export function Editions() {
  const query = useQuery(api.privacy.editions)
  return (
    <Card as="section" aria-labelledby="versi-sebelumnya" className="mt-5">
      <h2 id="versi-sebelumnya" className="mb-3 font-bold text-xl">
        Versi sebelumnya
      </h2>
      <QueryState query={query} title="Versi sebelumnya tidak dapat dimuat">
        {([, ...earlier]) =>
          earlier.length === 0 ? (
            <p className="text-ink-2">Belum ada: versi ini yang pertama.</p>
          ) : (
            <ul className="divide-y divide-line">
              {earlier.map(({ edition, since, text }) => (
                <li key={edition} className="py-2">
                  <details>
                    <summary className="min-h-ctl cursor-pointer py-2 font-semibold">
                      Versi {edition}
                      {since ? `, ${momentHere(since)}` : ' (bawaan portal)'}
                    </summary>
                    <div className="pt-2 pb-4">
                      <RichText html={text} />
                    </div>
                  </details>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  )
}
