import { bookOf, sheetOf, written } from '../../testing/workbooks/build.ts'
import { judgeArchive, judgeOldOffice } from './office-file.ts'

const OLD = written(bookOf(sheetOf([['soal']])), 'biff8')
const TYPES = '[Content_Types].xml'

test.each([
  ['a workbook', [TYPES, 'xl/workbook.xml'], { extension: 'xlsx' }],
  ['a workbook with macros', [TYPES, 'xl/workbook.xml', 'xl/vbaProject.bin'], 'macro'],
  ['an archive that only has the part of a workbook', ['xl/workbook.xml'], 'type'],
  ['an archive of another program', [TYPES, 'FixedDocSeq.fdseq'], 'type'],
])('%s, by the names in it', (_, names, verdict) => {
  const expected = typeof verdict === 'string' ? { refusal: verdict } : verdict
  expect(judgeArchive(names)).toEqual(expected)
})

test.each([
  ['a password', 'EncryptedPackage', 'password'],
  ['macros', '_VBA_PROJECT', 'macro'],
])('an old office file with %s, by the names in it', (_, name, refusal) => {
  const bytes = new Uint8Array([...name].flatMap((letter) => [letter.charCodeAt(0), 0]))
  expect(judgeOldOffice(bytes, 'soal.xls')).toEqual({ refusal })
})

test.each([
  ['soal.xls', { extension: 'xls' }],
  ['SOAL.XLSX', { extension: 'xls' }],
  ['brosur.pub', { refusal: 'type' }],
  ['soal', { refusal: 'type' }],
])('an old office file with the name %s', (name, verdict) => {
  expect(judgeOldOffice(OLD, name)).toEqual(verdict)
})

test('an old office file of which the end is missing', () => {
  const cut = OLD.subarray(0, -600)
  expect(judgeOldOffice(cut, 'materi.ppt')).toEqual({ refusal: 'unreadable' })
})
