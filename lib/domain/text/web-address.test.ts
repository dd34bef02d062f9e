import { isWebAddress } from './web-address.ts'

test.each([
  ['https://zoom.us/j/123?pwd=a', true],
  ['http://rapat.kehutanan.go.id', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ftp://kehutanan.go.id/peta', false],
  ['https://', false],
  ['zoom.us/j/123', false],
  ['ID 123 456, kode rimba', false],
  ['', false],
])("'http(s) only': %s may be a link: %s", (text, expected) => {
  expect(isWebAddress(text)).toBe(expected)
})
