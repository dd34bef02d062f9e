import names from './person-names.json'
import { personWords } from './person-words'
import { matchCertificates } from './sertifikat/bulk-certificates/certificate-match'

/** As names are registered, and what of each is the name. */
const CORPUS = Object.entries(names)
const read = (name: string) => personWords(name).join(' ')
const sameWords = (name: string) => personWords(name).toSorted().join(' ')

/** How ministries, e-mails and meetings write one name. */
const SPELLINGS: Record<string, (name: string) => string> = {
  'as registered': (name) => name,
  'in capitals': (name) => name.toUpperCase(),
  'in small letters': (name) => name.toLowerCase(),
  'without commas': (name) => name.replaceAll(',', ''),
  'in small letters, without commas and last dots': (name) =>
    name
      .toLowerCase()
      .replaceAll(',', '')
      .replace(/\.(?=\s|$)/g, ''),
  'without commas and dots': (name) => name.replace(/[.,]/g, ''),
  'with blanks after dots': (name) => name.replace(/\.(?=\S)/g, '. '),
  'with blanks of its own': (name) => `  ${name.replaceAll(' ', '  ')} `,
}

test('four hundred people at least, each once', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(400)
  const words = CORPUS.map(([, name]) => name.split(' ').toSorted().join(' '))
  expect(new Set(words).size).toBe(CORPUS.length)
})

describe.each(Object.entries(SPELLINGS))('written %s', (_, spell) => {
  test('every name is read without titles and degrees', () => {
    const wrong = CORPUS.filter(([full, name]) => read(spell(full)) !== name)
    expect(wrong.map(([full]) => `${spell(full)}: ${read(spell(full))}`)).toEqual([])
  })

  test('every certificate finds its participant and no stranger', () => {
    const rows = CORPUS.map(([name], index) => ({
      ...{ id: `c${index}`, userId: `peserta-${index}-akun`, name, namaInstansi: null },
      ...{ finishPreTest: true, finishZoomMeeting: true, finishPostTest: true },
      fileName: null,
    }))
    const files = CORPUS.map(([full]) => `${spell(full).replaceAll('/', ' ')}.pdf`)
    const found = matchCertificates(files, rows, 'KHT-2026-014')
    const wrong = found.filter(({ rowId }, index) => rowId !== `c${index}`)
    expect(wrong).toEqual([])
  })
})

test.each([
  ['Dr. Ir. H. Siti Nurhayati, S.Hut., M.Si.', 'siti nurhayati s.hut m.si'],
  ['Dr. Ir. H. Siti Nurhayati, S.Hut., M.Si.', 'SITI NURHAYATI'],
  ['Nurhayati, Siti', 'Hj. Siti Nurhayati S.Hut'],
  ['Muhammad Yusuf', 'Moh. Yusuf, S.P.'],
  ['Muhammad Yusuf', 'MUCHAMMAD YUSUF'],
  ['Muhammad Yusuf', 'M. Yusuf'],
  ['Moehammad Yusuf', 'Mohamed Yusuf'],
  ['K.H. Abdullah Umar', 'KH Abdullah Umar, Lc., M.A.'],
  ['Theresia Kaize, D.E.A.', 'Theresia Kaize'],
  ['Retno Wulan, S.Hut., IPM., ASEAN Eng.', 'Ir. Retno Wulan'],
  ['Titik Sundari, S.H., LL.M.', 'Titik Sundari SH'],
  ['Anisa Rahmawati, S.Psi., M.Psi., Psikolog', 'anisa rahmawati'],
  ["Ma'ruf Amin", 'Ma’ruf Amin'],
  ['Élodie Ñandú', 'Elodie Nandu, S.S.'],
  ['I Gusti Ngurah Rai, A.Md.Hut.', 'i gusti ngurah rai'],
])('%s and %s are one name', (one, other) => {
  expect(sameWords(one)).toBe(sameWords(other))
})

test.each([
  ['Siti Nurhayati, S.Hut.', 'Siti Nurhaliza, S.Hut.'],
  ['Siti Nurhayati', 'Siti'],
  ['Siti Nurhayati', 'S. Nurhayati'],
  ['Siti Nurhayati', 'Siti N.'],
  ['Ahmad Fauzi, S.P.', 'Ahmad Fauzan, S.P.'],
  ['Abdul Rahman', 'A. Rahman'],
  ['Abdul Rahman', 'Abdul Rahim'],
  ['Muhammad Rizky', 'Muhammad Rizal'],
  ['M. Yusuf', 'M. Yunus'],
  ['M. Yusuf', 'Yusuf'],
  ['Moh. Ali', 'Moh. Alim'],
  ['Rahmat Hidayat', 'Rahmat Hidayatullah'],
  ['Agus Mulyadi, S.P.', 'Agus Mulyadi Putra, S.P.'],
  ['I Made Wirawan', 'I Wayan Wirawan'],
  ['Ni Luh Ariani', 'Ni Made Ariani'],
  ['Dea Lestari', 'Lestari, D.E.A.'],
  ['Sri Wahyuni', 'Sri Wahyuningsih'],
  ['Maria Ulfa', 'Marya Ulfah'],
  ['Budi Santoso', 'Budi Susanto'],
  ['La Ode Ali', 'Wa Ode Ali'],
  ['Suharto', 'Suharti'],
  ['Oey Tiong Eng', 'Oey Tiong'],
  ['Lie Kim Shi', 'Lie Kim'],
  ['Ali Akbar', 'Ali Akbar Siregar'],
])('%s and %s are two people', (one, other) => {
  expect(sameWords(one)).not.toBe(sameWords(other))
})
