import { CONDITION_LABELS, missingConditions } from './certificate-row.ts'
import type { TimeZone } from './schedule/time-zone.ts'
import {
  done,
  locked,
  materi,
  open,
  postTest,
  preTest,
  type StepState,
  type StepsData,
  zoomMeeting,
} from './step-states.ts'

/** The steps of 'Langkah Anda', named like their addresses, in the fixed order of §1. */
export const STEP_NAMES = [
  'materi',
  'pre-test',
  'zoom-meeting',
  'post-test',
  'survei-kepuasan',
  'sertifikat',
] as const
export type StepName = (typeof STEP_NAMES)[number]

export type Step = StepState & { name: StepName }

const survey = ({ surveyDone, postTestDone }: StepsData): StepState => {
  if (surveyDone) return done('Survei sudah diisi.')
  return postTestDone
    ? open('Sampaikan penilaian Anda.')
    : locked('Dibuka setelah Post Test selesai.')
}

const sertifikat = (data: StepsData): StepState => {
  if (data.certificateAvailable) return done('Sertifikat dapat diunduh.')
  const missing = missingConditions({
    finishPreTest: data.preTestDone,
    finishZoomMeeting: data.attended,
    finishPostTest: data.postTestDone,
  })
  return missing.length === 0
    ? locked('Menunggu sertifikat diunggah oleh admin.')
    : locked(`Belum lengkap: ${missing.map((name) => CONDITION_LABELS[name]).join(', ')}.`)
}

/** 'Langkah Anda': every step with its state, the reason, and until when it stays open. */
export const participantSteps = (
  data: StepsData,
  now: Date,
  timeZone: TimeZone,
): Step[] => {
  const states: Record<StepName, StepState> = {
    materi: materi(data, now),
    'pre-test': preTest(data, now, timeZone),
    'zoom-meeting': zoomMeeting(data, now, timeZone),
    'post-test': postTest(data, now, timeZone),
    'survei-kepuasan': survey(data),
    sertifikat: sertifikat(data),
  }
  return STEP_NAMES.map((name) => ({ name, ...states[name] }))
}
