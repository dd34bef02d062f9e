import { sampleContent } from './sample-content.ts'
import { fillText, unknownWords } from './template-text.ts'

const content = { ...sampleContent('Ani'), coaches: ['Budi', 'Cici'] }
const [first, second] = content.signers

test.each([
  ['{nama}', 'Ani'],
  ['{NAMA}', 'ANI'],
  ['{Nama}', 'Ani'],
  ['{instansi}: {topik}', 'Balai Pemantapan Kawasan Hutan: Penataan Batas Kawasan Hutan'],
  ['{tanggal}, {jam} JP', '24 Agustus 2026, 4 JP'],
  ['{coach}', 'Budi, Cici'],
  ['{nomor}', '001/KHT-2026-014/VIII/2026'],
  ['{tempat}, {tanggal-terbit}', 'Jakarta, 26 Agustus 2026'],
  ['{penanda-tangan} {jabatan}', `${second?.name} ${second?.title}`],
  ['{penanda-tangan-kiri} {jabatan-kiri}', `${first?.name} ${first?.title}`],
  ['{kode}', 'CNTH-CNTH-CNTH'],
  ['{kantor} {portal}', 'E-Coaching Kehutanan E-Coaching Kehutanan'],
  ['tanpa kata', 'tanpa kata'],
  [' ', null],
  ['Nip: {nip}', null],
  ['{tostring}', null],
])('%s is filled as %j', (text, filled) => {
  expect(fillText(text, content)).toBe(filled)
})

test('a text one of whose words is empty does not stand at all', () => {
  expect(fillText('{nama}, {instansi}', { ...content, institution: null })).toBeNull()
})

test('one alone signs on the right', () => {
  const alone = { ...content, signers: content.signers.slice(1) }
  expect(fillText('{penanda-tangan}', alone)).toBe(second?.name)
  expect(fillText('{jabatan-kiri}', alone)).toBeNull()
  expect(fillText('{penanda-tangan-kiri}', alone)).toBeNull()
})

test("the office's name stands before the portal's", () => {
  expect(fillText('{kantor}', { ...content, office: 'BPKH' })).toBe('BPKH')
})

test('words that nobody knows are named as they were written', () => {
  expect(unknownWords('{nama} {NIP} {constructor}')).toEqual(['NIP', 'constructor'])
})
