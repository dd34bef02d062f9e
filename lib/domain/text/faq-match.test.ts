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
  ['the topic in other words', 'Dokumen syarat untuk penataan batas?', ['2']],
  ['the same stem with other affixes', 'Pendaftaran coaching lewat mana?', ['1']],
  [
    'words of the answer beside one of the question',
    'Apakah sertifikat butuh post test?',
    ['3'],
  ],
  ['one shared word only', 'Sertifikat tanah adat', []],
  ['stop words only', 'Bagaimana cara dan apa yang harus?', []],
  ['nothing typed', '', []],
  ['letters that are no word yet', 'co', []],
])('finds entries by %s', (_, question, expected) => {
  expect(idsFor(question)).toEqual(expected)
})

test("'up to three' entries, the most telling first", () => {
  const found = idsFor('jadwal coaching berubah, sertifikat unduh, biaya, mendaftar')
  expect(found).toHaveLength(3)
  expect(found[0]).toBe('3')
})
