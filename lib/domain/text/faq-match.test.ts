import { faqIndex, matchingFaqs } from './faq-match.ts'

const index = faqIndex([
  {
    id: '1',
    question: '<p>Bagaimana cara mendaftar coaching?</p>',
    answer: '<p>Pilih jadwal, lalu isi formulir.</p>',
  },
  {
    id: '2',
    question: 'Dokumen apa yang menjadi syarat tata batas kawasan?',
    answer: 'Peta lokasi dan <b>berita acara</b>.',
  },
  {
    id: '3',
    question: 'Kapan sertifikat coaching dapat diunduh?',
    answer: 'Setelah pre test, zoom meeting, dan post test selesai.',
  },
  {
    id: '4',
    question: 'Apakah coaching dipungut biaya?',
    answer: 'Tidak, coaching gratis.',
  },
  {
    id: '5',
    question: 'Apakah jadwal coaching dapat berubah?',
    answer: 'Perubahan jadwal diberitahukan lewat surel.',
  },
])

const idsFor = (question: string) => matchingFaqs(index, question).map(({ id }) => id)

test.each([
  ['the topic in another order', 'Syarat dokumen untuk tata batas kawasan?', ['2']],
  ['slips and abbreviations', 'dokumn syarat tata bts kwsn', ['2']],
  ['the same stem with other affixes', 'Pendaftaran coaching lewat mana?', ['1']],
  ['one word of its own and others of its answer', 'Sertifikat setelah zoom?', []],
  ['two words of it beside something else', 'Apakah jadwal coaching gajah liar?', []],
  ['one shared word only', 'Sertifikat tanah adat', []],
  ['stop words only', 'Bagaimana cara dan apa yang harus?', []],
  ['nothing typed', '', []],
  ['letters that are no word yet', 'co', []],
])('finds entries by %s', (_, question, expected) => {
  expect(idsFor(question)).toEqual(expected)
})

test("'up to three' entries, however many there are", () => {
  const question = 'Bagaimana cara mendaftar coaching?'
  const many = ['1', '2', '3', '4'].map((id) => ({ id, question, answer: '' }))
  expect(matchingFaqs(faqIndex(many), 'cara daftar coaching')).toHaveLength(3)
})

/** Whether the only entry of a FAQ is found. */
const isFound = (question: string, asked: string, answer = '') =>
  matchingFaqs(faqIndex([{ id: '1', question, answer }]), asked).length > 0

test.each([
  ['one letter more', 'dokumenn', true],
  ['one more at its beginning', 'ddokumen', true],
  ['one less', 'dokmen', true],
  ['the last one less', 'dokume', true],
  ['the first one less', 'okumen', true],
  ['another letter', 'dokumin', true],
  ['another first letter', 'bokumen', true],
  ['two that are swapped', 'dokuemn', true],
  ['the first two swapped', 'odkumen', true],
  ['two more', 'dokumennn', false],
  ['two less', 'dokum', false],
  ['two others', 'dakumin', false],
  ['two others at its beginning', 'bakumen', false],
  ['two others side by side', 'doxxmen', false],
  ['one in the place of its neighbour, which is another', 'xdkumen', false],
  ['two swapped and another letter', 'dokuemt', false],
  ['letters that are swapped twice', 'odkuemn', false],
])('a word with %s: %s is the word: %s', (_, typed, expected) => {
  expect(isFound('jadwal dokumen', `jadwal ${typed}`)).toBe(expected)
})

test.each([
  ['five letters are enough for a slip', 'batas', 'batos', true],
  ['four are not', 'akun', 'akum', false],
  ['an abbreviation of three consonants', 'batas', 'bts', true],
  ['two consonants and another say nothing', 'tata', 'ttk', false],
])('%s', (_, word, typed, expected) => {
  expect(isFound(`jadwal ${word}`, `jadwal ${typed}`)).toBe(expected)
})

test.each([
  ['abbreviations of other words tell nothing', 'jadwal formulir dgn utk krn', '', true],
  ['three of five words are enough', 'jadwal formulir peta gajah liar', '', true],
  ['two of four are not', 'jadwal formulir gajah liar', '', false],
  ['a word of the answer counts for half', 'jadwal formulir gajah liar', 'Gajah', true],
  [
    'and does not stand for more',
    'jadwal formulir gajah liar badak jawa',
    'Gajah dan badak',
    false,
  ],
])('%s', (_, asked, answer, expected) => {
  const question = asked.includes('peta') ? 'Peta jadwal formulir' : 'Jadwal formulir'
  expect(isFound(question, asked, answer)).toBe(expected)
})

test.each([
  ['five of the six', 'jadwal formulir peta gajah badak', true],
  ['three of the six', 'jadwal formulir peta', false],
])('%s words of an entry are asked for: %s', (_, asked, expected) => {
  expect(isFound('Jadwal formulir peta gajah badak jawa', asked)).toBe(expected)
})

test('a word of no entry weighs more than those of every one', () => {
  const twice = ['1', '2'].map((id) => ({ id, question: 'Jadwal formulir', answer: '' }))
  expect(matchingFaqs(faqIndex(twice), 'jadwal formulir gajah')).toEqual([])
})

test('the entry that speaks of more comes first', () => {
  const question = 'Jadwal formulir peta batas'
  const both = faqIndex([
    { id: 'less', question, answer: '' },
    { id: 'more', question, answer: 'Gajah' },
  ])
  const found = matchingFaqs(both, 'jadwal formulir peta batas gajah')
  expect(found.map(({ id }) => id)).toEqual(['more', 'less'])
})
