import type { Schema } from 'yup'
import { fieldErrors } from '../testing/field-errors.ts'
import { attendanceSchema, meetingUrlSchema } from './meeting.ts'
import { wordingsBodySchema } from './office.ts'
import { approveSchema, rejectSchema } from './review.ts'
import { logoutSchema, renewalSchema } from './session.ts'
import { surveySchema } from './survey.ts'
import { postTestAnswerSchema, preTestAnswerSchema } from './test-answer.ts'

const LINK_ERROR = 'Tautan meeting harus berupa URL yang diawali http:// atau https://'
const rated = (nilai: unknown, questionId = '1') => ({ answers: [{ questionId, nilai }] })

describe('bodies of the smaller calls', () => {
  it.each<[string, Schema, unknown, Record<string, string>]>([
    ['renewal', renewalSchema, { refreshToken: 'abc' }, {}],
    [
      'renewal without token',
      renewalSchema,
      {},
      { refreshToken: 'Sesi anda telah berakhir' },
    ],
    ['logout', logoutSchema, { refreshToken: 'abc' }, {}],
    ['logout without token', logoutSchema, {}, {}],
    ['approve', approveSchema, { proposalId: '1', coachingId: '2' }, {}],
    [
      'approve without coaching',
      approveSchema,
      { proposalId: '1' },
      { coachingId: 'ID diperlukan' },
    ],
    ['reject', rejectSchema, { proposalId: '1', reason: 'Tidak sesuai' }, {}],
    [
      'reject without reason',
      rejectSchema,
      { proposalId: '1', reason: ' ' },
      {
        reason: 'Alasan diperlukan',
      },
    ],
    ...['\u200b\u2060', '\u3164 \u00ad', '\u202e'].map(
      (reason): [string, Schema, unknown, Record<string, string>] => [
        'reject with a reason that nobody sees',
        rejectSchema,
        { proposalId: '1', reason },
        { reason: 'Alasan diperlukan' },
      ],
    ),
    ...['a\u0000', 'a\ud83c'].map(
      (reason): [string, Schema, unknown, Record<string, string>] => [
        'reject with half a character',
        rejectSchema,
        { proposalId: '1', reason },
        { reason: 'Mengandung karakter yang tidak diizinkan' },
      ],
    ),
    ['a pair of them', rejectSchema, { proposalId: '1', reason: '🌳' }, {}],
    ...[{}, { a: 1 }, [], ['x']].map(
      (reason): [string, Schema, unknown, Record<string, string>] => [
        'reject with another thing than a text',
        rejectSchema,
        { proposalId: '1', reason },
        { reason: 'Isian tidak valid' },
      ],
    ),
    ['a number as id (decision 2)', attendanceSchema, { userId: 7 }, {}],
    ['attendance of nobody', attendanceSchema, { userId: '' }, { userId: 'ID diperlukan' }],
    ['pre-test answer', preTestAnswerSchema, { preTestSoalId: '1', jawabanUser: 'A' }, {}],
    [
      'post-test answer',
      postTestAnswerSchema,
      { postTestSoalId: '1', jawabanUser: 'D' },
      {},
    ],
    [
      'answer E',
      preTestAnswerSchema,
      { preTestSoalId: '1', jawabanUser: 'E' },
      {
        jawabanUser: 'Pilih jawaban A, B, C, atau D',
      },
    ],
    [
      'no answer',
      postTestAnswerSchema,
      { postTestSoalId: '1' },
      { jawabanUser: 'Pilih jawaban' },
    ],
    ['meeting link', meetingUrlSchema, { meetingUrl: ' https://zoom.us/j/1 ' }, {}],
    ['no meeting link any more', meetingUrlSchema, { meetingUrl: '' }, {}],
    [
      'meeting link missing',
      meetingUrlSchema,
      {},
      { meetingUrl: 'Tautan meeting diperlukan' },
    ],
    [
      'meeting link of another kind',
      meetingUrlSchema,
      { meetingUrl: 'javascript:alert(1)' },
      {
        meetingUrl: LINK_ERROR,
      },
    ],
    ['survey', surveySchema, { ...rated(4), saran: 'Bagus' }, {}],
    ['survey without suggestion', surveySchema, rated(1), {}],
    [
      'survey without answers',
      surveySchema,
      { answers: [] },
      { answers: 'Penilaian diperlukan' },
    ],
    [
      'rating 5',
      surveySchema,
      rated(5),
      { 'answers[0].nilai': 'Pilih penilaian 1 sampai 4' },
    ],
    [
      'rating 0',
      surveySchema,
      rated(0),
      { 'answers[0].nilai': 'Pilih penilaian 1 sampai 4' },
    ],
    [
      'rating 2.5',
      surveySchema,
      rated(2.5),
      { 'answers[0].nilai': 'Pilih penilaian 1 sampai 4' },
    ],
    [
      'one question twice',
      surveySchema,
      { answers: [...rated(1).answers, ...rated(2).answers] },
      { answers: 'Setiap pertanyaan hanya boleh dijawab satu kali' },
    ],
    [
      'nothing in the place of a rating',
      surveySchema,
      { answers: [null] },
      { 'answers[0]': 'Wajib diisi' },
    ],
    ['no texts of the office at all', wordingsBodySchema, {}, { texts: 'Wajib diisi' }],
    ['the portal\u2019s texts again', wordingsBodySchema, { texts: {} }, {}],
  ])('%s', async (_name, schema, body, errors) => {
    expect(await fieldErrors(schema, body)).toEqual(errors)
  })

  it('a meeting link is trimmed', async () => {
    expect(
      await meetingUrlSchema.validate({ meetingUrl: ' https://zoom.us/j/1\n' }),
    ).toEqual({
      meetingUrl: 'https://zoom.us/j/1',
    })
  })
})
