import { BellRing } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import type { Query } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { coachingLinks, messageLinks } from './attention-links'
import { AttentionPlace, keepWaited } from './attention-place'
import { useAttention, useUndelivered } from './use-attention'

const UndeliveredDialog = lazyPart(
  async () =>
    (await import('@/app/_screens/admin/undelivered/undelivered-dialog')).UndeliveredDialog,
)

/** What could not be asked is not none. */
function Unknown({ query, of }: { query: Query<unknown>; of: string }) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      <p role="status" className="text-ink-2">
        {of} belum dapat diperiksa.
      </p>
      <Button
        size="sm"
        variant="secondary"
        loading={query.isFetching}
        aria-label={`Coba lagi: ${of}`}
        onClick={() => void query.refetch()}
      >
        Coba lagi
      </Button>
    </div>
  )
}

/**
 * 'Perlu tindakan': what waits for an admin, where admins begin. What the server cannot tell is left out, and without anything
 * that waits it is not there; what it could, and did not, is said.
 */
export function AttentionPanel() {
  const coachings = useAttention()
  const undelivered = useUndelivered()
  const messages = undelivered.data
  const { query, set } = useHashQuery()
  const shown = query.get('pesan')
  const links = [...coachingLinks(coachings.data ?? []), ...messageLinks(messages ?? [])]
  const unknown = [
    { query: coachings, of: 'Pengajuan dan sertifikat yang menunggu' },
    { query: undelivered, of: 'Pesan yang gagal terkirim' },
  ].filter(({ query }) => query.error !== undefined)
  const isAsking = coachings.isLoading || undelivered.isLoading
  const waiting = isAsking || unknown.length > 0 ? null : links.length
  useEffect(() => {
    if (waiting !== null) void keepWaited(waiting)
  }, [waiting])
  return (
    <>
      {isAsking && <AttentionPlace />}
      {!isAsking && (links.length > 0 || unknown.length > 0) && (
        <section
          aria-labelledby="perlu-tindakan"
          className="no-print mb-6 rounded-lg border border-line border-l-4 border-l-kayu-500 bg-card px-4 py-3 shadow-e1"
        >
          <h2 id="perlu-tindakan" className="flex items-center gap-2 font-bold text-lg">
            <BellRing aria-hidden="true" className="size-5" />
            Perlu tindakan
          </h2>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {links.map(({ text, to }) => (
              <li key={text}>
                <a
                  href={to}
                  className="angka inline-flex min-h-ctl items-center font-semibold text-brand underline underline-offset-4 hover:no-underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
          {unknown.map(({ query, of }) => (
            <Unknown key={of} query={query} of={of} />
          ))}
        </section>
      )}
      <Suspense>
        {shown !== null && messages && (
          <UndeliveredDialog
            messages={messages}
            shown={shown}
            onShow={(pesan) => set({ pesan })}
            onClose={() => set({ pesan: undefined })}
          />
        )}
      </Suspense>
    </>
  )
}
