import { type GenericSchema, safeParse } from 'valibot'
import { certificateCheckSchema } from './certificate.ts'
import {
  adminCoachingSchema,
  coachingHeaderSchema,
  coachingOrNullSchema,
  takenCoachingSchema,
} from './coaching.ts'
import { bannersSchema, categorySchema } from './content.ts'
import { instantSchema } from './identity.ts'
import { zoomMeetingCheckSchema } from './meeting.ts'
import { surveyCheckSchema } from './survey.ts'
import { postTestCheckSchema, testResultOrNullSchema } from './test.ts'
import { loginAnswerSchema, userSchema } from './user.ts'

const read = (schema: GenericSchema, answer: unknown) => {
  const { success, output } = safeParse(schema, answer)
  return success ? output : 'refused'
}

const category = { id: 'k1', name: 'Batas' }
const coaching = {
  ...{ id: 'c1', coachingCode: 'C-1', topic: 'Tata batas', flyer: 'https://a.go.id/f.jpg' },
  ...{ categoryId: 'k1', category, adminId: 'a1', narahubung: 'Sri', contact: '0812' },
  ...{ totalPeserta: 10, pesertaTerdaftar: 2, coaches: [], materi: [] },
  ...{ isPublished: true, isInProposal: false, userTakeThis: false },
  ...{ preTestSoal: 0, preTestDurationMinutes: 30 },
  ...{ postTestSoal: 0, postTestDurationMinutes: 30 },
}
const user = {
  ...{ id: 'u1', fullName: 'Sari', email: 's@a.go.id', whatsapp: '0812', username: 'sari' },
  ...{ coachingYangDiminati: [], role: 'user' },
}

describe('an answer of a foreign server is taken', () => {
  test('with numbers for ids, which become texts (decision 2)', () => {
    expect(read(categorySchema, { id: 7, name: 'Batas' })).toEqual({
      id: '7',
      name: 'Batas',
    })
  })

  test('with fields that nobody knows', () => {
    expect(read(categorySchema, { ...category, slug: 'batas' })).toEqual(category)
  })

  test('without what would be null', () => {
    expect(read(coachingOrNullSchema, coaching)).toMatchObject({
      ...{ tanggalMeeting: null, moderator: null, publishDate: null },
      userCoachingStatus: null,
    })
  })

  test('without what goes beyond the specification', () => {
    const { coachingCode, topic } = coaching
    const header = { coachingCode, topic, tanggalMeeting: null, jamMulai: null }
    // what is not told is unknown, and not none
    expect(read(coachingHeaderSchema, header)).toEqual({
      ...header,
      userCoachingStatus: null,
    })
  })

  test.each([
    [certificateCheckSchema, { eligible: false, available: false, fileName: null }],
    [
      zoomMeetingCheckSchema,
      { eligible: false, meetingUrl: null, meetingBackground: null, attended: false },
    ],
    [surveyCheckSchema, { eligible: false, done: false, url: null, questions: [] }],
    [postTestCheckSchema, { eligible: false }],
  ])(
    '"An unknown or missing field means not yet" (decision 58), %#',
    (schema, expected) => {
      expect(read(schema, {})).toEqual(expected)
    },
  )

  test('with a status of its own, "unknown ones are shown as is" (decision 30)', () => {
    const taken = { ...coaching, userCoachingStatus: 'Ditunda', proposalId: 'p1' }
    expect(read(takenCoachingSchema, taken)).toMatchObject({
      userCoachingStatus: 'Ditunda',
    })
  })

  test('without rights, which are derived then (decision 29)', () => {
    const answer = read(adminCoachingSchema, { ...coaching, isDataComplete: true })
    expect(answer).toMatchObject({ status: 'Unknown', PreTest: null })
    expect(answer).not.toHaveProperty('canEdit')
  })

  test('with tokens in snake case (decision 7) and a role in capitals (decision 8)', () => {
    const tokens = { access_token: 'a', refresh_token: 'r' }
    expect(
      read(loginAnswerSchema, { ...tokens, user: { ...user, role: 'USER' } }),
    ).toMatchObject({ accessToken: 'a', refreshToken: 'r', user: { role: 'user' } })
  })
})

describe('what is no answer is refused', () => {
  test.each([
    ['nothing', categorySchema, null],
    ['an empty object', categorySchema, {}],
    ['a page', bannersSchema, '<!doctype html>'],
    ['an object for a list', bannersSchema, {}],
    ['a list with a hole', bannersSchema, [null]],
    ['a number for a text', categorySchema, { id: 'k1', name: 3 }],
    ['null for an account', userSchema, null],
    ['a role that there is not', userSchema, { ...user, role: 'root' }],
    ['a login without tokens', loginAnswerSchema, { user }],
    ['a result without its score', testResultOrNullSchema, { benar: 3 }],
  ])('%s', (_, schema, answer) => {
    expect(read(schema, answer)).toBe('refused')
  })

  test.each([
    ['2026-08-25T02:00:00.000Z', true],
    ['2026-08-25T09:00+07:00', true],
    ['2026-08-25T09:00:00', false],
    ['2026-08-25', false],
    ['besok', false],
  ])('instants are "ISO 8601 with offset" (decision 2): %s', (text, isTaken) => {
    expect(read(instantSchema, text)).toBe(isTaken ? text : 'refused')
  })
})

test('"null" is an answer where the contract says so (decision 64)', () => {
  expect(read(coachingOrNullSchema, null)).toBeNull()
  expect(read(testResultOrNullSchema, null)).toBeNull()
})
