import { PLAIN_FIELD } from '@/lib/domain/certificates/ready-template'
import { fieldWords, placeWords } from './field-words'

const NAME = {
  ...PLAIN_FIELD,
  ...{ id: 'a', kind: 'text' as const, text: '{nama}' },
  ...{ x: 20.5, y: 40, width: 60, height: 10 },
}

test('a field is told by its place', () => {
  expect(placeWords(NAME)).toBe('{nama}: 20,5 mm dari kiri, 40 mm dari atas, 60 × 10 mm')
})

test.each([
  ...[{ x: 21 }, { y: 41 }, { width: 61 }, { height: 11 }, { text: '{topik}' }],
  ...[{ size: 31 }, { font: 'serif' as const }, { align: 'right' as const }],
  ...[{ bold: !NAME.bold }, { underline: !NAME.underline }, { spacing: 7 }],
  { color: '#123456' },
])('two versions that differ by %j read differently', (change) => {
  expect(fieldWords({ ...NAME, ...change })).not.toBe(fieldWords(NAME))
})
