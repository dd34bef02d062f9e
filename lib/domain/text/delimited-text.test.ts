import { isBlankRow, parseDelimited, tableRows } from './delimited-text.ts'

test.each([
  [
    'cells',
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['line ends of every system', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  ['quoted delimiters and breaks', '"a;b";"c\nd"', [['a;b', 'c\nd']]],
  ['doubled quotes', '"kata ""hutan"""', [['kata "hutan"']]],
  ['a quote in the middle', 'a"b;c', [['a"b', 'c']]],
  ['two of them in two rows', '5" a\nb\n6" c', [['5" a'], ['b'], ['6" c']]],
  ['a quote behind a quoted text', '"a "b"\nc\n"d"', [['a b"'], ['c'], ['d']]],
  ['spaces around quotes', 'a;  "b;c" ;d', [['a', 'b;c', 'd']]],
  ['spaces around', ' a ; b ', [['a', 'b']]],
  ['a mark at the beginning', '\ufeffa;b', [['a', 'b']]],
  ['blank rows', 'a\n\nb', [['a'], [''], ['b']]],
  ['empty cells', ';a;', [['', 'a', '']]],
])('reads %s', (_, text, rows) => {
  expect(parseDelimited(text, ';').map(({ cells }) => cells)).toEqual(rows)
})

test('a row knows its line, also behind breaks inside a cell', () => {
  const rows = parseDelimited('a\n"b\nc\nd";x\n\ne', ';')
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 5, 6])
  expect(rows.map(isBlankRow)).toEqual([false, false, true, false])
})

test.each([
  ['a;"b', [1]],
  ['a;"b ""c""', [1]],
  ['"a\nb', [0, null]],
  ['"a""";b"', [null]],
])('%j has cells that begin with a quote without an end: %j', (text, open) => {
  expect(parseDelimited(text, ';').map((row) => row.open)).toEqual(open)
})

test.each([
  [
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\n1,5\t2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a,b\n1;5,2',
    [
      ['a', 'b'],
      ['1;5', '2'],
    ],
  ],
  [
    ';b\n1,5;2',
    [
      ['', 'b'],
      ['1,5', '2'],
    ],
  ],
  ['alone', [['alone']]],
  ['a\r\nb;c', [['a'], ['b;c']]],
])('takes the delimiter of the first line: %j', (text, rows) => {
  expect(tableRows(text).map(({ cells }) => cells)).toEqual(rows)
})
