import { useParticipation } from '@/app/_screens/proses-coaching/participation-context'
import { useRecheck } from '@/app/_screens/proses-coaching/use-recheck'
import { QueryState } from '@/app/_screens/query-state'
import { InProgressBadge } from '@/components/coaching/coaching-badges'
import { Countdown } from '@/components/coaching/countdown'
import { KeepActions } from '@/components/coaching/keep-actions'
import type { KeptCoaching } from '@/components/coaching/keep-coaching'
import { ScheduleLine } from '@/components/coaching/schedule-line'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { isInProgress } from '@/lib/domain/participation/timing'
import { useParams } from '@/lib/router/use-route'
import { MeetingAction, useMeeting } from './meeting-action'
import { MeetingBackground } from './meeting-background'
import { MeetingLink } from './meeting-link'

/** Before the start the time to it, while it runs until when; afterwards neither says anything. */
function TimeLeft({ coaching }: { coaching: KeptCoaching }) {
  const { now } = useParticipation().moment
  const { jamMulai } = coaching
  if (isInProgress(coaching, now)) return <InProgressBadge schedule={coaching} />
  if (!jamMulai || new Date(jamMulai) <= now) return null
  return <Countdown target={jamMulai} label="Waktu menuju meeting" />
}

/** When the meeting is, and the ways to keep it in mind. */
function MeetingTime({ coaching }: { coaching: KeptCoaching }) {
  return (
    <Card as="section" aria-label="Jadwal meeting" className="@container space-y-4">
      <ScheduleLine schedule={coaching} layout="list" />
      <TimeLeft coaching={coaching} />
      <KeepActions coaching={coaching} />
    </Card>
  )
}

/** §2 zoom-meeting: the meeting link, the virtual background, and whether attendance is marked. */
export default function ProsesCoachingZoomMeetingScreen() {
  const { id } = useParams('proses-coaching/zoom-meeting')
  const { header, steps } = useParticipation()
  const { state, reason } = steps['zoom-meeting']
  const meeting = useQuery(api.zoomMeeting.check, { params: { id } }, { recovers: true })
  const { isPast, isRunning, isDue } = useMeeting({ meetingUrl: meeting.data?.meetingUrl })
  const moved = header ? [state, isDue, isRunning, isPast].join() : null
  // an admin may share another link until the last minute
  useRecheck(moved, () => void meeting.recheck())
  return (
    <>
      <PageHeading>Zoom Meeting</PageHeading>
      <QueryState
        query={meeting}
        skeleton={<Skeleton className="h-72 w-full" />}
        title="Data meeting tidak dapat dimuat"
      >
        {(check) => (
          <div className="space-y-5">
            {state === 'done' && (
              <Notice tone="success" title="Kehadiran Anda sudah dicatat">
                Terima kasih telah mengikuti meeting ini.
              </Notice>
            )}
            <MeetingLink
              meetingUrl={check.meetingUrl}
              reason={reason}
              isChecking={meeting.isFetching}
              onCheck={() => void meeting.refetch()}
            />
            {header ? (
              header.tanggalMeeting && (
                <MeetingTime coaching={{ ...header, id, meetingUrl: check.meetingUrl }} />
              )
            ) : (
              <Skeleton className="h-74 w-full md:h-68" />
            )}
            {check.meetingBackground && (
              <MeetingBackground
                fileUrl={check.meetingBackground}
                coachingCode={header?.coachingCode ?? ''}
              />
            )}
          </div>
        )}
      </QueryState>
      <MeetingAction id={id} meetingUrl={meeting.data?.meetingUrl} />
    </>
  )
}
