import { accepts } from './accepts.ts'
import { encodingFor } from './packing.ts'

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['br; q=0 , gzip ;q=0.5', 'gzip'],
  ['gzip, br;q=0.1', 'br'],
  ['BR', 'br'],
  ['brotli', 'identity'],
  ['x-gzip', 'identity'],
  ['', 'identity'],
])('an encoding that a request forbids is not sent: %p gives %s', (header, encoding) => {
  expect(encodingFor({ headers: { 'accept-encoding': header } })).toBe(encoding)
})

test.each([
  ['image/avif,image/webp,*/*;q=0.8', true],
  ['image/webp;q=0,image/*', false],
  ['image/webp; q=0.0', false],
  ['image/webpx', false],
  [undefined, false],
])('a format that is accepted: %p, %p', (header, isAccepted) => {
  expect(accepts(header, 'image/webp')).toBe(isAccepted)
})
