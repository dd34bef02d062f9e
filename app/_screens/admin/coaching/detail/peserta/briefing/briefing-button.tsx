import { NotebookText } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/lib/browser/lazy-part'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { useHashQuery } from '@/lib/router/use-hash-query'

const BriefingDialog = lazyPart(
  async () => (await import('./briefing-dialog')).BriefingDialog,
)

type BriefingButtonProps = {
  coaching: AdminCoaching
  proposals: readonly Proposal[] | undefined
}

/** 'Ringkasan untuk coach'. Whether it is open stands in the address, so that back finds it again (decision 20). */
export function BriefingButton({ coaching, proposals }: BriefingButtonProps) {
  const { query, set } = useHashQuery()
  const hasApproved = proposals?.some(({ status }) => status === 'APPROVED')
  const none = proposals
    ? 'Belum ada peserta yang disetujui'
    : 'Daftar pengajuan belum dimuat'
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<NotebookText />}
        disabledReason={!hasApproved && none}
        onClick={() => set({ ringkasan: 'buka' })}
      >
        Ringkasan untuk coach
      </Button>
      {query.get('ringkasan') === 'buka' && proposals && hasApproved && (
        <Suspense>
          <BriefingDialog
            coaching={coaching}
            proposals={proposals}
            onClose={() => set({ ringkasan: undefined })}
          />
        </Suspense>
      )}
    </>
  )
}
