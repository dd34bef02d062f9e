import { QueryState } from '@/app/_screens/query-state'
import { Countdown } from '@/components/coaching/countdown'
import { ScheduleLine } from '@/components/coaching/schedule-line'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { CoachingHeader } from '@/lib/entities/coaching'
import { useParams } from '@/lib/router/use-route'
import { MeetingBackground } from './meeting-background'
import { MeetingLink } from './meeting-link'

function MeetingTime({ header }: { header: CoachingHeader }) {
  return (
    <Card as="section" aria-label="Jadwal meeting" className="space-y-4">
      <ScheduleLine schedule={header} layout="list" />
      <Countdown target={header.jamMulai} label="Waktu menuju meeting" />
    </Card>
  )
}

/** §2 zoom-meeting: the meeting link, the virtual background, and whether attendance is marked. */
export default function ProsesCoachingZoomMeetingScreen() {
  const { id } = useParams('proses-coaching/zoom-meeting')
  const header = useQuery(api.coaching.header, { params: { id } })
  const meeting = useQuery(api.zoomMeeting.check, { params: { id } })
  return (
    <>
      <PageHeading text="Pertemuan daring bersama coach dan peserta lain.">
        Zoom Meeting
      </PageHeading>
      <QueryState
        query={meeting}
        skeleton={<Skeleton className="h-72 w-full" />}
        title="Data meeting tidak dapat dimuat"
      >
        {(check) => (
          <div className="space-y-5">
            {check.attended && (
              <Notice tone="success" title="Kehadiran Anda sudah dicatat">
                Terima kasih telah mengikuti meeting ini.
              </Notice>
            )}
            <MeetingLink
              check={check}
              schedule={header.data}
              isChecking={meeting.isFetching}
              onCheck={() => void meeting.refetch()}
            />
            {header.data && <MeetingTime header={header.data} />}
            {check.meetingBackground && (
              <MeetingBackground
                fileUrl={check.meetingBackground}
                coachingCode={header.data?.coachingCode ?? ''}
              />
            )}
          </div>
        )}
      </QueryState>
    </>
  )
}
