import { book, cell, shown, type WorkbookCase } from './build.ts'

const ERROR = { t: 'e', v: 0x17, w: '#REF!' }
const failed = (error: string) =>
  `!${error}: rumusnya gagal di Excel (${error}); perbaiki, atau ketik isinya`
const CUT_DIGITS =
  '!1.98501E+17: angka lebih dari 15 digit tidak disimpan utuh oleh Excel; ubah format sel ini menjadi Teks, lalu ketik lagi'
/** Formulas, and what Excel could not work out or keep. */
export const FORMULAS: WorkbookCase[] = [
  ['an NIP typed as a number', 'a.xlsx', book([[1.98501012010011e17]]), [[CUT_DIGITS]]],
  ['fifteen digits', 'a.xlsx', shown(123_456_789_012_345, '0'), [['~123456789012345']]],
  ['an error', 'a.xlsx', cell('<c r="A1" t="e"><v>#N/A</v></c>'), [[failed('#N/A')]]],
  [
    'an error of newer Excel',
    'a.xlsx',
    cell('<c r="A1" t="e"><v>#SPILL!</v></c>'),
    [[failed('#SPILL!')]],
  ],
  ['an error of old Excel', 'a.xls', book([[ERROR]], 'biff8'), [[failed('#REF!')]]],
  ['a number without its value', 'a.xlsx', cell('<c r="A1"><v></v></c>'), []],
  [
    'an error that is not named',
    'a.xlsx',
    cell('<c r="A1" t="e"><f>B1</f></c>'),
    [[failed('#ERROR!')]],
  ],
  [
    'a formula with its text',
    'a.xlsx',
    cell('<c r="A1" t="str"><f>B1&amp;"?"</f><v>Apa?</v></c>'),
    [['Apa?']],
  ],
  [
    'a formula with its number',
    'a.xlsx',
    cell('<c r="A1"><f>1+1</f><v>2</v></c>'),
    [['~2']],
  ],
  [
    'a formula with its truth',
    'a.xlsx',
    cell('<c r="A1" t="b"><f>1=1</f><v>1</v></c>'),
    [['~TRUE']],
  ],
  [
    'a formula with its error',
    'a.xlsx',
    cell('<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
    [[failed('#DIV/0!')]],
  ],
  [
    'a formula that nobody has worked out',
    'a.xlsx',
    cell('<c r="A1"><f>1+1</f></c>'),
    [['!=1+1: rumusnya belum dihitung; buka file ini di Excel, simpan, lalu pilih lagi']],
  ],
  [
    'a formula that comes to no text',
    'a.xlsx',
    cell('<c r="A1" t="str"><f>""</f><v></v></c><c r="B1"><v>1</v></c>'),
    [['', '~1']],
  ],
]
