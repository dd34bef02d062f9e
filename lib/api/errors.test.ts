import { ApiError, errorText } from '@/lib/api/errors'

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

test.each([
  ['their message', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['or the same fallback', new Error(''), 'An unexpected error occurred'],
  ['for anything thrown', 'oops', 'An unexpected error occurred'],
])("'Non-HTTP errors use their message or the same fallback': %s", (_, error, text) => {
  expect(errorText(error)).toBe(text)
})
