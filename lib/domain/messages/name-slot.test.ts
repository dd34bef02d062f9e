import { addressedTo } from './name-slot'

test.each([
  ['each place', 'Yth. {nama}, {nama}!', 'Siti', 'Yth. Siti, Siti!'],
  [
    'a name with signs that mean something to replacements',
    '{nama}',
    "$& $' S.Hut.",
    "$& $' S.Hut.",
  ],
  ['a name that is the slot itself', '{nama} {nama}', '{nama}', '{nama} {nama}'],
  ['a message without it', 'Yth. Peserta,', 'Siti', 'Yth. Peserta,'],
])('fills %s', (_, message, name, expected) => {
  expect(addressedTo({ subject: 'Halo', message }, name)).toEqual({
    ...{ subject: 'Halo', message: expected },
  })
})
