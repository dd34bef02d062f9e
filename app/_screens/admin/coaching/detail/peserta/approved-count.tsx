import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'

/** §9 'Refresh icon animation lasts 1 second'. */
const REFRESH_ANIMATION_MS = 1000

type ApprovedCountProps = { text: string | false; onRefresh: () => void }

/** §2 'a count of approved participants with a refresh icon'. */
export function ApprovedCount({ text, onRefresh }: ApprovedCountProps) {
  const [isTurning, setTurning] = useState(false)
  return (
    <p className="flex items-center gap-2 font-semibold text-base">
      <span className="angka empty:w-52" role="status">
        {text && `${text} peserta disetujui`}
      </span>
      <IconButton
        label="Muat ulang pengajuan"
        icon={<RefreshCw className={isTurning ? 'animate-putar' : undefined} />}
        onClick={() => {
          setTurning(true)
          setTimeout(() => setTurning(false), REFRESH_ANIMATION_MS)
          onRefresh()
        }}
      />
    </p>
  )
}
