import {
  CalendarClock,
  CalendarX,
  CircleCheck,
  CircleHelp,
  CircleX,
  Hourglass,
  type LucideIcon,
  PencilLine,
  Radio,
} from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { COACHING_STATUS_COLOURS } from '@/lib/domain/coaching-status'
import { userStatusColour } from '@/lib/domain/participation/status'
import type { CoachingStatus } from '@/lib/entities/coaching'
import type { ProposalStatus } from '@/lib/entities/proposal'

const COACHING_ICONS: Record<CoachingStatus, LucideIcon> = {
  Draft: PencilLine,
  'Pre Coaching': CalendarClock,
  Kedaluarsa: CalendarX,
  'Proses Coaching': Radio,
  Selesai: CircleCheck,
  Unknown: CircleHelp,
}

/** Status of a coaching as admins see it (decision 31): colour, icon and word. */
export function CoachingStatusBadge({ status }: { status: CoachingStatus }) {
  const colour = COACHING_STATUS_COLOURS[status]
  const Icon = COACHING_ICONS[status]
  return (
    <Badge
      tone={colour === 'abu-putus' ? 'abu' : colour}
      dashed={colour === 'abu-putus'}
      icon={<Icon />}
    >
      {status}
    </Badge>
  )
}

const USER_ICONS: Record<string, LucideIcon> = {
  'Proses verifikasi': Hourglass,
  'Pre Coaching': CalendarClock,
  'Proses Coaching': Radio,
  'Anda tidak dapat mengikuti coaching': CircleX,
  Dibatalkan: CalendarX,
}

/**
 * Status of a participant's own coaching (§4 'User view of a taken coaching').
 * @param status the label from `userStatusLabel`; unknown ones are shown as they are, green (decision 30)
 */
export function UserStatusBadge({ status }: { status: string }) {
  const Icon = USER_ICONS[status] ?? CircleCheck
  return (
    <Badge tone={userStatusColour(status)} icon={<Icon />}>
      {status}
    </Badge>
  )
}

const PROPOSALS = {
  PENDING: { tone: 'jingga', icon: Hourglass, word: 'Menunggu' },
  APPROVED: { tone: 'hijau', icon: CircleCheck, word: 'Disetujui' },
  REJECTED: { tone: 'merah', icon: CircleX, word: 'Ditolak' },
} as const satisfies Record<ProposalStatus, object>

/** The word of the badge, for what looks in texts. */
export const proposalStatusWord = (status: ProposalStatus): string => PROPOSALS[status].word

/** State of a proposal in the admin's review: 'Disetujui', 'Ditolak'. */
export function ProposalStatusBadge({ status }: { status: ProposalStatus }) {
  const { tone, icon: Icon, word } = PROPOSALS[status]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {word}
    </Badge>
  )
}
