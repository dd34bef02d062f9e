import { isInProgress, isOver, postTestWindow } from '@/lib/domain/participation/timing'
import type { TimeZone } from '@/lib/domain/schedule/time-zone'
import type { Schedule } from '@/lib/entities/coaching'
import type { RemindedStep } from '@/lib/entities/reminder'

const SUBJECTS: Record<RemindedStep, string> = {
  'pre-test': 'Pengingat Pre Test',
  'zoom-meeting': 'Kehadiran Zoom Meeting',
  'post-test': 'Pengingat Post Test',
  'survei-kepuasan': 'Pengingat Survei Kepuasan',
}

const POST_TEST = {
  unscheduled:
    'Kami mencatat Anda belum mengerjakan Post Test. Post Test dapat dikerjakan satu kali, setelah meeting selesai dan sebelum pukul 21:00 pada hari meeting.',
  'before end':
    'Kami mengingatkan bahwa Post Test dapat dikerjakan satu kali, setelah meeting selesai dan sebelum pukul 21:00 pada hari meeting.',
  open: 'Kami mencatat Anda belum mengerjakan Post Test. Silakan mengerjakannya hari ini sebelum pukul 21:00 melalui menu Coaching pada akun Anda. Post Test hanya dapat dikerjakan satu kali.',
  closed:
    'Kami mencatat Anda tidak mengerjakan Post Test. Waktu pengerjaannya sudah berakhir pada pukul 21:00 di hari meeting. Hubungi kami bila Anda mengalami kendala.',
}

const MEETING = {
  before:
    'Kami mengingatkan jadwal Zoom Meeting di bawah ini. Tautannya kami bagikan pada halaman Zoom Meeting di menu Coaching pada akun Anda.',
  running:
    'Kami mencatat Anda belum bergabung dalam Zoom Meeting yang sedang berlangsung. Tautannya kami bagikan pada halaman Zoom Meeting di menu Coaching pada akun Anda.',
  after:
    'Kami mencatat Anda tidak hadir dalam Zoom Meeting. Bila Anda hadir, hubungi kami agar daftar hadir dapat diperiksa kembali.',
}

const meetingState = (schedule: Schedule, now: Date): keyof typeof MEETING => {
  if (isOver(schedule, now)) return 'after'
  return isInProgress(schedule, now) ? 'running' : 'before'
}

/** What is written to those who have not yet done a step, as it is at `now`: nobody is asked for what is not possible any more. */
export function reminderText(
  step: RemindedStep,
  schedule: Schedule,
  { now, timeZone }: { now: Date; timeZone: TimeZone },
): { subject: string; paragraph: string } {
  const texts: Record<RemindedStep, string> = {
    'pre-test':
      'Kami mencatat Anda belum mengerjakan Pre Test. Silakan mengerjakannya melalui menu Coaching pada akun Anda. Pre Test hanya dapat dikerjakan satu kali.',
    'zoom-meeting': MEETING[meetingState(schedule, now)],
    'post-test': POST_TEST[postTestWindow(schedule, now, timeZone.zone).state],
    'survei-kepuasan':
      'Kami mencatat Anda belum mengisi Survei Kepuasan. Mohon mengisinya pada halaman Survei Kepuasan di menu Coaching pada akun Anda.',
  }
  return { subject: SUBJECTS[step], paragraph: texts[step] }
}
