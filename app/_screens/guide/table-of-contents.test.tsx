import { tableOfContents } from '@/app/_screens/guide/table-of-contents'

const lines = (html: string) =>
  tableOfContents(html).map(({ position, number, text }) => `${position} ${number} ${text}`)

it('numbers headings by their depth', () => {
  const html =
    '<h2>Daftar</h2><p>…</p><h3>Isi  <b>data</b></h3><h3>Kirim</h3><h2>Ikuti</h2><h4>Zoom</h4>'
  expect(lines(html)).toEqual([
    '0 1 Daftar',
    '1 1.1 Isi data',
    '2 1.2 Kirim',
    '3 2 Ikuti',
    '4 2.1 Zoom',
  ])
})

it('goes on counting when a chapter is higher than those before it', () => {
  expect(lines('<h3>A</h3><h2>B</h2><h3>C</h3>')).toEqual(['0 1 A', '1 2 B', '2 2.1 C'])
})

it.each(['1. Daftar', '1.2 Daftar', '3) Daftar', 'A. Daftar'])(
  'adds no number where the author has numbered: %s',
  (title) => {
    expect(lines(`<h2>Panduan</h2><h3>${title}</h3>`)).toEqual([
      '0  Panduan',
      `1  ${title}`,
    ])
  },
)

it('leaves out empty headings and counts their place', () => {
  expect(lines('<h2> </h2><h2>A</h2>')).toEqual(['1 1 A'])
})
