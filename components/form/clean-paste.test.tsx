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
