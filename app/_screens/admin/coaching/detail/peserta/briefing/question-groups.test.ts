import type { Proposal } from '@/lib/entities/proposal'
import { groupedQuestions } from './question-groups'

const proposal = (
  userId: string,
  questions: string[],
  change: Partial<Proposal> = {},
): Proposal => ({
  id: `p${userId}`,
  userId,
  name: `Peserta ${userId}`,
  namaInstansi: `Balai ${userId}`,
  questions,
  status: 'APPROVED',
  reason: null,
  ...change,
})

const together = (a: string, b: string) =>
  groupedQuestions([proposal('1', [a]), proposal('2', [b])]).length === 1

test.each([
  ['case, blanks and signs', 'Apa syarat tata batas?', ' apa syarat  TATA batas '],
  [
    'stop words',
    'Bagaimana syarat tata batas hutan?',
    'Apa saja syarat untuk tata batas hutan?',
  ],
  [
    'affixes',
    'Bagaimana pendaftaran kelompok tani hutan?',
    'Cara mendaftarkan kelompok tani hutan?',
  ],
  [
    'one more word',
    'Berapa luas minimal hutan adat?',
    'Berapa luas minimal hutan adat desa?',
  ],
])('merges questions that differ in %s', (_, a, b) => {
  expect(together(a, b)).toBe(true)
})

test.each([
  ['another topic', 'Apa syarat tata batas?', 'Kapan sertifikat terbit?'],
  ['one common word', 'Kapan sertifikat terbit?', 'Sertifikat hilang?'],
  [
    'less than 60 % in common',
    'Syarat izin hutan adat desa',
    'Syarat izin tambang pasir sungai',
  ],
])('keeps apart: %s', (_, a, b) => {
  expect(together(a, b)).toBe(false)
})

test('counts who asks, names each institution once, most asked first', () => {
  const groups = groupedQuestions([
    proposal('1', ['Kapan sertifikat terbit?', 'Apa syarat tata batas?']),
    proposal('2', ['Syarat tata batas apa saja?', 'apa syarat tata batas']),
    proposal('3', ['Apa syarat tata batas?'], { namaInstansi: 'Balai 1' }),
    proposal('4', ['Kapan sertifikat terbit?'], { status: 'PENDING' }),
    proposal('5', ['Kapan sertifikat terbit?'], { status: 'REJECTED' }),
    proposal('6', [' '], { namaInstansi: null }),
  ])
  expect(groups).toEqual([
    {
      question: 'Apa syarat tata batas?',
      variants: ['Syarat tata batas apa saja?'],
      institutions: ['Balai 1', 'Balai 2'],
      askers: 3,
    },
    {
      question: 'Kapan sertifikat terbit?',
      variants: [],
      institutions: ['Balai 1'],
      askers: 1,
    },
  ])
})
