import { Video } from 'lucide-react'
import { useParticipation } from '@/app/_screens/proses-coaching/participation-context'
import { StepAction, WayOn } from '@/app/_screens/proses-coaching/step-action'
import { buttonClass } from '@/components/ui/button'
import { isInProgress, isNear, isOver } from '@/lib/domain/participation/timing'
import { sameDay } from '@/lib/domain/schedule/dates'
import { isWebAddress } from '@/lib/domain/text/web-address'

type Link = { meetingUrl: string | null | undefined }

function Join({ meetingUrl, isLoud }: { meetingUrl: string; isLoud: boolean }) {
  return (
    <a
      href={meetingUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonClass({ variant: isLoud ? 'primary' : 'secondary' })} ${isLoud ? 'min-h-14! md:px-8!' : ''}`}
    >
      <Video aria-hidden="true" className="size-6 shrink-0" />
      <span>
        Gabung Zoom Meeting<span className="sr-only"> (membuka tab baru)</span>
      </span>
    </a>
  )
}

/** Whether the link leads somewhere, and how near the meeting is. */
export function useMeeting({ meetingUrl }: Link) {
  const { header, moment } = useParticipation()
  const { now, timeZone } = moment
  const link = meetingUrl && isWebAddress(meetingUrl) ? meetingUrl : null
  const isPast = header !== undefined && isOver(header, now)
  const isRunning = header !== undefined && isInProgress(header, now)
  const isDue = isRunning || (header !== undefined && isNear(header, now))
  const isLongPast = isPast && !sameDay(header.jamSelesai ?? now, now, timeZone.zone)
  return { link, isPast, isLongPast, isRunning, isDue }
}

/** The way into the meeting, loud from half an hour before it; after its end the way on. */
export function MeetingAction({ id, meetingUrl }: Link & { id: string }) {
  const { link, isPast, isDue } = useMeeting({ meetingUrl })
  if (!link || isPast) return <WayOn id={id} page="zoom-meeting" />
  return (
    <StepAction>
      <Join meetingUrl={link} isLoud={isDue} />
    </StepAction>
  )
}

/** Beside the link for the rest of the day once the planned end is over: meetings last longer. */
export function JoinAgain({ meetingUrl }: Link) {
  const { link, isPast, isLongPast } = useMeeting({ meetingUrl })
  return link && isPast && !isLongPast && <Join meetingUrl={link} isLoud={false} />
}
