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

const several = (named: string) =>
  `File ditolak seluruhnya. Isinya ada di lembar ${named}, padahal yang dibaca hanya satu lembar yang terlihat. Salin lembar yang diperlukan ke file baru, lalu pilih file itu.`

const hiddenFirst = (Hidden: 1 | 2, second: string[]) => () => {
  const one = bookOf(sheetOf([['daftar pilihan']]), sheetOf([second]))
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
  ['an empty shared text', 'a.xlsx', cell('<c r="A1" t="s"><v>0</v></c>', ['<t/>']), []],
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
  ['empty rows at the end', 'a.xlsx', book([['a'], [''], ['']]), [['a']]],
  [
    'formatted empty cells',
    'a.xlsx',
    xml('<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="B1" s="0"/></row>'),
    [['a', '']],
  ],
  [
    'a million formatted rows without a word',
    'a.xlsx',
    xml(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row><row r="1048576"><c r="A1048576" s="0"/></row>',
    ),
    [['a']],
  ],
  [
    'more rows than are looked at',
    'a.xlsx',
    book([...ALL, ...Array(1_998).fill(['x'])]),
    'File ditolak seluruhnya. Isinya sampai baris 2.001, padahal paling banyak 2.000 baris. Sisakan yang diperlukan saja, lalu pilih lagi.',
  ],
  [
    'a control in a text',
    'a.xlsx',
    cell('<c r="A1" t="inlineStr"><is><t>a_x0000_b</t></is></c>'),
    [['!a\u0000b: memuat karakter yang tidak dapat ditampilkan, ketik ulang sel ini']],
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
  [
    'a hidden sheet beside it',
    'a.xlsx',
    hiddenFirst(1, ['no', 'soal']),
    several('“Lembar 1” (tersembunyi), “Lembar 2”'),
  ],
  [
    'a sheet beside it that only a program can show',
    'a.xlsx',
    hiddenFirst(2, ['no', 'soal']),
    several('“Lembar 1” (tersembunyi), “Lembar 2”'),
  ],
  [
    'nothing in a sheet that is shown',
    'a.xlsx',
    hiddenFirst(1, []),
    several('“Lembar 1” (tersembunyi)'),
  ],
  [
    'a second sheet',
    'a.xlsx',
    () => written(bookOf(sheetOf([['satu']]), sheetOf([['dua']]))),
    several('“Lembar 1”, “Lembar 2”'),
  ],
  [
    'a second sheet of old Excel',
    'a.xls',
    () => written(bookOf(sheetOf([['satu']]), sheetOf([['dua']])), 'biff8'),
    several('“Lembar 1”, “Lembar 2”'),
  ],
  [
    'seven sheets',
    'a.xlsx',
    () => written(bookOf(...Array.from({ length: 7 }, () => sheetOf([['satu']])))),
    several(
      '“Lembar 1”, “Lembar 2”, “Lembar 3”, “Lembar 4”, “Lembar 5”, dan 2 lembar lain',
    ),
  ],
  [
    'empty sheets around the one that holds something',
    'a.xlsx',
    () => written(bookOf(sheetOf([]), sheetOf([['satu']]), sheetOf([[' ']]))),
    [['satu']],
  ],
  ['no cells', 'a.xlsx', xml(''), []],
]
