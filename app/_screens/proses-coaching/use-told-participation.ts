import { isRefusal } from '@/lib/api/errors'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import { api } from '@/lib/contract'
import { factsOf } from '@/lib/domain/participation/facts'
import { STEP_NAMES, stepsOf } from '@/lib/domain/participation/steps'
import { clockPhase } from '@/lib/domain/participation/timing'
import type { CoachingHeader } from '@/lib/entities/coaching'
import { useRoute } from '@/lib/router/use-route'
import type { Participation } from './participation-context'
import { useRecheck } from './use-recheck'

/** A server of chapter 7 alone tells of the steps in six calls, and of end and tests in a seventh. */
function useChapterSeven(id: string, header: CoachingHeader | undefined) {
  const input = { params: { id } }
  const isAlone = header !== undefined && !header.progress
  const options = { enabled: isAlone, quiet: true, recovers: true }
  const isShort = header !== undefined && header.jamSelesai === undefined
  const details = useQuery(api.coaching.get, input, { ...options, enabled: isShort })
  const checks = {
    preTest: useQuery(api.preTest.result, input, options),
    postTest: useQuery(api.postTest.result, input, options),
    postTestCheck: useQuery(api.postTest.check, input, options),
    meeting: useQuery(api.zoomMeeting.check, input, options),
    survey: useQuery(api.survey.check, input, options),
    certificate: useQuery(api.certificate.check, input, options),
  }
  const asked = [...(isShort ? [details] : []), ...(isAlone ? Object.values(checks) : [])]
  return {
    told: header && { ...details.data, ...header },
    checks: {
      preTest: checks.preTest.data,
      postTest: checks.postTest.data,
      postTestCheck: checks.postTestCheck.data,
      meeting: checks.meeting.data,
      survey: checks.survey.data,
      certificate: checks.certificate.data,
    },
    asked,
  }
}

/**
 * What the server tells of this participant's way, true to the second: from the header alone, or from the calls
 * of chapter 7. It is asked anew when the clock opens or closes something, when a step's page is opened, and when
 * the line is back.
 */
export function useToldParticipation(id: string) {
  const header = useQuery(api.coaching.header, { params: { id } }, { recovers: true })
  const { told, checks, asked } = useChapterSeven(id, header.data)
  const moment = { now: new Date(useNow()), timeZone: browserTimeZone() }
  const facts = factsOf(told, checks)
  const { schedule, runningTests } = facts
  const askAgain = async () => {
    await Promise.all([header, ...asked].map(({ refetch }) => refetch()))
  }
  const phase = schedule === 'unknown' ? null : clockPhase(schedule, runningTests, moment)
  useRecheck(phase, () => {
    for (const { recheck } of [header, ...asked]) void recheck()
  })
  const route = useRoute()?.name
  const page = STEP_NAMES.find((name) => route === `proses-coaching/${name}`)
  useRecheck(page ?? 'none', () => void (page && header.recheck()))
  const participation: Participation = {
    header: told && { ...told, jamSelesai: told.jamSelesai ?? null },
    ...{ facts, moment, askAgain },
    steps: stepsOf(facts, moment),
    isRefused: isRefusal(header.error),
    isAsking: [header, ...asked].some(({ isFetching }) => isFetching),
  }
  return { header, participation }
}
