import { withoutPerson } from './without-person.ts'

const SITI = {
  ...{ fullName: 'Siti Rahma, S.Hut.', username: 'siti.r', email: 'siti@contoh.go.id' },
  whatsapp: '+62 (812) 999-000',
}

test.each([
  ['Saya SITI  RAHMA, S.Hut. dari Balai.', 'Saya [dihapus] dari Balai.'],
  ['Balas ke siti@contoh.go.id, ya', 'Balas ke [dihapus], ya'],
  ['Hubungi +62 (812) 999-000!', 'Hubungi [dihapus]!'],
  ['siti.rahasia bukan nama', 'siti.rahasia bukan nama'],
  ['Tanpa nama', 'Tanpa nama'],
])('%s', (text, left) => expect(withoutPerson(text, SITI)).toBe(left))

test('a name that is anybody’s word stays', () => {
  expect(withoutPerson('apa itu', { ...SITI, username: 'apa' })).toBe('apa itu')
})
