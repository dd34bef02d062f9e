import type { Facts } from '@/lib/domain/participation/facts'
import { stepsOf } from '@/lib/domain/participation/steps'
import { WIB } from '@/lib/domain/schedule/time-zone'
import { NOTHING_DONE } from '@/lib/testing/participation-facts'
import { type Page, wayOn } from './way-on'

const BEFORE = '2026-08-25T08:00:00+07:00'
const AFTER = '2026-08-25T13:00:00+07:00'
const NIGHT = '2026-08-25T22:00:00+07:00'
const DONE = { done: 'yes', ready: 'yes' } as const
const OPEN = { done: 'no', ready: 'yes' } as const
const PRE_DONE: Partial<Facts> = { tests: { 'pre-test': DONE, 'post-test': OPEN } }
const TESTS_DONE: Partial<Facts> = {
  tests: { 'pre-test': DONE, 'post-test': DONE },
  survey: { open: 'yes', done: 'no' },
}

test.each<[Page, Partial<Facts>, string, string | null]>([
  ['coach', {}, BEFORE, 'materi'],
  ['materi', {}, BEFORE, 'pre-test'],
  ['materi', PRE_DONE, BEFORE, 'zoom-meeting'],
  ['pre-test', PRE_DONE, BEFORE, 'zoom-meeting'],
  ['pre-test', { ...PRE_DONE, attended: 'yes' }, AFTER, 'post-test'],
  ['zoom-meeting', PRE_DONE, AFTER, 'post-test'],
  ['zoom-meeting', PRE_DONE, NIGHT, 'sertifikat'],
  ['post-test', TESTS_DONE, AFTER, 'survei-kepuasan'],
  [
    'post-test',
    { ...TESTS_DONE, survey: { open: 'yes', done: 'yes' } },
    AFTER,
    'sertifikat',
  ],
  ['survei-kepuasan', TESTS_DONE, AFTER, 'sertifikat'],
  ['sertifikat', TESTS_DONE, AFTER, null],
])('after %s with %j at %s comes %s', (page, facts, now, expected) => {
  const moment = { now: new Date(now), timeZone: WIB }
  expect(wayOn(page, stepsOf({ ...NOTHING_DONE, ...facts }, moment))).toBe(expected)
})
