import type { ProposalStatus } from '../../entities/proposal.ts'
import { scheduleText } from '../schedule/schedule-text.ts'
import { conditionNames } from './conditions.ts'
import type { Facts } from './facts.ts'
import {
  closed,
  done,
  locked,
  momentText,
  open,
  type StepState,
  unknown,
} from './states.ts'
import { postTest, preTest } from './test-steps.ts'
import { isInProgress, isOver, type Moment } from './timing.ts'

/** The steps of 'Langkah Anda', named like their addresses, in the fixed order of §1. */
export const STEP_NAMES = [
  'pre-test',
  'zoom-meeting',
  'post-test',
  'survei-kepuasan',
  'sertifikat',
] as const
export type StepName = (typeof STEP_NAMES)[number]
export type Steps = Readonly<Record<StepName, StepState>>

/** Why somebody who has not been accepted may do nothing. */
export const NOT_ACCEPTED: Record<Exclude<ProposalStatus, 'APPROVED'>, string> = {
  PENDING: 'Pengajuan Anda masih menunggu verifikasi dari admin.',
  REJECTED: 'Pengajuan Anda untuk coaching ini ditolak.',
}

const NOT_SHARED = 'Tautan meeting belum dibagikan oleh admin.'

/** The meeting: from its link to the attendance that an admin records. */
const zoomMeeting = (facts: Facts, moment: Moment): StepState => {
  const { attended, meetingOpen, schedule } = facts
  if (attended === 'yes') return done('Kehadiran Anda sudah dicatat.')
  if (attended === 'unknown') return unknown('kehadiran Anda')
  if (schedule === 'unknown')
    return meetingOpen === 'no' ? locked(NOT_SHARED) : unknown('jadwal meeting')
  const { tanggalMeeting, jamMulai, jamSelesai } = schedule
  if (!tanggalMeeting || !jamMulai)
    return locked('Tanggal dan pukul meeting akan ditentukan kemudian.')
  if (isOver(schedule, moment.now))
    return closed('Meeting telah selesai; kehadiran Anda belum dicatat.')
  const when = scheduleText({ ...schedule, timeZone: moment.timeZone })
  if (meetingOpen === 'unknown') return unknown('tautan meeting')
  if (meetingOpen === 'no') return locked(`${NOT_SHARED} Jadwal: ${when}.`)
  if (!jamSelesai || !isInProgress(schedule, moment.now))
    return open(`Meeting ${when}.`, jamSelesai)
  const end = momentText(jamSelesai, moment)
  return open(`Meeting sedang berlangsung sampai ${end}.`, jamSelesai)
}

/** It opens after the post-test (decision 59). */
const survey = ({ survey: facts }: Facts, isMissed: boolean): StepState => {
  if (facts.done === 'yes') return done('Survei sudah diisi.')
  if (facts.done === 'unknown' || facts.open === 'unknown') return unknown('data survei')
  if (facts.open === 'yes') return open('Isi survei kepuasan.')
  return isMissed
    ? closed('Survei hanya untuk peserta yang menyelesaikan Post Test.')
    : locked('Survei dibuka setelah Post Test selesai.')
}

/** §4 Certificate: what is missing, or that the admin's upload is waited for. */
const sertifikat = ({ certificate }: Facts, isMissed: boolean): StepState => {
  const { available, missing, isWithdrawn } = certificate
  if (available === 'yes') return done('Sertifikat Anda sudah tersedia.')
  if (available === 'unknown') return unknown('data sertifikat')
  if (isWithdrawn) return locked('Sertifikat Anda dicabut.')
  if (missing === 'unknown') return locked('Sertifikat belum tersedia.')
  if (missing.length === 0) return locked('Menunggu sertifikat diterbitkan oleh admin.')
  const names = conditionNames(missing)
  return isMissed && missing.includes('post-test')
    ? closed(`Syarat tidak terpenuhi: ${names}.`)
    : locked(`Belum lengkap: ${names}.`)
}

const everyStep = (state: StepState): Steps => ({
  'pre-test': state,
  'zoom-meeting': state,
  'post-test': state,
  'survei-kepuasan': state,
  sertifikat: state,
})

/** What one person may do in one coaching at a moment, step by step. */
export const stepsOf = (facts: Facts, moment: Moment): Steps => {
  const { proposal, runningTests } = facts
  if (proposal === 'unknown') return everyStep(unknown('data coaching'))
  if (proposal !== 'APPROVED') return everyStep(locked(NOT_ACCEPTED[proposal]))
  const post = postTest(facts, moment)
  // What waits for the post-test waits in vain once that is closed, unless its last answers are being taken.
  const isMissed =
    post.state === 'closed' && !runningTests.some(({ kind }) => kind === 'post-test')
  return {
    'pre-test': preTest(facts, moment),
    'zoom-meeting': zoomMeeting(facts, moment),
    'post-test': post,
    'survei-kepuasan': survey(facts, isMissed),
    sertifikat: sertifikat(facts, isMissed),
  }
}
