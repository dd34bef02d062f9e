import { MEETING, NOTHING_DONE, stepAt } from '../../testing/participation-facts.ts'
import type { Facts } from './facts.ts'

const tests = (change: Partial<Facts['tests']>): Partial<Facts> => ({
  tests: { ...NOTHING_DONE.tests, ...change },
})
const DAY_BEFORE = '2026-08-24T10:00:00Z'
const BEFORE = '2026-08-25T02:00:00Z'
const AFTER = '2026-08-25T06:00:00Z'
const NINE = '2026-08-25T14:00:00Z'
const NEXT_DAY = '2026-08-26T02:00:00Z'

type Row = [change: Partial<Facts>, now: string, state: string, reason: string]

describe('pre-test', () => {
  const running = (deadline: string): Partial<Facts> => ({
    runningTests: [{ kind: 'pre-test', deadline }],
  })
  test.each<Row>([
    [
      {},
      BEFORE,
      'open',
      'Kerjakan Pre Test sebelum meeting mulai pukul 10:00 WIB; hanya satu kali.',
    ],
    [
      {},
      DAY_BEFORE,
      'open',
      'Kerjakan Pre Test sebelum meeting mulai 25/08/2026 pukul 10:00 WIB; hanya satu kali.',
    ],
    [
      { schedule: { ...MEETING, jamMulai: null } },
      BEFORE,
      'open',
      'Kerjakan Pre Test sebelum meeting; hanya satu kali.',
    ],
    [{ schedule: 'unknown' }, BEFORE, 'open', 'Pre Test hanya dapat dikerjakan satu kali.'],
    [{}, AFTER, 'open', 'Pre Test masih dapat dikerjakan; hanya satu kali.'],
    [
      running('2026-08-25T02:30:00Z'),
      BEFORE,
      'open',
      'Pre Test sedang dikerjakan sampai pukul 09:30 WIB.',
    ],
    [
      running(BEFORE),
      BEFORE,
      'closed',
      'Waktu Pre Test sudah habis; hasilnya segera tampil.',
    ],
    [
      tests({ 'pre-test': { done: 'no', ready: 'no questions' } }),
      BEFORE,
      'locked',
      'Pre Test belum tersedia.',
    ],
    [
      tests({ 'pre-test': { done: 'yes', ready: 'yes' } }),
      BEFORE,
      'done',
      'Pre Test sudah dikerjakan.',
    ],
    [
      tests({ 'pre-test': { done: 'unknown', ready: 'no questions' } }),
      BEFORE,
      'unknown',
      'Belum dapat diketahui: hasil Pre Test belum terbaca.',
    ],
    [
      tests({ 'pre-test': { done: 'no', ready: 'unknown' } }),
      BEFORE,
      'unknown',
      'Belum dapat diketahui: data Pre Test belum terbaca.',
    ],
  ])('with %j at %s is %s', (change, now, state, reason) => {
    expect(stepAt('pre-test', change, now)).toMatchObject({ state, reason })
  })
})

describe('post-test', () => {
  test.each<Row>([
    [
      {},
      BEFORE,
      'locked',
      'Post Test dibuka setelah meeting selesai pukul 12:00 WIB dan ditutup pukul 21:00 WIB.',
    ],
    [
      {},
      DAY_BEFORE,
      'locked',
      'Post Test dibuka setelah meeting selesai 25/08/2026 pukul 12:00 WIB dan ditutup pukul 21:00 WIB.',
    ],
    [
      { schedule: { ...MEETING, jamSelesai: null } },
      BEFORE,
      'locked',
      'Post Test belum dibuka: tanggal dan pukul meeting akan ditentukan kemudian.',
    ],
    [{}, AFTER, 'open', 'Kerjakan Post Test sebelum pukul 21:00 WIB; hanya satu kali.'],
    [
      tests({ 'post-test': { done: 'no', ready: 'not eligible' } }),
      AFTER,
      'locked',
      'Anda belum memenuhi syarat Post Test.',
    ],
    [
      tests({ 'post-test': { done: 'no', ready: 'no questions' } }),
      AFTER,
      'locked',
      'Post Test belum tersedia.',
    ],
    [{}, NINE, 'closed', 'Batas waktu Post Test pukul 21:00 WIB telah lewat.'],
    [
      {},
      NEXT_DAY,
      'closed',
      'Batas waktu Post Test 25/08/2026 pukul 21:00 WIB telah lewat.',
    ],
    [
      tests({ 'post-test': { done: 'yes', ready: 'yes' } }),
      NEXT_DAY,
      'done',
      'Post Test sudah dikerjakan.',
    ],
    [
      { runningTests: [{ kind: 'post-test', deadline: '2026-08-25T06:30:00Z' }] },
      AFTER,
      'open',
      'Post Test sedang dikerjakan sampai pukul 13:30 WIB.',
    ],
    [
      { schedule: 'unknown' },
      AFTER,
      'unknown',
      'Belum dapat diketahui: jadwal meeting belum terbaca.',
    ],
  ])('with %j at %s is %s', (change, now, state, reason) => {
    expect(stepAt('post-test', change, now)).toMatchObject({ state, reason })
  })
})
