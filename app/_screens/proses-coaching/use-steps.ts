import { useEffect, useEffectEvent, useRef } from 'react'
import { useMateriOpened } from '@/app/_screens/use-materi-opened'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import { api } from '@/lib/contract'
import { isInProgress } from '@/lib/domain/in-progress'
import { postTestWindow } from '@/lib/domain/post-test-window'
import { participantSteps, type Step } from '@/lib/domain/steps'
import type { CoachingHeader } from '@/lib/entities/coaching'

const UNSCHEDULED = { tanggalMeeting: null, jamMulai: null, jamSelesai: null }

/** The checks and results behind the steps; quiet, and "not yet" until they are answered (decision 58). */
function useChecks(id: string, enabled: boolean) {
  const input = { params: { id } }
  const options = { enabled, quiet: true }
  return {
    preTest: useQuery(api.preTest.result, input, options),
    meeting: useQuery(api.zoomMeeting.check, input, options),
    postTestCheck: useQuery(api.postTest.check, input, options),
    postTest: useQuery(api.postTest.result, input, options),
    survey: useQuery(api.survey.check, input, options),
    certificate: useQuery(api.certificate.check, input, options),
  }
}

/** Asks again what the clock itself has just opened or closed: the meeting and the post-test. */
function useRecheck(phase: string | null, recheck: () => void) {
  const onPhase = useEffectEvent(recheck)
  const before = useRef(phase)
  useEffect(() => {
    const hasMoved = before.current !== null && before.current !== phase
    before.current = phase
    if (hasMoved) onPhase()
  }, [phase])
}

/** 'Langkah Anda' of one coaching: the six steps with state and reason, true to the second. */
export function useSteps(id: string, header: CoachingHeader | undefined): Step[] {
  const now = new Date(useNow())
  const timeZone = browserTimeZone()
  const schedule = header ?? UNSCHEDULED
  const materiOpened = useMateriOpened(id)
  const checks = useChecks(id, header !== undefined)
  const { preTest, meeting, postTestCheck, postTest, survey, certificate } = checks
  const window = postTestWindow(schedule, now, timeZone.zone)
  useRecheck(header ? `${isInProgress(schedule, now)} ${window.state}` : null, () => {
    void meeting.refetch()
    void postTestCheck.refetch()
  })
  const data = {
    ...schedule,
    materiOpened,
    preTestSoal: header?.preTestSoal ?? 0,
    preTestDone: Boolean(preTest.data),
    meetingOpen: Boolean(meeting.data?.eligible && meeting.data.meetingUrl),
    attended: meeting.data?.attended ?? false,
    postTestEligible: postTestCheck.data?.eligible ?? false,
    postTestDone: Boolean(postTest.data),
    surveyDone: survey.data?.done ?? false,
    certificateAvailable: certificate.data?.available ?? false,
    runningTest: header?.runningTest ?? null,
  }
  return participantSteps(data, now, timeZone)
}
