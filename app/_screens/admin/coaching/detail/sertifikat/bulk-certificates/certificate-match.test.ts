import type { CertificateRow } from '@/lib/entities/certificate'
import { matchCertificates } from './certificate-match'

const row = (id: string, name: string, isComplete = true): CertificateRow => ({
  id: `c${id}`,
  userId: id,
  name,
  namaInstansi: null,
  finishPreTest: isComplete,
  finishZoomMeeting: true,
  finishPostTest: true,
  fileName: null,
})
const CODE = 'KHT-2026-014'
const ROWS = [
  row('0b9e7c1a-1111-4aaa-8bbb-000000000001', 'Dr. Ir. Siti Rahma, S.Hut., M.Si.'),
  row('7', 'Suharto'),
  row('8', 'Wayan Sudarma', false),
  row('9', 'Budi Santoso'),
  row('10', 'H. Budi Santoso, S.H.'),
  row('11', 'I Made Ñandú'),
]
const [SITI, SUHARTO] = [ROWS[0]?.id, 'c7']
const matchOf = (...fileNames: string[]) => matchCertificates(fileNames, ROWS, CODE)

describe('the same name is proposed, without titles, punctuation, case and order', () => {
  test.each([
    ['Siti Rahma.pdf', SITI],
    ['RAHMA, siti.pdf', SITI],
    ['Sertifikat_Siti_Rahma_S.Hut.pdf', SITI],
    ['01 - Dr. Siti Rahma, M.Si.pdf', SITI],
    ['KHT-2026-014_Siti-Rahma.PDF', SITI],
    ['SitiRahma.png', SITI],
    ['e-sertifikat coaching suharto.jpg', SUHARTO],
    ['i made nandu.pdf', 'c11'],
    ['I Made N\u0303andu\u0301.pdf', 'c11'],
  ])('%s', (fileName, rowId) => {
    expect(matchOf(fileName)).toEqual([{ kind: 'name', rowId }])
  })
})

describe('an id is proposed', () => {
  test.each([
    ['0b9e7c1a-1111-4aaa-8bbb-000000000001.pdf', SITI],
    ['0B9E7C1A.pdf', SITI],
    ['sertifikat_0b9e7c1a.pdf', SITI],
    ['7.pdf', SUHARTO],
    ['c7.pdf', SUHARTO],
  ])('%s', (fileName, rowId) => {
    expect(matchOf(fileName)).toEqual([{ kind: 'id', rowId }])
  })
})

describe('whatever is not sure is not proposed', () => {
  test.each([
    ['nobody’s name', 'Maria Tambunan.pdf', 'none'],
    ['a part of a name', 'Siti.pdf', 'none'],
    ['more than a name', 'Siti Rahma Dewi.pdf', 'none'],
    ['a misspelt name', 'Siti Rahmah.pdf', 'none'],
    ['no name at all', 'Sertifikat 2026.pdf', 'none'],
    ['a number that is also a short id', '7 Maria Tambunan.pdf', 'none'],
    ['a name that two have', 'Budi Santoso.pdf', 'namesake'],
    ['one’s id and another’s name', '0b9e7c1a Suharto.pdf', 'conflict'],
    ['somebody who has not finished', 'Wayan Sudarma.pdf', 'incomplete'],
  ])('%s', (_, fileName, kind) => {
    expect(matchOf(fileName)).toEqual([{ kind, rowId: null }])
  })

  test('two files of one participant', () => {
    expect(matchOf('Suharto.pdf', 'Siti Rahma.pdf', '7.pdf')).toEqual([
      { kind: 'double', rowId: null },
      { kind: 'name', rowId: SITI },
      { kind: 'double', rowId: null },
    ])
  })
})

test('two hundred files are matched at once', () => {
  const letters = (n: number) =>
    [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const rows = Array.from({ length: 200 }, (_, i) => row(`${i}`, `Nama x${letters(i)}x`))
  const files = rows.map(({ name }) => `${name}.pdf`).reverse()
  const found = matchCertificates(files, rows, CODE).map(({ rowId }) => rowId)
  expect(found).toEqual(rows.map(({ id }) => id).reverse())
})
