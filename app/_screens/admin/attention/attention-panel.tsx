import { BellRing } from 'lucide-react'
import { Suspense } from 'react'
import { useFeature } from '@/lib/api/use-feature'
import { useQuery } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { coachingLinks, messageLinks } from './attention-links'
import { useAttention } from './use-attention'

const UndeliveredDialog = lazyPart(async () => ({
  default: (await import('@/app/_screens/admin/undelivered/undelivered-dialog'))
    .UndeliveredDialog,
}))

/**
 * 'Perlu tindakan': what waits for an admin, where admins begin. What the server cannot tell is left out, and without anything
 * that waits it is not there.
 */
export function AttentionPanel() {
  const coachings = useAttention()
  const enabled = useFeature('undelivered-messages')
  const { data: messages } = useQuery(api.notification.undelivered, undefined, {
    ...{ enabled, quiet: true },
  })
  const { query, set } = useHashQuery()
  const shown = query.get('pesan')
  const links = [...coachingLinks(coachings ?? []), ...messageLinks(messages ?? [])]
  return (
    <>
      {links.length > 0 && (
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
