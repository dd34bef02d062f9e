import type { TestKind } from '../../entities/test.ts'
import { CONDITION_LABELS } from './conditions.ts'
import type { Facts } from './facts.ts'
import {
  closed,
  done,
  locked,
  momentText,
  open,
  type StepState,
  timeText,
  unknown,
} from './states.ts'
import { type Moment, postTestWindow } from './timing.ts'

/** What the attempt itself decides: it is over, or it runs; null where there is none. */
const attempt = (kind: TestKind, facts: Facts, moment: Moment): StepState | null => {
  const name = CONDITION_LABELS[kind]
  const { tests, runningTests } = facts
  if (tests[kind].done === 'yes') return done(`${name} sudah dikerjakan.`)
  const begun = runningTests.find((test) => test.kind === kind)
  if (begun) {
    const { deadline } = begun
    return new Date(deadline) > moment.now
      ? open(`${name} sedang dikerjakan sampai ${momentText(deadline, moment)}.`, deadline)
      : closed(`Waktu ${name} sudah habis; hasilnya segera tampil.`)
  }
  return tests[kind].done === 'unknown' ? unknown(`hasil ${name}`) : null
}

/** Why a start would not be granted at any time; null when it would be. */
const notReady = (kind: TestKind, { tests }: Facts): StepState | null => {
  const name = CONDITION_LABELS[kind]
  const { ready } = tests[kind]
  switch (ready) {
    case 'yes':
      return null
    case 'no questions':
      return locked(`${name} belum tersedia.`)
    case 'not eligible':
      return locked(`Anda belum memenuhi syarat ${name}.`)
    case 'unknown':
      return unknown(`data ${name}`)
  }
}

const openPreTest = ({ schedule }: Facts, moment: Moment): StepState => {
  if (schedule === 'unknown') return open('Pre Test hanya dapat dikerjakan satu kali.')
  const { jamMulai } = schedule
  if (!jamMulai) return open('Kerjakan Pre Test sebelum meeting; hanya satu kali.')
  if (new Date(jamMulai) <= moment.now)
    return open('Pre Test masih dapat dikerjakan; hanya satu kali.')
  const start = momentText(jamMulai, moment)
  return open(`Kerjakan Pre Test sebelum meeting mulai ${start}; hanya satu kali.`)
}

/** §4 'Pre-test start is enabled only when a pre-test exists'; it has no end of its own. */
export const preTest = (facts: Facts, moment: Moment): StepState =>
  attempt('pre-test', facts, moment) ??
  notReady('pre-test', facts) ??
  openPreTest(facts, moment)

const inWindow = (facts: Facts, moment: Moment): StepState => {
  const refusal = notReady('post-test', facts)
  const { schedule } = facts
  if (schedule === 'unknown') return refusal ?? unknown('jadwal meeting')
  const window = postTestWindow(schedule, moment.now, moment.timeZone.zone)
  switch (window.state) {
    case 'unscheduled':
      return locked(
        'Post Test belum dibuka: tanggal dan pukul meeting akan ditentukan kemudian.',
      )
    case 'before end': {
      const [opens, closes] = [
        momentText(window.opensAt, moment),
        timeText(window.closesAt, moment),
      ]
      return locked(
        `Post Test dibuka setelah meeting selesai ${opens} dan ditutup ${closes}.`,
      )
    }
    case 'closed': {
      const closes = momentText(window.closesAt, moment)
      return closed(`Batas waktu Post Test ${closes} telah lewat.`)
    }
    case 'open': {
      const closes = timeText(window.closesAt, moment)
      const reason = `Kerjakan Post Test sebelum ${closes}; hanya satu kali.`
      return refusal ?? open(reason, window.closesAt)
    }
  }
}

/** §4 'now is after the meeting end and before 21:00 on the meeting day'. */
export const postTest = (facts: Facts, moment: Moment): StepState =>
  attempt('post-test', facts, moment) ?? inWindow(facts, moment)
