import { isRefusal, outcome } from '@/lib/answers/outcome'
import { ApiError } from '@/lib/api/errors'
import { RENEWAL_FAILED } from '@/lib/api/session-loss'

const WORD = { type: 'about:blank', title: 'x', status: 0, detail: 'Kata server' }
const failed = (error: unknown) => outcome(Promise.reject(error))

test.each([
  [400, 'refused'],
  [401, 'signed-out'],
  [403, 'gone'],
  [404, 'gone'],
  [410, 'gone'],
  [409, 'over'],
  [422, 'refused'],
  [408, 'later'],
  [425, 'later'],
  [429, 'later'],
  [499, 'refused'],
  [500, 'later'],
  [503, 'later'],
])('a server that answers %i means %s', async (status, expected) => {
  const error = new ApiError(status, { ...WORD, status })
  expect(await failed(error)).toMatchObject({ outcome: expected, stands: null })
  expect(isRefusal(error)).toBe(['refused', 'over', 'gone'].includes(expected))
})

test("'a page of a proxy or a hotel's network is not the server's word'", async () => {
  expect(await failed(new ApiError(400, null))).toEqual({
    ...{ outcome: 'later', stands: null, reason: null },
  })
  expect(await failed(new TypeError('Failed to fetch'))).toMatchObject({ outcome: 'later' })
  const ofAnother = Object.assign(new Error('x'), { status: 409 })
  expect(await failed(ofAnother)).toMatchObject({ outcome: 'later' })
  expect(await outcome(Promise.resolve('<html>'))).toEqual({
    ...{ outcome: 'later', stands: null },
  })
})

test('a session that cannot be renewed is over, as one that the server refuses', async () => {
  expect(await failed(new Error(RENEWAL_FAILED))).toMatchObject({ outcome: 'signed-out' })
})

test("the server's word is told", async () => {
  const { reason } = await failed(new ApiError(422, WORD))
  expect(reason).toBe('Kata server')
})

test.each([
  [{ preTestSoalId: 'q1', jawabanUser: 'C' }, 'C'],
  [{ preTestSoalId: 'q1', jawabanUser: 'E' }, null],
  [{ ok: true }, null],
  [null, null],
])('of the answer %j the choice %s stands', async (answer, stands) => {
  expect(await outcome(Promise.resolve(answer))).toEqual({ outcome: 'done', stands })
})
