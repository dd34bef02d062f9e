import type { CertificateRow } from '@/lib/entities/certificate'
import type { Proposal } from '@/lib/entities/proposal'
import { gainWord, recapMeans, recapRows } from './recap'

const person = (id: string, name: string) => ({ id, name, namaInstansi: 'BPKH' })
const proposal = (
  userId: string,
  name: string,
  status: Proposal['status'] = 'APPROVED',
) => ({
  ...{ id: `p${userId}`, userId, name, namaInstansi: 'BPKH' },
  ...{ questions: ['Apa?'], status, reason: null },
})
const pre = (id: string, score: number | '-') => ({
  ...person(id, id),
  score,
  finishPreTest: true,
})
const post = (id: string, score: number | '-', finishSurvey?: boolean) => ({
  ...pre(id, score),
  finishPostTest: true,
  ...(finishSurvey !== undefined && { finishSurvey }),
})
const certificate = (userId: string, fileName: string | null): CertificateRow => ({
  ...person(`c${userId}`, userId),
  userId,
  ...{ finishPreTest: true, finishZoomMeeting: true, finishPostTest: true, fileName },
})

const rows = recapRows({
  proposals: [
    proposal('2', 'Tono'),
    proposal('1', 'Siti'),
    proposal('3', 'Made'),
    proposal('4', 'Waiting', 'PENDING'),
  ],
  pre: [pre('1', 40), pre('2', 100), pre('3', '-')],
  post: [post('1', 85, true), post('2', 90, false), post('3', 70, false)],
  meeting: [{ ...person('1', 'Siti'), status: true }],
  certificates: [certificate('1', 'siti.pdf'), certificate('2', null)],
})

test('one row for each accepted participant, by name, with all that is known', () => {
  expect(
    rows.map(({ name, pre: a, post: b, gain, normalisedGain }) => [
      name,
      a,
      b,
      gain,
      normalisedGain,
    ]),
  ).toEqual([
    ['Made', null, 70, null, null],
    ['Siti', 40, 85, 45, 0.75],
    ['Tono', 100, 90, -10, null],
  ])
  expect(rows[1]).toMatchObject({ attended: true, surveyed: true, certificate: 'siti.pdf' })
  expect(rows[2]).toMatchObject({ attended: false, surveyed: false, certificate: null })
})

test('class means are of those who have a value', () => {
  expect(recapMeans(rows)).toEqual({
    pre: 70,
    post: (85 + 90 + 70) / 3,
    gain: 17.5,
    normalisedGain: 0.75,
    attended: 1,
    surveyed: 1,
    certified: 1,
  })
})

test('nothing known: no means, no survey', () => {
  const source = {
    proposals: [proposal('1', 'Siti')],
    pre: [],
    post: [],
    meeting: [],
    certificates: [],
  }
  expect(recapMeans(recapRows(source))).toEqual({
    pre: null,
    post: null,
    gain: null,
    normalisedGain: null,
    attended: 0,
    surveyed: null,
    certified: 0,
  })
})

test('of nobody, nobody has answered the survey: that is known', () => {
  expect(recapMeans([])).toMatchObject({ attended: 0, surveyed: 0, certified: 0 })
})

test.each([
  [0.7, 'tinggi'],
  [0.69, 'sedang'],
  [0.3, 'sedang'],
  [0.29, 'rendah'],
  [0, 'rendah'],
  [-0.1, 'turun'],
])('a normalised gain of %p is %s', (gain, word) => {
  expect(gainWord(gain)).toBe(word)
})
