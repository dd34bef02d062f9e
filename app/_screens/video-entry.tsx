import { useAtomValue } from 'jotai'
import { FileVideo } from 'lucide-react'
import type { ReactNode } from 'react'
import { QueryState } from '@/app/_screens/query-state'
import { RichText } from '@/components/content/rich-text'
import { VideoEmbed } from '@/components/content/video-embed'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import type { Query } from '@/lib/api/use-query'
import { dataSaverAtom } from '@/lib/browser/data-saver'
import { isWebAddress } from '@/lib/domain/text/web-address'
import type { VideoEntry } from '@/lib/entities/content'

const LAYOUT =
  'grid items-start gap-8 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:gap-10'

type FirstVideoEntryProps = {
  query: Query<VideoEntry[]>
  /** What the page is about, in its sentences: 'Profil', 'Panduan'. */
  subject: string
  /** Shows the description; as plain rich text when absent. */
  children?: (html: string) => ReactNode
}

/** Description and video of the first entry: only that one is displayed (§3 Profile entry / guide). */
export function FirstVideoEntry({ query, subject, children }: FirstVideoEntryProps) {
  return (
    <QueryState query={query} title={`${subject} tidak dapat dimuat`} skeleton={<Places />}>
      {([entry]) =>
        entry ? (
          <div className="@container">
            <div className={LAYOUT}>
              <Video url={entry.tautan} subject={subject} />
              <div className="@4xl:order-first min-w-0">
                {children?.(entry.deskripsi) ?? <RichText html={entry.deskripsi} />}
              </div>
            </div>
          </div>
        ) : (
          <EmptyState
            icon={<FileVideo />}
            title={`${subject} belum tersedia`}
            text="Silakan kembali beberapa hari lagi."
          />
        )
      }
    </QueryState>
  )
}

function Video({ url, subject }: { url: string; subject: string }) {
  const isSaving = useAtomValue(dataSaverAtom)
  if (!isWebAddress(url)) return null
  return (
    <aside
      aria-label={`Video ${subject.toLowerCase()}`}
      className="@4xl:sticky @4xl:top-4 w-full max-w-prosa"
    >
      <VideoEmbed url={url} title={`video ${subject.toLowerCase()}`} />
      {isSaving && (
        <p className="mt-1 text-ink-2 text-sm">
          Hemat data aktif: video baru dimuat setelah Anda memutarnya.
        </p>
      )}
    </aside>
  )
}

function Places() {
  return (
    <div className="@container">
      <div className={LAYOUT}>
        <Skeleton className="@4xl:order-last aspect-video w-full max-w-prosa rounded-lg" />
        <SkeletonText lines={8} />
      </div>
    </div>
  )
}
