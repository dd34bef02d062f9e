import { zoneOf } from './schedule/time-zone.ts'
import type { StepsData } from './step-states.ts'
import { participantSteps, type StepName } from './steps.ts'

const nothing: StepsData = {
  tanggalMeeting: '2026-08-25T05:00:00Z',
  jamMulai: '2026-08-25T03:00:00Z',
  jamSelesai: '2026-08-25T05:00:00Z',
  materiOpened: false,
  preTestSoal: 10,
  preTestDone: false,
  meetingOpen: false,
  attended: false,
  postTestEligible: false,
  postTestDone: false,
  surveyDone: false,
  certificateAvailable: false,
  runningTest: null,
}
const BEFORE = '2026-08-25T02:00:00Z'
const DAY_BEFORE = '2026-08-24T10:00:00Z'
const AFTER = '2026-08-25T06:00:00Z'

const step = (name: StepName, change: Partial<StepsData>, now: string) =>
  participantSteps({ ...nothing, ...change }, new Date(now), zoneOf('Asia/Jakarta')).find(
    (found) => found.name === name,
  )

describe('the steps of a participant', () => {
  it("come in §1's order 'pre-test, video meeting, post-test, satisfaction survey and e-certificate'", () => {
    const names = participantSteps(nothing, new Date(BEFORE), zoneOf('Asia/Jakarta'))
    expect(names.map(({ name }) => name)).toEqual([
      'materi',
      'pre-test',
      'zoom-meeting',
      'post-test',
      'survei-kepuasan',
      'sertifikat',
    ])
  })

  it.each<[StepName, Partial<StepsData>, string, string, string]>([
    ['materi', {}, BEFORE, 'open', 'Pelajari materi sebelum meeting.'],
    ['materi', { materiOpened: true }, BEFORE, 'done', 'Materi sudah dibuka.'],
    ['materi', {}, AFTER, 'open', 'Materi masih dapat diunduh.'],
    [
      'pre-test',
      {},
      BEFORE,
      'open',
      'Kerjakan sebelum meeting mulai pukul 10:00 WIB; hanya satu kali.',
    ],
    [
      'pre-test',
      {},
      DAY_BEFORE,
      'open',
      'Kerjakan sebelum meeting mulai 25/08/2026 pukul 10:00 WIB; hanya satu kali.',
    ],
    [
      'pre-test',
      { jamMulai: null },
      BEFORE,
      'open',
      'Kerjakan sebelum meeting; hanya satu kali.',
    ],
    [
      'pre-test',
      { runningTest: { kind: 'pre-test', deadline: '2026-08-25T02:30:00Z' } },
      BEFORE,
      'open',
      'Sedang dikerjakan sampai pukul 09:30 WIB.',
    ],
    [
      'post-test',
      { runningTest: { kind: 'post-test', deadline: '2026-08-25T06:30:00Z' } },
      AFTER,
      'open',
      'Sedang dikerjakan sampai pukul 13:30 WIB.',
    ],
    ['pre-test', {}, AFTER, 'open', 'Masih dapat dikerjakan; hanya satu kali.'],
    ['pre-test', { preTestSoal: 0 }, BEFORE, 'locked', 'Pre Test belum tersedia.'],
    ['pre-test', { preTestDone: true }, BEFORE, 'done', 'Pre Test sudah dikerjakan.'],
    [
      'zoom-meeting',
      {},
      BEFORE,
      'locked',
      'Tautan meeting belum tersedia. Jadwal: Selasa, 25 Agustus 2026 pukul 10:00 s/d 12:00 WIB.',
    ],
    [
      'zoom-meeting',
      { jamMulai: null },
      BEFORE,
      'locked',
      'Tanggal dan pukul akan ditentukan kemudian.',
    ],
    [
      'zoom-meeting',
      { meetingOpen: true },
      BEFORE,
      'open',
      'Meeting Selasa, 25 Agustus 2026 pukul 10:00 s/d 12:00 WIB.',
    ],
    [
      'zoom-meeting',
      { meetingOpen: true },
      '2026-08-25T04:00:00Z',
      'open',
      'Sedang berlangsung sampai pukul 12:00 WIB.',
    ],
    [
      'zoom-meeting',
      { meetingOpen: true },
      AFTER,
      'locked',
      'Meeting telah selesai; kehadiran Anda belum dicatat.',
    ],
    ['zoom-meeting', { attended: true }, AFTER, 'done', 'Kehadiran Anda sudah dicatat.'],
    [
      'post-test',
      { postTestEligible: true },
      BEFORE,
      'locked',
      'Dibuka setelah meeting selesai pukul 12:00 WIB; ditutup pukul 21:00 WIB.',
    ],
    [
      'post-test',
      {},
      DAY_BEFORE,
      'locked',
      'Dibuka setelah meeting selesai 25/08/2026 pukul 12:00 WIB; ditutup pukul 21:00 WIB.',
    ],
    ['post-test', {}, AFTER, 'locked', 'Anda belum memenuhi syarat Post Test.'],
    [
      'post-test',
      { postTestEligible: true },
      AFTER,
      'open',
      'Kerjakan sebelum pukul 21:00 WIB; hanya satu kali.',
    ],
    [
      'post-test',
      { postTestEligible: true },
      '2026-08-25T14:00:00Z',
      'locked',
      'Batas waktu pukul 21:00 WIB telah lewat.',
    ],
    ['post-test', { postTestDone: true }, AFTER, 'done', 'Post Test sudah dikerjakan.'],
    ['survei-kepuasan', {}, AFTER, 'locked', 'Dibuka setelah Post Test selesai.'],
    ['survei-kepuasan', { postTestDone: true }, AFTER, 'open', 'Sampaikan penilaian Anda.'],
    ['survei-kepuasan', { surveyDone: true }, AFTER, 'done', 'Survei sudah diisi.'],
    [
      'sertifikat',
      { preTestDone: true },
      AFTER,
      'locked',
      'Belum lengkap: Zoom Meeting, Post Test.',
    ],
    [
      'sertifikat',
      { preTestDone: true, attended: true, postTestDone: true },
      AFTER,
      'locked',
      'Menunggu sertifikat diunggah oleh admin.',
    ],
    [
      'sertifikat',
      { certificateAvailable: true },
      AFTER,
      'done',
      'Sertifikat dapat diunduh.',
    ],
  ])('%s with %p at %s is %s', (name, change, now, state, reason) => {
    expect(step(name, change, now)).toMatchObject({ state, reason })
  })

  it('says until when an open step stays open', () => {
    const open = { meetingOpen: true, postTestEligible: true }
    expect(step('zoom-meeting', open, BEFORE)?.until).toBe('2026-08-25T05:00:00Z')
    expect(step('post-test', open, AFTER)?.until).toBe('2026-08-25T14:00:00.000Z')
    expect(step('pre-test', open, BEFORE)?.until).toBeNull()
  })
})
