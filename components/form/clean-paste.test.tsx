import { cleanPaste } from '@/components/form/parts/clean-paste'

const item = (sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

test.each([
  [
    'a paragraph of Word',
    '<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><p class=MsoNormal><span lang=IN>Salam <b>rimba</b><o:p></o:p></span></p>',
    '<p><span lang="IN">Salam <b>rimba</b></span></p>',
  ],
  [
    'bullets',
    item('·', 'Satu') + item('·', 'Dua'),
    '<ul data-word=""><li><p style="mso-list:l0 level1 lfo1">Satu</p></li><li><p style="mso-list:l0 level1 lfo1">Dua</p></li></ul>',
  ],
  [
    'styles and scripts',
    '<style>p{color:red}</style><script>x()</script><p>a</p>',
    '<p>a</p>',
  ],
  [
    'empty paragraphs',
    '<p>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>b</p>',
    '<p>a</p><p>b</p>',
  ],
  [
    'a table of Word',
    '<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Sel A</b><o:p></o:p></p></td><td><p class=MsoNormal>Sel B</p><p>baris dua</p></td></tr><tr><td><p>C</p></td><td><p><o:p>&nbsp;</o:p></p></td></tr><tr><td></td><td></td></tr></table><p>Sesudah</p>',
    '<p><b>Sel A</b> | Sel B baris dua</p><p>C | –</p><p>Sesudah</p>',
  ],
  [
    'a table of Excel',
    '<table><col width=64><tbody><tr><td>1</td><td>Tata batas</td></tr></tbody></table>',
    '<p>1 | Tata batas</p>',
  ],
  [
    'a frame of one cell',
    '<table><tr><td><ul><li>a</li></ul></td></tr></table>',
    '<ul><li>a</li></ul>',
  ],
  [
    'a table in a cell',
    '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>',
    '<p>a | b | c</p>',
  ],
  ['a large heading', '<h1>Judul</h1>', '<h2>Judul</h2>'],
])('%s', (_, html, expected) => {
  expect(cleanPaste(html)).toBe(expected)
})

test('numbers become an ordered list, apart from the bullets before it', () => {
  const html = cleanPaste(item('o', 'Butir') + item('1.', 'Satu') + item('2.', 'Dua'))
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lists = [...body.children].map(({ localName, textContent }) => [
    localName,
    textContent,
  ])
  expect(lists).toEqual([
    ['ul', 'Butir'],
    ['ol', 'SatuDua'],
  ])
})
