import { outcome, stallOf } from '@/lib/answers/outcome'
import { ApiError, ConnectionError } from '@/lib/api/errors'
import { RENEWAL_FAILED } from '@/lib/api/session-loss'

const WORD = { type: 'about:blank', title: 'x', status: 0, detail: 'Kata server' }
const failed = (error: unknown) => outcome(Promise.reject(error))

test.each([
  [400, 'refused'],
  [401, 'login'],
  [403, 'gone'],
  [404, 'gone'],
  [410, 'gone'],
  [409, 'over'],
  [422, 'refused'],
  [408, 'server'],
  [425, 'server'],
  [429, 'server'],
  [499, 'refused'],
  [500, 'server'],
  [503, 'server'],
])('a server that answers %i means %s', async (status, expected) => {
  const error = new ApiError(status, { ...WORD, status })
  expect(await failed(error)).toMatchObject({ outcome: expected, stands: null })
  const isStall = ['line', 'server', 'login'].includes(expected)
  expect(stallOf(error)).toBe(isStall ? expected : null)
})

test.each([400, 403, 404, 409, 410, 422])(
  "a page of a proxy or a hotel's network (%i) is not the server's word",
  async (status) => {
    const means = { outcome: 'line', stands: null, reason: null, mayBeDone: false }
    expect(await failed(new ApiError(status, '<html>'))).toEqual(means)
    expect(await failed(new ApiError(status, null))).toEqual(means)
  },
)

test('what is not an answer of a server at all is a matter of the line', async () => {
  expect(await failed(new TypeError('Failed to fetch'))).toMatchObject({ outcome: 'line' })
  const ofAnother = Object.assign(new Error('x'), { status: 409 })
  expect(await failed(ofAnother)).toMatchObject({ outcome: 'line' })
  expect(await outcome(Promise.resolve('<html>'))).toEqual({
    ...{ outcome: 'line', stands: null },
  })
})

test.each([
  ['a lost answer', new ConnectionError(true), true],
  ['one that was waited for too long', new DOMException('', 'AbortError'), true],
  ['a proxy that gave up', new ApiError(504, '<html>'), true],
  ['one that says so in data', new ApiError(504, { message: 'Timed out' }), true],
  ['what never left the device', new ConnectionError(false), false],
  ['the word of the server', new ApiError(503, WORD), false],
  ['a lost session', new Error(RENEWAL_FAILED), false],
])('whether it may have been done: %s', async (_, error, mayBeDone) => {
  expect(await failed(error)).toMatchObject({ mayBeDone })
})

test('a session that cannot be renewed is over, as one that the server refuses', async () => {
  expect(await failed(new Error(RENEWAL_FAILED))).toMatchObject({ outcome: 'login' })
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
