import { MEETING, stepAt } from '../../testing/participation-facts.ts'
import { WIB } from '../schedule/time-zone.ts'
import { type Facts, factsOf } from './facts.ts'
import { STEP_NAMES, stepsOf } from './steps.ts'

const BEFORE = '2026-08-25T02:00:00Z'
const DURING = '2026-08-25T04:00:00Z'
const AFTER = '2026-08-25T06:00:00Z'
const NINE = '2026-08-25T14:00:00Z'

type Row = [change: Partial<Facts>, now: string, state: string, reason: string]

test("come in §1's order 'pre-test, video meeting, post-test, satisfaction survey and e-certificate'", () => {
  expect(STEP_NAMES).toEqual([
    'pre-test',
    'zoom-meeting',
    'post-test',
    'survei-kepuasan',
    'sertifikat',
  ])
})

describe('zoom-meeting', () => {
  const SCHEDULE = 'Selasa, 25/08/2026 pukul 10:00 s/d 12:00 WIB'
  test.each<Row>([
    [
      {},
      BEFORE,
      'locked',
      `Tautan meeting belum dibagikan oleh admin. Jadwal: ${SCHEDULE}.`,
    ],
    [
      { schedule: { ...MEETING, jamMulai: null } },
      BEFORE,
      'locked',
      'Tanggal dan pukul meeting akan ditentukan kemudian.',
    ],
    [{ meetingOpen: 'yes' }, BEFORE, 'open', `Meeting ${SCHEDULE}.`],
    [
      { meetingOpen: 'yes' },
      DURING,
      'open',
      'Meeting sedang berlangsung sampai pukul 12:00 WIB.',
    ],
    [
      { meetingOpen: 'yes' },
      AFTER,
      'closed',
      'Meeting telah selesai; kehadiran Anda belum dicatat.',
    ],
    [{ attended: 'yes' }, AFTER, 'done', 'Kehadiran Anda sudah dicatat.'],
    [
      { attended: 'unknown' },
      AFTER,
      'unknown',
      'Belum dapat diketahui: kehadiran Anda belum terbaca.',
    ],
    [
      { meetingOpen: 'unknown' },
      BEFORE,
      'unknown',
      'Belum dapat diketahui: tautan meeting belum terbaca.',
    ],
    [
      { schedule: 'unknown', meetingOpen: 'yes' },
      BEFORE,
      'unknown',
      'Belum dapat diketahui: jadwal meeting belum terbaca.',
    ],
    [
      { schedule: 'unknown' },
      BEFORE,
      'locked',
      'Tautan meeting belum dibagikan oleh admin.',
    ],
  ])('with %j at %s is %s', (change, now, state, reason) => {
    expect(stepAt('zoom-meeting', change, now)).toMatchObject({ state, reason })
  })
})

describe('survei-kepuasan', () => {
  const survey = (open: Facts['attended'], done: Facts['attended'] = 'no') => ({
    survey: { open, done },
  })
  test.each<Row>([
    [{}, AFTER, 'locked', 'Survei dibuka setelah Post Test selesai.'],
    [{}, NINE, 'closed', 'Survei hanya untuk peserta yang menyelesaikan Post Test.'],
    [
      { runningTests: [{ kind: 'post-test', deadline: NINE }] },
      NINE,
      'locked',
      'Survei dibuka setelah Post Test selesai.',
    ],
    [survey('yes'), AFTER, 'open', 'Isi survei kepuasan.'],
    [survey('yes', 'yes'), AFTER, 'done', 'Survei sudah diisi.'],
    [
      survey('unknown', 'unknown'),
      AFTER,
      'unknown',
      'Belum dapat diketahui: data survei belum terbaca.',
    ],
  ])('with %j at %s is %s', (change, now, state, reason) => {
    expect(stepAt('survei-kepuasan', change, now)).toMatchObject({ state, reason })
  })
})

describe('sertifikat', () => {
  const lacks = (
    missing: Facts['certificate']['missing'],
    available: Facts['attended'] = 'no',
  ) => ({ certificate: { available, missing } })
  test.each<Row>([
    [
      lacks(['zoom-meeting', 'post-test']),
      AFTER,
      'locked',
      'Belum lengkap: Zoom Meeting, Post Test.',
    ],
    [lacks(['post-test']), NINE, 'closed', 'Syarat tidak terpenuhi: Post Test.'],
    [lacks(['zoom-meeting']), NINE, 'locked', 'Belum lengkap: Zoom Meeting.'],
    [lacks([]), AFTER, 'locked', 'Menunggu sertifikat diterbitkan oleh admin.'],
    [
      { certificate: { available: 'no', missing: [], isWithdrawn: true } },
      AFTER,
      'locked',
      'Sertifikat Anda dicabut.',
    ],
    [lacks('unknown'), AFTER, 'locked', 'Sertifikat belum tersedia.'],
    [lacks([], 'yes'), AFTER, 'done', 'Sertifikat Anda sudah tersedia.'],
    [
      lacks('unknown', 'unknown'),
      AFTER,
      'unknown',
      'Belum dapat diketahui: data sertifikat belum terbaca.',
    ],
  ])('with %j at %s is %s', (change, now, state, reason) => {
    expect(stepAt('sertifikat', change, now)).toMatchObject({ state, reason })
  })
})

test('says until when an open step stays open', () => {
  expect(stepAt('zoom-meeting', { meetingOpen: 'yes' }, BEFORE).until).toBe(
    MEETING.jamSelesai,
  )
  expect(stepAt('post-test', {}, AFTER).until).toBe('2026-08-25T14:00:00.000Z')
  expect(stepAt('pre-test', {}, BEFORE).until).toBeNull()
})

test.each([
  ['PENDING', 'locked', 'Pengajuan Anda masih menunggu verifikasi dari admin.'],
  ['REJECTED', 'locked', 'Pengajuan Anda untuk coaching ini ditolak.'],
  ['unknown', 'unknown', 'Belum dapat diketahui: data coaching belum terbaca.'],
] as const)('with a proposal that is %s every step is %s', (proposal, state, reason) => {
  for (const name of STEP_NAMES)
    expect(stepAt(name, { proposal }, AFTER)).toEqual({ state, reason, until: null })
})

test('before any answer everything is unknown', () => {
  const steps = stepsOf(factsOf(undefined), { now: new Date(AFTER), timeZone: WIB })
  expect(STEP_NAMES.map((name) => steps[name].state)).toEqual(Array(5).fill('unknown'))
})
