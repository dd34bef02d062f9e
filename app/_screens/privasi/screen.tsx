import { KeptTimes } from '@/app/_screens/privasi/kept-times'
import { QueryState } from '@/app/_screens/query-state'
import { RichText } from '@/components/content/rich-text'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { formatDate } from '@/lib/domain/schedule/dates'
import type { Privacy } from '@/lib/entities/privacy'

const editionText = ({ edition, since }: Privacy) =>
  since === null
    ? `Versi ${edition}`
    : `Versi ${edition}, berlaku sejak ${formatDate(since, browserTimeZone().zone)}`

/** What is kept of a person, why, how long and who sees it, in the office's words. */
export default function PrivacyScreen() {
  const query = useQuery(api.privacy.get)
  return (
    <div className="max-w-3xl">
      <PageHeading>Privasi</PageHeading>
      <QueryState
        query={query}
        title="Halaman privasi tidak dapat dimuat"
        skeleton={<Skeleton className="h-160 w-full" />}
      >
        {(privacy) => (
          <>
            <p className="-mt-3 mb-5 text-ink-2">{editionText(privacy)}</p>
            <RichText html={privacy.text} />
            <KeptTimes kept={privacy.kept} />
          </>
        )}
      </QueryState>
    </div>
  )
}
