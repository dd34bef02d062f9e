import { ContactPerson } from '@/app/_screens/coaching/detail/contact-person'
import { FlyerButton } from '@/app/_screens/coaching/detail/flyer-button'
import { JoinBar, JoinPanel } from '@/app/_screens/coaching/detail/join-panel'
import { MaterialsAndCoaches } from '@/app/_screens/coaching/detail/materials-and-coaches'
import { CoachingBadges } from '@/components/coaching/coaching-badges'
import { Countdown } from '@/components/coaching/countdown'
import { KeepActions } from '@/components/coaching/keep-actions'
import { QuotaBar } from '@/components/coaching/quota-bar'
import { meetingDate, meetingTime } from '@/components/coaching/schedule-line'
import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import { PageHeading } from '@/components/ui/page-heading'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useMediaQuery } from '@/lib/browser/use-media-query'
import { SCHEDULE_LATER } from '@/lib/copy'
import type { Coaching } from '@/lib/entities/coaching'

const PLACE = 'Zoom Meeting'
const CERTIFICATE_NOTE = (
  <>
    Peserta yang menyelesaikan <span className="whitespace-nowrap">Pre Test</span>, Zoom
    Meeting, dan <span className="whitespace-nowrap">Post Test</span> mendapat{' '}
    <span className="whitespace-nowrap">e-sertifikat.</span>
  </>
)

function facts(coaching: Coaching) {
  const timeZone = browserTimeZone()
  const { tanggalMeeting, pesertaTerdaftar, totalPeserta } = coaching
  return [
    {
      label: 'Tanggal',
      value: tanggalMeeting ? meetingDate(tanggalMeeting, timeZone) : SCHEDULE_LATER,
    },
    { label: 'Pukul', value: meetingTime(coaching, timeZone) },
    { label: 'Tempat', value: PLACE },
    { label: 'Kuota', value: <QuotaBar filled={pesertaTerdaftar} total={totalPeserta} /> },
    { label: 'Sertifikat', value: CERTIFICATE_NOTE },
  ]
}

/** The loaded detail: flyer left, facts right; the join bar stays in sight on a phone. */
export function CoachingContent({ coaching }: { coaching: Coaching }) {
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  return (
    <article className="@container">
      <PageHeading kicker={coaching.coachingCode}>{coaching.topic}</PageHeading>
      <div className="-mt-3 mb-6 flex flex-wrap gap-2">
        <CoachingBadges coaching={coaching} />
      </div>
      <div className="grid @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] grid-cols-1 @3xl:grid-rows-[auto_1fr] items-start gap-6">
        <FlyerButton coaching={coaching} />
        <Card className="@3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 grid grid-cols-1 gap-5">
          <Countdown target={coaching.jamMulai} />
          <DefinitionList items={facts(coaching)} />
          {!isPhone && (
            // drawn by the server for every width
            <div className="max-md:hidden">
              <JoinPanel coaching={coaching} />
            </div>
          )}
          <KeepActions coaching={coaching} />
        </Card>
        <ContactPerson coaching={coaching} />
      </div>
      <MaterialsAndCoaches coaching={coaching} />
      {isPhone && <JoinBar coaching={coaching} />}
    </article>
  )
}
