import {
  book,
  bookOf,
  formatted,
  sheetOf,
  shown,
  type WorkbookCase,
  written,
} from './build.ts'

const in1904 =
  (bookType: 'xlsx' | 'biff8', format = 'dd/mm/yyyy') =>
  () => {
    const one = bookOf(sheetOf([[formatted(44_676, format)]]))
    one.Workbook = { ...one.Workbook, WBProps: { date1904: true } }
    return written(one, bookType)
  }

/** 26 April 2026 as Excel counts days. */
const DAY = 46_138

/** Numbers, dates and truths, as the format of their cell shows them. */
export const FORMATS: WorkbookCase[] = [
  ['a number', 'a.xlsx', book([[12]]), [['~12']]],
  ['a negative number', 'a.xlsx', book([[-0.5]]), [['~-0.5']]],
  ['a sum of tenths', 'a.xlsx', book([[0.1 + 0.2]]), [['~0.3']]],
  ['a number of eleven digits', 'a.xlsx', book([[12_345_678_901]]), [['~12345678901']]],
  ['percent', 'a.xlsx', shown(0.3, '0%'), [['~30%']]],
  ['percent with decimals', 'a.xlsx', shown(0.125, '0.00%'), [['~12.50%']]],
  ['thousands', 'a.xlsx', shown(1_500_000, '#,##0'), [['~1,500,000']]],
  ['two decimals', 'a.xlsx', shown(1.5, '0.00'), [['~1.50']]],
  ['leading zeros by format', 'a.xlsx', shown(7, '000'), [['~007']]],
  ['a unit by format', 'a.xlsx', shown(12, '0" orang"'), [['~12 orang']]],
  ['a fraction', 'a.xlsx', shown(0.5, '# ?/?'), [['~1/2']]],
  ['a power of ten', 'a.xlsx', shown(12_345, '0.00E+00'), [['~1.23E+04']]],
  ['a negative number in brackets', 'a.xlsx', shown(-5, '#,##0_);(#,##0)'), [['~(5)']]],
  ['a format by value', 'a.xlsx', shown(150, '[>100]"banyak";"sedikit"'), [['~banyak']]],
  ['a hidden zero', 'a.xlsx', shown(0, '0;-0;'), []],
  ['a number in a cell of text', 'a.xlsx', shown(7, '@'), [['~7']]],
  ['rupiah', 'a.xlsx', shown(1_500_000, '"Rp"#,##0'), [['~Rp1.500.000']]],
  ['rupiah with sen', 'a.xlsx', shown(2500.5, '"Rp"#,##0.00'), [['~Rp2.500,50']]],
  ['rupiah by language', 'a.xlsx', shown(1_500_000, '[$Rp-421]#,##0'), [['~Rp1.500.000']]],
  [
    'rupiah by the newer language tag',
    'a.xlsx',
    shown(1_500_000, '[$Rp-id-ID]#,##0'),
    [['~Rp1.500.000']],
  ],
  [
    'rupiah of accounts',
    'a.xlsx',
    shown(1_500_000, '_-"Rp"* #,##0_-;-"Rp"* #,##0_-;_-"Rp"* "-"_-;_-@_-'),
    [['~Rp1.500.000']],
  ],
  ['dollars', 'a.xlsx', shown(1500.5, '[$$-409]#,##0.00'), [['~$1,500.50']]],
  ['hectares of Indonesia', 'a.xlsx', shown(1250.75, '[$-421]#,##0.00'), [['~1.250,75']]],
  ['a date', 'a.xlsx', shown(DAY, 'dd/mm/yyyy'), [['~26/04/2026']]],
  [
    'a date of old Excel',
    'a.xls',
    book([[formatted(DAY, 'dd/mm/yyyy')]], 'biff8'),
    [['~26/04/2026']],
  ],
  ['a date counted from 1904', 'a.xlsx', in1904('xlsx'), [['~26/04/2026']]],
  ['a date counted from 1904 in old Excel', 'a.xls', in1904('biff8'), [['~26/04/2026']]],
  ["the system's short date", 'a.xlsx', shown(DAY, 'm/d/yy'), [['~26/04/2026']]],
  ['a date with dashes', 'a.xlsx', shown(DAY, 'yyyy-mm-dd'), [['~2026-04-26']]],
  ['a date with dots', 'a.xlsx', shown(DAY, 'dd.mm.yyyy'), [['~26.04.2026']]],
  [
    'a date with dots in Indonesian',
    'a.xlsx',
    shown(DAY, '[$-421]dd.mm.yyyy'),
    [['~26.04.2026']],
  ],
  [
    'a month in Indonesian',
    'a.xlsx',
    shown(46_251, '[$-421]dd mmmm yyyy;@'),
    [['~17 Agustus 2026']],
  ],
  [
    'a weekday in Indonesian, by the newer tag',
    'a.xlsx',
    shown(46_251, '[$-id-ID]dddd, d mmmm yyyy'),
    [['~Senin, 17 Agustus 2026']],
  ],
  [
    'a short month in Indonesian',
    'a.xlsx',
    shown(46_251, '[$-0421]d-mmm-yy'),
    [['~17-Agu-26']],
  ],
  [
    'a date with dots counted from 1904',
    'a.xlsx',
    in1904('xlsx', 'dd.mm.yyyy'),
    [['~26.04.2026']],
  ],
  ['a time', 'a.xlsx', shown(0.4375, 'hh:mm'), [['~10:30']]],
  ['a time with a dot', 'a.xlsx', shown(0.4375, '[$-421]hh.mm'), [['~10.30']]],
  ['a length of time', 'a.xlsx', shown(1.5, '[h]:mm'), [['~36:00']]],
  [
    'a date with its time',
    'a.xlsx',
    shown(DAY + 0.4375, 'dd/mm/yyyy hh:mm'),
    [['~26/04/2026 10:30']],
  ],
  ['true and false', 'a.xlsx', book([[true, false]]), [['~TRUE', '~FALSE']]],
]
