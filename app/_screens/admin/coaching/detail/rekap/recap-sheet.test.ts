import { formatGain, formatPoints } from '@/lib/domain/tests/test-session'
import { type RecapRow, recapMeans } from './recap'
import { recapBlocks, recapSheet } from './recap-sheet'

const ROW: RecapRow = {
  ...{ id: '1', name: 'Siti', namaInstansi: 'BPKH', questions: ['Apa?', 'Kapan?'] },
  ...{ pre: 40, post: 200 / 3, gain: 80 / 3, normalisedGain: 4 / 9 },
  ...{ attended: true, surveyed: false, certificate: 'siti.pdf' },
}
const ITEM = {
  ...{ no: 1, soal: 'Apa?', kunci: 'B' as const },
  ...{ jumlah: { A: 0, B: 1, C: 2, D: 0 }, kosong: 0 },
}
const BARE = { preItems: null, postItems: null, survey: null, erased: 0 }
const survey = {
  answered: 3,
  elements: [{ no: 1, unsur: 'Persyaratan', average: 3.6667 }],
}

test('a mean in the file is the one on the screen, to the last digit', () => {
  const none = { post: null, gain: null, normalisedGain: null }
  const rows = [33.33, 0].map((pre) => ({ ...ROW, ...none, pre }))
  const lost = { ...ROW, gain: -2.125 }
  const means = recapBlocks({ ...BARE, rows })
  expect(means[0]?.rows.at(-1)?.[4]).toBe(16.67)
  expect(formatPoints(recapMeans(rows).pre ?? 0)).toBe('16.67')
  const [block] = recapBlocks({ ...BARE, rows: [lost] })
  expect([block?.rows[0]?.[6], formatGain(lost.gain)]).toEqual([-2.13, '-2.13'])
})

test('participants, class means, both tests and the survey stand below each other', () => {
  const blocks = recapBlocks({
    ...{ rows: [ROW], preItems: [ITEM], postItems: [ITEM], survey, erased: 0 },
  })
  expect(recapSheet(blocks).rows).toEqual([
    [
      1,
      'Siti',
      'BPKH',
      'Apa?\nKapan?',
      40,
      66.67,
      26.67,
      0.44,
      'Sudah',
      'Belum',
      'siti.pdf',
    ],
    [
      null,
      'Rata-rata kelas',
      null,
      null,
      40,
      66.67,
      26.67,
      0.44,
      '1 hadir',
      '0 mengisi',
      '1 terbit',
    ],
    [],
    ['Analisis butir soal Pre Test'],
    [
      'No',
      'Soal',
      'Kunci',
      'Peserta',
      'Benar (%)',
      'A (%)',
      'B (%)',
      'C (%)',
      'D (%)',
      'Kosong (%)',
      'Catatan',
    ],
    [
      1,
      'Apa?',
      'B',
      3,
      33.3,
      0,
      33.3,
      66.7,
      0,
      0,
      'sedang; lebih banyak yang memilih C daripada kunci',
    ],
    [],
    ['Analisis butir soal Post Test'],
    expect.arrayContaining(['Soal']),
    expect.arrayContaining(['Apa?']),
    [],
    ['Survei kepuasan, 3 jawaban'],
    ['No', 'Unsur', 'Rata-rata (1 sampai 4)'],
    [1, 'Persyaratan', 3.67],
    [null, 'Indeks A (Sangat baik)', 91.67],
  ])
})

test('a certificate that is not there yet reads as in the table', () => {
  const rows = [{ ...ROW, certificate: null }]
  const [first] = recapBlocks({ ...BARE, rows })
  expect(first?.rows[0]?.at(-1)).toBe('Belum')
})

test('what is not there yet has no table', () => {
  const none = {
    ...{ rows: [], preItems: [], postItems: [], erased: 0 },
    survey: { answered: 2, elements: [] },
  }
  expect(recapBlocks(none).map(({ title }) => title)).toEqual(['Rekap peserta'])
})

test('the file says below the participants that erased ones are in none of its rows', () => {
  const { rows } = recapSheet(recapBlocks({ ...BARE, rows: [ROW], erased: 2 }))
  expect(rows.at(-1)).toEqual([
    null,
    expect.stringMatching(
      /^2 peserta yang akunnya sudah dihapus tidak termasuk dalam angka/,
    ),
  ])
})
