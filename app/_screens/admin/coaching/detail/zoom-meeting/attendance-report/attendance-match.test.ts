import { matchAttendance } from './attendance-match'
import type { Visitor } from './meeting-report'

const visitor = (names: string | string[], email = '', minutes = 60): Visitor => ({
  names: [names].flat(),
  email,
  minutes,
  joins: 1,
})
const person = (id: string, name: string, email = '') => ({ id, name, email })

const found = (people: ReturnType<typeof person>[], visitors: Visitor[]) => {
  const { matches, strangers } = matchAttendance(people, visitors)
  return {
    kinds: matches.map(
      ({ id, kind, visitor: who }) => `${id} ${kind} ${who?.names[0] ?? '-'}`,
    ),
    strangers: strangers.map(({ names }) => names[0]),
  }
}

test.each([
  ['e-mail, whatever the name', 'Siti Rahma', visitor('HP Siti', 'siti@c.id'), 'email'],
  ['the same name', 'Siti Rahma', visitor('siti  RAHMA'), 'name'],
  [
    'the same name under titles',
    'Dr. Ir. Siti Rahma, M.Si.',
    visitor('Siti Rahma'),
    'name',
  ],
  ['the words in another order', 'Siti Rahma', visitor('Rahma, Siti'), 'name'],
  ['the original name of Zoom', 'Siti Rahma', visitor(['Dinas', 'Siti Rahma']), 'name'],
  [
    'Muhammad in any spelling',
    'M. Rizky Pratama',
    visitor('Muhammad Rizky Pratama'),
    'name',
  ],
  [
    'an institution around the name',
    'Siti Rahma',
    visitor('BPKH XI_Siti Rahma'),
    'similar',
  ],
  ['a misspelling', 'Siti Rahmawati', visitor('Siti Rahmawatie'), 'similar'],
  ['a shorter name', 'Siti Nur Rahma', visitor('Siti Rahma'), 'similar'],
  ['an initial', 'I Made Wirawan', visitor('Made W. I'), 'similar'],
  ['one word may be anybody', 'Siti Rahma', visitor('Siti'), 'none'],
  ['somebody else', 'Siti Rahma', visitor('Tono Subagyo'), 'none'],
  ['somebody of the same first name', 'Siti Rahma', visitor('Siti Aminah'), 'none'],
])('by %s', (_, name, who, kind) => {
  const { kinds } = found([person('1', name, 'Siti@c.id')], [who])
  expect(kinds).toEqual([`1 ${kind} ${kind === 'none' ? '-' : who.names[0]}`])
})

test('a person is never matched twice, nor two persons with one of the report', () => {
  const people = [person('1', 'Siti Rahma', 'siti@c.id'), person('2', 'Siti Rahma Dewi')]
  const visitors = [
    visitor('Siti Rahma'),
    visitor('Siti', 'siti@c.id'),
    visitor('Pak Camat'),
  ]
  expect(found(people, visitors)).toEqual({
    kinds: ['1 email Siti', '2 similar Siti Rahma'],
    strangers: ['Pak Camat'],
  })
})

test('two participants of one name are left to the admin', () => {
  const people = [person('1', 'Siti Rahma'), person('2', 'Siti Rahma')]
  expect(found(people, [visitor('Siti Rahma')])).toEqual({
    kinds: ['1 none -', '2 none -'],
    strangers: ['Siti Rahma'],
  })
})

test('of phone and laptop under one name the longer stay is proposed, to be looked at', () => {
  const visitors = [visitor('Siti Rahma', 'a@c.id', 5), visitor('Siti Rahma', 'b@c.id', 80)]
  const { matches, strangers } = matchAttendance([person('1', 'Siti Rahma')], visitors)
  expect(matches).toEqual([{ id: '1', kind: 'similar', visitor: visitors[1] }])
  expect(strangers).toEqual([visitors[0]])
})
