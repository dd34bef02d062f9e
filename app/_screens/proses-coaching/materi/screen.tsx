import { FolderOpen } from 'lucide-react'
import { WayOn } from '@/app/_screens/proses-coaching/step-action'
import { useDownloads } from '@/app/_screens/proses-coaching/use-downloads'
import { QueryState } from '@/app/_screens/query-state'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { Materi } from '@/lib/entities/coaching'
import { useParams } from '@/lib/router/use-route'
import { MateriList } from './materi-list'

/** §2 materi: every material with its download, one by one or all. */
export default function ProsesCoachingMateriScreen() {
  const { id } = useParams('proses-coaching/materi')
  const coaching = useQuery(api.coaching.get, { params: { id } })
  const { of, download, cancel, isAnyRunning } = useDownloads()

  async function downloadAll(files: readonly Materi[]) {
    // one after the other: a slow line carries one file better than seven
    for (const file of files) if ((await download(file)) === 'cancelled') return
  }

  return (
    <>
      <PageHeading>Materi</PageHeading>
      <QueryState
        query={coaching}
        skeleton={<Skeleton className="h-72 w-full" />}
        title="Materi tidak dapat dimuat"
      >
        {({ materi }) =>
          materi.length === 0 ? (
            <EmptyState
              icon={<FolderOpen />}
              title="Belum ada materi"
              text="Materi muncul di sini setelah diunggah oleh admin."
            />
          ) : (
            <MateriList
              materi={materi}
              of={of}
              isBusy={isAnyRunning}
              onDownload={(file) => void download(file)}
              onCancel={cancel}
              onDownloadAll={() => void downloadAll(materi)}
            />
          )
        }
      </QueryState>
      <WayOn id={id} page="materi" />
    </>
  )
}
