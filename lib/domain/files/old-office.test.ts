import { CFB } from '@e965/xlsx'
import { isWholeOldOffice } from './old-office.ts'

/** An old file with these streams; the smallest of them share sectors. */
const fileWith = (streams: Record<string, number>) => {
  const container = CFB.utils.cfb_new()
  for (const [name, length] of Object.entries(streams))
    CFB.utils.cfb_add(container, `/${name}`, new Uint8Array(length).fill(7))
  return new Uint8Array(CFB.write(container, { type: 'array' }) as ArrayBuffer)
}
const WORD = fileWith({ WordDocument: 50_000, '1Table': 9_000, CompObj: 600 })

test.each([
  ['of several streams', WORD],
  ['without the empty rest of its last sector', WORD.subarray(0, -300)],
  ['of which the table of sectors has a table', fileWith({ WordDocument: 9_000_000 })],
])('a file %s is whole', (_, bytes) => {
  expect(isWholeOldOffice(bytes)).toBe(true)
})

test.each([
  ['within its last stream', WORD.subarray(0, -330)],
  ['by one sector', WORD.subarray(0, -512)],
  ['in half', WORD.subarray(0, WORD.length / 2)],
  ['within its header', WORD.subarray(0, 300)],
  ['behind its signature', WORD.subarray(0, 8)],
  ['and is large', fileWith({ WordDocument: 9_000_000 }).subarray(0, 8_000_000)],
])('a file that was cut off %s is not', (_, bytes) => {
  expect(isWholeOldOffice(bytes)).toBe(false)
})

/** With what a test writes into each sector that says who follows. */
const changed = (at: number, value: number) => {
  const bytes = WORD.slice()
  new DataView(bytes.buffer).setUint32(at, value, true)
  return bytes
}

test.each([
  ['its directory', changed(48, 0xffff)],
  ['its table', changed(76, 0xffff)],
  ['more tables', changed(68, 0xffff)],
])('a file whose header names %s outside of it is not', (_, bytes) => {
  expect(isWholeOldOffice(bytes)).toBe(false)
})

test('sectors that follow each other in a circle end', () => {
  const zeros = new Uint8Array(25_000_000)
  zeros[30] = 9
  expect(isWholeOldOffice(zeros)).toBe(false)
})
