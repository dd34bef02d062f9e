import { matchesAnyField, plainText } from './search.ts'

describe('plain text of rich text', () => {
  it.each([
    ['<p>Hutan <strong>lestari</strong></p>', 'Hutan lestari'],
    ['<p>Satu</p><p>Dua</p>', 'Satu Dua'],
    ['<ul><li>Satu</li><li>Dua</li></ul>', 'Satu Dua'],
    ['Rimba<em>wan</em>', 'Rimbawan'],
    ['Baris<br>baru', 'Baris baru'],
    ['3 &lt; 5 &amp; 7 &gt; 5 &#39;ya&#x27;', "3 < 5 & 7 > 5 'ya'"],
    ['5 < 7 dan 9 > 2', '5 < 7 dan 9 > 2'],
    ['&tidakada;', '&tidakada;'],
    ['&#0;&#1;&#xyz;', '&#0;\u0001&#xyz;'],
    ['&#x10ffff; &#x110000;', '\u{10ffff} &#x110000;'],
    ['<p></p>', ''],
    ['<p><br></p>', ''],
    ['<p>&nbsp;\u200b </p>', ''],
  ])('%p is %p', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

describe("§9 'Search matches any field, case-insensitive'", () => {
  const row = ['Sari Dewi', 'Dinas Kehutanan', 12, null, undefined]
  it.each([
    ['', true],
    ['   ', true],
    ['sari', true],
    ['KEHUTANAN', true],
    [' dewi ', true],
    ['12', true],
    ['dewi sari', true],
    ['sarí', true],
    ['sari dinas', false],
    ['null', false],
    ['Budi', false],
  ])('%p: %p', (query, expected) => {
    expect(matchesAnyField(row, query)).toBe(expected)
  })
})
