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
