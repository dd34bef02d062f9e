import { decodeText, isCutText } from './decode-text'

const TEXT = 'Nama\tDurasi\nSiti Nurâini\t5 menit'
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, mark: number[], isBig = false) =>
  new Uint8Array([
    ...mark,
    ...[...text].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  ])

test.each([
  ['UTF-8', utf8(TEXT)],
  ['UTF-8 with its mark', utf8(`\ufeff${TEXT}`)],
  ['UTF-16 of Teams', utf16(TEXT, [0xff, 0xfe])],
  ['UTF-16 without mark', utf16(TEXT, [])],
  ['UTF-16 with the high byte first', utf16(TEXT, [0xfe, 0xff], true)],
  ['the same without mark', utf16(TEXT, [], true)],
  ['Windows-1252', Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0))],
])('%s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

test.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0xff, 0xc3]],
  [
    'one that writes its high bytes first',
    [0x50, 0x4b, 3, 4, 0, 20, 0, 6, 0, 8, 0xff, 0xc3],
  ],
  ['one of which only the first byte is no letter', [4, 0xff, 0xc3, 0x41]],
  ['zeros', [0, 0, 0, 0, 0, 0]],
])('%s is no text', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBeNull()
})

const cut = (bytes: Uint8Array) => bytes.subarray(0, -1)

test.each([
  ['UTF-8', utf8('Balai Śiva; Ć')],
  ['UTF-8 with its mark', utf8('\ufeffBalai Ć')],
  ['UTF-16', utf16('Balai Ć', [0xff, 0xfe])],
])(
  '%s that was cut within its last letter is read as what it is, and known as cut',
  (_, bytes) => {
    const text = decodeText(cut(bytes)) ?? ''
    expect(text).toMatch(/^Balai .*\ufffd$/)
    expect(isCutText(text)).toBe(true)
  },
)

test('a last letter of Windows-1252 is none that was cut', () => {
  const text = decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9])) ?? ''
  expect([text, isCutText(text)]).toEqual(['Café', false])
})

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('')
})

test.each([
  ['the low byte first', [0xff, 0xfe], false],
  ['the high byte first', [0xfe, 0xff], true],
])('the mark tells letters of other scripts apart, with %s', (_, mark, isBig) => {
  expect(decodeText(utf16('漢字', mark, isBig))).toBe('漢字')
})
