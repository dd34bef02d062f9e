import { book, bookOf, cell, sheetOf, type WorkbookCase, written, xml } from './build.ts'

const withSheet = (change: (sheet: ReturnType<typeof sheetOf>) => void) => () => {
  const sheet = sheetOf([
    ['no', 'soal'],
    ['1', 'Apa?'],
    ['2', 'Siapa?'],
  ])
  change(sheet)
  return written(bookOf(sheet))
}
const ALL = [
  ['no', 'soal'],
  ['1', 'Apa?'],
  ['2', 'Siapa?'],
]

const hiddenFirst = (Hidden: 1 | 2) => () => {
  const one = bookOf(sheetOf([['daftar pilihan']]), sheetOf([['no', 'soal']]))
  one.Workbook = { Sheets: [{ Hidden }, { Hidden: 0 }] }
  return written(one)
}

const LONG = 'Hutan lindung. '.repeat(2000).trim()
const LETTERS = 'é ë ‘kutip’ “ganda” – 25 °C ≤ 30 m² hutan 🌳 غابة'

/** Texts and the shapes of sheets that they stand in. */
export const TEXTS: WorkbookCase[] = [
  ['texts', 'a.xlsx', book(ALL), ALL],
  ['texts of old Excel', 'a.xls', book(ALL, 'biff8'), ALL],
  ['letters of the world', 'a.xlsx', book([[LETTERS]]), [[LETTERS]]],
  ['letters of the world in old Excel', 'a.xls', book([[LETTERS]], 'biff8'), [[LETTERS]]],
  ['zeros before a number typed as text', 'a.xlsx', book([['007']]), [['007']]],
  ['a percent typed as text', 'a.xlsx', book([['30%']]), [['30%']]],
  ['a number stored as text', 'a.xlsx', book([[{ t: 's', v: '12', z: '@' }]]), [['12']]],
  ['signs of markup', 'a.xlsx', book([['a < b && c > "d"']]), [['a < b && c > "d"']]],
  ['lines within a cell', 'a.xlsx', book([['satu\ndua']]), [['satu\ndua']]],
  [
    'lines of Windows',
    'a.xlsx',
    cell('<c r="A1" t="s"><v>0</v></c>', ['<t>satu_x000D_\ndua</t>']),
    [['satu\ndua']],
  ],
  [
    'blanks around',
    'a.xlsx',
    book([['  Apa?  ', '\u00a0Siapa?\u00a0']]),
    [['Apa?', 'Siapa?']],
  ],
  ['hard blanks within', 'a.xlsx', book([['5\u00a0ha']]), [['5\u00a0ha']]],
  ['a very long text', 'a.xlsx', book([[LONG]]), [[LONG]]],
  ['a text of blanks', 'a.xlsx', book([['   ', 'a']]), [['', 'a']]],
  [
    'an inline text',
    'a.xlsx',
    cell('<c r="A1" t="inlineStr"><is><t>Apa?</t></is></c>'),
    [['Apa?']],
  ],
  [
    'an inline text in two letterings',
    'a.xlsx',
    cell(
      '<c r="A1" t="inlineStr"><is><r><t>Apa </t></r><r><rPr><b/></rPr><t>itu?</t></r></is></c>',
    ),
    [['Apa itu?']],
  ],
  [
    'a shared text in two letterings',
    'a.xlsx',
    cell('<c r="A1" t="s"><v>0</v></c>', [
      '<r><t xml:space="preserve">Luas m</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r>',
    ]),
    [['Luas m2']],
  ],
  [
    'a text with its pronunciation',
    'a.xlsx',
    cell('<c r="A1" t="s"><v>0</v></c>', [
      '<t>東</t><rPh sb="0" eb="1"><t>ヒガシ</t></rPh>',
    ]),
    [['東']],
  ],
  [
    'a text of the form _x0041_',
    'a.xlsx',
    cell('<c r="A1" t="s"><v>0</v></c>', ['<t>_x005F_x0041_</t>']),
    [['_x0041_']],
  ],
  [
    'an empty shared text',
    'a.xlsx',
    cell('<c r="A1" t="s"><v>0</v></c>', ['<t/>']),
    [['']],
  ],
  [
    'cells without their names',
    'a.xlsx',
    xml(
      '<row><c t="inlineStr"><is><t>a</t></is></c><c t="inlineStr"><is><t>b</t></is></c></row>',
    ),
    [['a', 'b']],
  ],
  [
    'rows that are left out',
    'a.xlsx',
    xml('<row r="3"><c r="B3" t="inlineStr"><is><t>a</t></is></c></row>'),
    [[], [], ['', 'a']],
  ],
  ['empty rows at the end', 'a.xlsx', book([['a'], [''], ['']]), [['a'], [''], ['']]],
  [
    'formatted empty cells',
    'a.xlsx',
    xml('<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="B1" s="0"/></row>'),
    [['a']],
  ],
  [
    'merged cells',
    'a.xlsx',
    withSheet((sheet) => {
      sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }]
    }),
    ALL,
  ],
  [
    'a hidden row',
    'a.xlsx',
    withSheet((sheet) => {
      sheet['!rows'] = [{}, { hidden: true }]
    }),
    ALL,
  ],
  [
    'a hidden column',
    'a.xlsx',
    withSheet((sheet) => {
      sheet['!cols'] = [{ hidden: true }]
    }),
    ALL,
  ],
  [
    'rows that a filter hides',
    'a.xlsx',
    withSheet((sheet) => {
      sheet['!autofilter'] = { ref: 'A1:B3' }
      sheet['!rows'] = [{}, { hidden: true }]
    }),
    ALL,
  ],
  [
    'a note at a cell',
    'a.xlsx',
    withSheet((sheet) => {
      sheet.A1.c = [{ a: 'Admin', t: 'periksa lagi' }]
    }),
    ALL,
  ],
  [
    'a link in a cell',
    'a.xlsx',
    withSheet((sheet) => {
      sheet.B2.l = { Target: 'https://contoh.id/' }
    }),
    ALL,
  ],
  ['a hidden first sheet', 'a.xlsx', hiddenFirst(1), [['no', 'soal']]],
  [
    'a first sheet that only a program can show',
    'a.xlsx',
    hiddenFirst(2),
    [['no', 'soal']],
  ],
  [
    'a second sheet',
    'a.xlsx',
    () => written(bookOf(sheetOf([['satu']]), sheetOf([['dua']]))),
    [['satu']],
  ],
  ['no cells', 'a.xlsx', xml(''), []],
]
