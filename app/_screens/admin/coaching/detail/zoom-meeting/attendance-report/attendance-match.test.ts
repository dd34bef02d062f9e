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
    kinds: ['1 email Siti', '2 none -'],
    strangers: ['Siti Rahma', 'Pak Camat'],
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

test('a tie is a tie: whoever is only alike is not proposed in the place of two of that name', () => {
  const people = [
    ...[person('1', 'Siti Rahma'), person('2', 'Siti Rahma')],
    person('3', 'Siti Rahmah'),
  ]
  expect(found(people, [visitor('Siti Rahma')]).kinds).toEqual([
    ...['1 none -', '2 none -', '3 none -'],
  ])
})

test('visitors of different names who fit one participant equally well are left to the admin', () => {
  const visitors = [visitor('Siti Nur', '', 90), visitor('Nur Aisyah')]
  expect(found([person('1', 'Siti Nur Aisyah')], visitors).kinds).toEqual(['1 none -'])
})

test('the exact order of words beats another order', () => {
  const people = [person('1', 'Putri Ayu Lestari'), person('2', 'Ayu Putri Lestari')]
  expect(found(people, [visitor('Putri Ayu Lestari')]).kinds).toEqual([
    '1 name Putri Ayu Lestari',
    '2 none -',
  ])
})

const DEGREES = [
  ...['S.P.', 'S.T.', 'S.E.', 'M.P.', 'M.Sc.', 'A.Md.', 'Ph.D.', 'M.Ling.', 'M.For.'],
  ...['S.Hut', 'SHut', 'S. Hut.', 'S.Tr.Hut.', 'ST', 'MSc', 'Sp.PD', 'M.Pd.I', 'Lc.'],
]

test.each(DEGREES)(
  '%s behind a name is no part of it, with and without a comma',
  (degree) => {
    for (const name of [
      `Siti Rahma, ${degree}`,
      `Siti Rahma ${degree}`,
      `Siti Rahma ${degree}, M.Si.`,
    ])
      expect(found([person('1', 'Siti Rahma')], [visitor(name)]).kinds).toEqual([
        `1 name ${name}`,
      ])
  },
)

test.each(['M. Ali Akbar', 'M.Ali Akbar', 'Ali M. Akbar'])(
  'the initial of %s is no degree',
  (name) => {
    expect(found([person('1', 'Muhammad Ali Akbar')], [visitor(name)]).kinds[0]).toMatch(
      /^1 (name|similar) /,
    )
  },
)

/** Made-up names of three words, each of its own, and as people write them in a meeting. */
const corpus = () => {
  const first = 'Siti Budi Agus Dewi Eko Fitri Gunawan Hesti Indah Joko'.split(' ')
  const middle = 'Ayu Nur Putri Rizky Wahyu Kartika Dian Bayu'.split(' ')
  const last = 'Lestari Pratama Saputra Wulandari Hidayat Siregar Simanjuntak'.split(' ')
  const names = first.flatMap((a) => middle.flatMap((b) => last.map((c) => [a, b, c])))
  const ways = [
    ...['Dr. Ir. {abc}, S.Hut., M.Si.', '{abc} S.P', 'H. {abc}, S.T., M.Sc., Ph.D.'],
    ...['{c}, {ab}', 'Hj. {abc} A.Md.', '{abc}, M. Ling.', 'drh. {abc} SHut MSc'],
    ...['Prof. {abc}, M.For.', '{abc}', '{c} {ab}, S.E., M.M.'],
  ]
  return names.map(([a, b, c], index) => ({
    person: person(`${index}`, `${a} ${b} ${c}`),
    written: (ways[index % ways.length] ?? '')
      .replace('{abc}', `${a} ${b} ${c}`)
      .replace('{ab}', `${a} ${b}`)
      .replace('{c}', `${c}`),
  }))
}

test('of 560 participants with titles, degrees and orders of their own none is taken for another', () => {
  const all = corpus()
  expect(all).toHaveLength(560)
  const people = all.map((one) => one.person)
  const visitors = all.map(({ written }) => visitor(written))
  const { matches } = matchAttendance(people, visitors)
  const wrong = matches.filter(
    ({ visitor: who }, index) => who?.names[0] !== all[index]?.written,
  )
  expect(
    wrong.map(
      ({ id, visitor: who }) => `${all[Number(id)]?.person.name}: ${who?.names[0]}`,
    ),
  ).toEqual([])
  // half of them stayed away: nobody is proposed for somebody else's entry
  const half = visitors.filter((_, index) => index % 2 === 0)
  const proposed = matchAttendance(people, half).matches.filter(({ visitor: who }) => who)
  expect(proposed.map(({ id }) => Number(id) % 2)).toEqual(half.map(() => 0))
})
