import {
  ApiError,
  ConnectionError,
  errorText,
  isOffline,
  mayBeDone,
  readAnswer,
} from '@/lib/api/errors'

test.each([
  ['its detail', { detail: 'Kuota sudah penuh.', message: 'x' }, 'Kuota sudah penuh.'],
  ['else its message', { message: 'Ditolak' }, 'Ditolak'],
  ['else the serialised body', { code: 7 }, '{"code":7}'],
  ['a text as it is', 'Bad gateway', 'Bad gateway'],
  [
    "'If there is no body, An unexpected error occurred'",
    null,
    'An unexpected error occurred',
  ],
  ['an empty body as none', '', 'An unexpected error occurred'],
])('the global display shows %s', (_, body, text) => {
  expect(errorText(new ApiError(400, body))).toBe(text)
})

const PROXY_PAGE =
  '<html>\r\n<head><title>502 Bad Gateway</title></head><body>nginx</body></html>'

test.each([
  ['a refusal', new ApiError(409, { detail: 'Sudah ada.' }), true],
  ['a refusal without words', new ApiError(403, null), true],
  ["a proxy's refusal of the size", new ApiError(413, PROXY_PAGE), true],
  ["a proxy's page", new ApiError(504, PROXY_PAGE), false],
  ["a hotel's page", new ApiError(200, '<!doctype html>'), false],
  ['an act that never left the device', new ConnectionError(), true],
  ['a lost answer', new ConnectionError(true), false],
  ['a server that does not know', new ApiError(503, { reason: 'may-be-done' }), false],
  ['the end of the session', new Error('Failed to refresh token'), true],
])('whether %s tells that the act was not done: %#', (_, error, isTold) => {
  expect(mayBeDone(error)).toBe(!isTold)
})

test.each([
  [
    502,
    PROXY_PAGE,
    'Server sedang tidak dapat dijangkau (502). Silakan coba beberapa saat lagi.',
  ],
  [
    504,
    '<!DOCTYPE html><title>Gateway Time-out</title>',
    'Server sedang tidak dapat dijangkau (504). Silakan coba beberapa saat lagi.',
  ],
  [413, PROXY_PAGE, 'File terlalu besar untuk diterima server.'],
  [
    200,
    '\n<!doctype html><form>Masuk ke Wi-Fi hotel</form>',
    'Jawaban server tidak dikenali. Periksa sambungan internet Anda, lalu coba lagi.',
  ],
])("a proxy's page (%i) is told in words, never as markup", (status, body, text) => {
  expect(errorText(new ApiError(status, body, false))).toBe(text)
})

test.each([
  ['a page', PROXY_PAGE, 'Server sedang tidak dapat dijangkau (504).'],
  ['data', { message: 'Endpoint request timed out' }, 'Endpoint request timed out'],
])(
  "a gateway's %s in the place of an answer leaves open whether the act was done",
  (_, body, told) => {
    const text = `Jawaban server tidak sampai, jadi mungkin sudah berhasil. ${told}`
    expect(errorText(new ApiError(504, body))).toMatch(text)
    expect(errorText(new ApiError(504, body, false))).not.toMatch('berhasil')
  },
)

test('a text that only has a smaller-than sign is no page', () => {
  expect(errorText(new ApiError(422, '< 3 karakter'))).toBe('< 3 karakter')
})

test('a page that answers 200 is no data', async () => {
  const answer = new Response('<html>Masuk ke Wi-Fi hotel</html>', { status: 200 })
  await expect(readAnswer(answer)).rejects.toThrow('Jawaban server tidak dikenali.')
})

test('only a call without any answer counts as offline', () => {
  expect(isOffline(new ApiError(500, null))).toBe(false)
  expect(isOffline(new Error('No refresh token available'))).toBe(false)
})

test.each([
  ['their message', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['or the same fallback', new Error(''), 'An unexpected error occurred'],
  ['for anything thrown', 'oops', 'An unexpected error occurred'],
])("'Non-HTTP errors use their message or the same fallback': %s", (_, error, text) => {
  expect(errorText(error)).toBe(text)
})
