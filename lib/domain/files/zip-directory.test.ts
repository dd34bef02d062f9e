import { directoryRefusal, type ZipEntry, zipEntries } from './zip-directory.ts'

const letters = (text: string) => [...new TextEncoder().encode(text)]

/** A record of an archive: its signature, and small numbers at their offsets. */
function record(length: number, signature: number, numbers: Record<number, number>) {
  const view = new DataView(new ArrayBuffer(length))
  view.setUint32(0, signature, true)
  for (const [offset, value] of Object.entries(numbers))
    view.setUint16(Number(offset), value, true)
  return [...new Uint8Array(view.buffer)]
}

type Part = { name: string; method: number }

/** An archive whose records have further fields between them, as the format allows; its data are four bytes each. */
function archiveOf(parts: readonly Part[], commentLength = 0) {
  const [bytes, directory]: [number[], number[]] = [[], []]
  for (const { name, method } of parts) {
    const numbers = { 10: method, 20: 4, 24: 9, 28: name.length, 30: 5, 32: 7 }
    const entry = record(46, 0x02014b50, { ...numbers, 42: bytes.length })
    directory.push(...entry, ...letters(name), ...Array(5 + 7).fill(0))
    const local = record(30, 0x04034b50, { 26: name.length, 28: 3 })
    bytes.push(...local, ...letters(name), ...Array(3).fill(0), ...letters('data'))
  }
  const ends = { 10: parts.length, 16: bytes.length, 20: commentLength }
  const end = record(22, 0x06054b50, ends)
  return new Uint8Array([...bytes, ...directory, ...end, ...Array(commentLength).fill(0)])
}

const PART = { name: 'a.xml', method: 8 }

test('names the entries, and where the bytes of each begin', () => {
  const own = { compressedSize: 4, uncompressedSize: 9, isEncrypted: false }
  expect(zipEntries(archiveOf([PART, { name: 'b.png', method: 0 }]))).toEqual([
    { ...own, name: 'a.xml', isDeflated: true, dataStart: 38 },
    { ...own, name: 'b.png', isDeflated: false, dataStart: 80 },
  ])
})

test.each([
  ['no entry', archiveOf([]), 0],
  ['a comment of the greatest length', archiveOf([PART], 65_535), 1],
  ['as many entries as office files have', archiveOf(Array(512).fill(PART)), 512],
])('reads an archive with %s', (_, bytes, count) => {
  expect(zipEntries(bytes)).toHaveLength(count)
})

const otherEntry = archiveOf([PART])
// behind the record and the data of the part
otherEntry[42] = 0
const pointsOutside = archiveOf([PART])
pointsOutside[pointsOutside.length - 22 + 18] = 1

test.each([
  ['no directory', new Uint8Array(100), 'unreadable'],
  ['nothing in it', new Uint8Array(), 'unreadable'],
  ['something else where an entry should stand', otherEntry, 'unreadable'],
  ['a directory that lies outside', pointsOutside, 'unreadable'],
  ['more entries than office files have', archiveOf(Array(513).fill(PART)), 'large'],
])('a file with %s is not read', (_, bytes, refusal) => {
  expect(zipEntries(bytes)).toBe(refusal)
})

const MEGABYTE = 1024 * 1024

describe('what all entries together promise', () => {
  const entry = (uncompressedSize: number, compressedSize: number): ZipEntry => ({
    name: 'xl/a.xml',
    uncompressedSize,
    compressedSize,
    isEncrypted: false,
    isDeflated: true,
    dataStart: 0,
  })
  test.each<[string, ZipEntry[], 'large' | null]>([
    ['small ones, however well packed', [entry(MEGABYTE - 1, 10)], null],
    ['a large one of a usual ratio', [entry(5 * MEGABYTE, MEGABYTE)], null],
    ['a large one of the highest ratio', [entry(2_000_000, 10_000)], null],
    ['a large one of more than that', [entry(2_000_001, 10_000)], 'large'],
    ['the smallest large one', [entry(MEGABYTE, 10)], 'large'],
    ['just as much as may be', Array(10).fill(entry(MEGABYTE, 900_000)), null],
    ['too much altogether', Array(11).fill(entry(MEGABYTE, 900_000)), 'large'],
  ])('%s', (_, entries, refusal) => {
    expect(directoryRefusal(entries, 10 * MEGABYTE)).toBe(refusal)
  })
})
