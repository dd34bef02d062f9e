import { Badge } from '@/components/ui/badge'
import { ProgressBar } from '@/components/ui/progress-bar'
import { isLowQuota, seatsLeft } from '@/lib/domain/participation/quota'

type QuotaProps = {
  /** Approved participants (decision 32). */
  filled: number
  total: number
}

const quotaOf = ({ filled, total }: QuotaProps) => ({
  totalPeserta: total,
  pesertaTerdaftar: filled,
})

/** Taken seats of all seats: '36 dari 40'. */
export function QuotaBar(props: QuotaProps) {
  return (
    <ProgressBar
      label="Kursi terisi"
      value={props.filled}
      max={props.total}
      text={`${props.filled} dari ${props.total}`}
      tone={isLowQuota(quotaOf(props)) ? 'warning' : 'brand'}
    />
  )
}

/** §9 'Low-quota warning when remaining seats are 5 or fewer'; nothing while there are more. */
export function LowQuotaBadge(props: QuotaProps) {
  const quota = quotaOf(props)
  if (!isLowQuota(quota)) return null
  const seats = seatsLeft(quota)
  return seats === 0 ? (
    <Badge tone="merah">Kuota penuh</Badge>
  ) : (
    <Badge tone="jingga">Sisa {seats} kursi</Badge>
  )
}
