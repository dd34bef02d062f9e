import { ExternalLink } from 'lucide-react'
import { RichText } from '@/components/content/rich-text'
import { videoSource } from '@/components/content/video-source'
import type { Column } from '@/components/table/column'
import { plainText } from '@/lib/domain/text/search'
import { textBlocks } from '@/lib/domain/text/text-blocks'
import { isWebAddress } from '@/lib/domain/text/web-address'
import type { VideoEntry } from '@/lib/entities/content'

/** What an entry is called where it is acted on: its first sentence. */
export const videoEntryName = ({ tautan, deskripsi }: VideoEntry) =>
  textBlocks(deskripsi)[0] ?? tautan

function VideoLink({ url }: { url: string }) {
  if (!url) return <span className="text-ink-2">Belum ada video</span>
  if (!isWebAddress(url)) return <span className="wrap-anywhere">{url}</span>
  const source = videoSource(url)
  return (
    <div className="grid gap-0.5 md:w-64">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="wrap-anywhere min-h-6 text-brand underline underline-offset-2"
      >
        {url} <ExternalLink aria-hidden="true" className="inline size-4" />
        <span className="sr-only">(membuka tab baru)</span>
      </a>
      {source && <span className="font-normal text-ink-2 text-sm">{source.provider}</span>}
    </div>
  )
}

/** Link and description; 'description shows at most 3 lines' (§2 panduan). */
export const VIDEO_ENTRY_COLUMNS: Column<VideoEntry>[] = [
  {
    id: 'tautan',
    header: 'Tautan video',
    primary: true,
    text: ({ tautan }) => tautan,
    cell: ({ tautan }) => <VideoLink url={tautan} />,
  },
  {
    id: 'deskripsi',
    header: 'Deskripsi',
    text: ({ deskripsi }) => plainText(deskripsi),
    cell: ({ deskripsi }) => <RichText html={deskripsi} clamp={3} />,
  },
]
