import { groupBy } from '@/app/_screens/admin/coaching/detail/group-by'
import {
  nameLikeness,
  personWords,
} from '@/app/_screens/admin/coaching/detail/person-words'
import type { Id } from '@/lib/entities/identity'
import type { Visitor } from './meeting-report'

/** How a participant was found in a meeting report, surest first. */
export const MATCH_KINDS = ['email', 'name', 'similar', 'none'] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

type Person = { id: Id; name: string; email: string }

export type Match = { id: Id; kind: MatchKind; visitor: Visitor | null }

type Entry = { visitor: Visitor; words: string[][] }
type Candidate = { person: Person; words: string[]; keys: string }

const keyOf = (words: readonly string[]): string => words.toSorted().join(' ')

/** Finds pairs one step after the other; whoever has been found once is out of the next steps. */
const createPairing = (people: readonly Person[], visitors: readonly Visitor[]) => {
  const found = new Map<Id, Match>()
  const used = new Set<Visitor>()
  const candidates: Candidate[] = people.map((person) => {
    const words = personWords(person.name)
    return { person, words, keys: keyOf(words) }
  })
  const entries: Entry[] = visitors.map((visitor) => ({
    visitor,
    words: visitor.names.map(personWords),
  }))
  return {
    found,
    used,
    freePeople: () => candidates.filter(({ person }) => !found.has(person.id)),
    freeVisitors: () => entries.filter(({ visitor }) => !used.has(visitor)),
    pair: (id: Id, visitor: Visitor, kind: MatchKind) => {
      found.set(id, { id, kind, visitor })
      used.add(visitor)
    },
  }
}

type Pairing = ReturnType<typeof createPairing>

const pairByEmail = ({ freePeople, freeVisitors, pair }: Pairing) => {
  const byEmail = new Map(
    freeVisitors().map((entry) => [entry.visitor.email, entry.visitor]),
  )
  for (const { person } of freePeople()) {
    const visitor = person.email && byEmail.get(person.email.toLowerCase())
    if (visitor) pair(person.id, visitor, 'email')
  }
}

/** The same name on both sides, and nobody else of that name on either. */
const pairByName = ({ freePeople, freeVisitors, pair }: Pairing) => {
  const people = groupBy(freePeople(), ({ keys }) => keys)
  const visitors = groupBy(
    freeVisitors().flatMap(({ visitor, words }) =>
      [...new Set(words.map(keyOf))].map((key) => ({ key, visitor })),
    ),
    ({ key }) => key,
  )
  const taken = new Set<Visitor>()
  for (const [key, [first, ...others]] of people) {
    const [same, ...more] = visitors.get(key) ?? []
    if (!first || !same || others.length > 0 || more.length > 0 || taken.has(same.visitor))
      continue
    taken.add(same.visitor)
    pair(first.person.id, same.visitor, 'name')
  }
}

/**
 * Best pairs first, of equal ones the longer stay: phone and laptop of one person. Where two persons fit a visitor equally
 * well, none of them is proposed.
 */
const pairBySimilarName = ({ found, used, freePeople, freeVisitors, pair }: Pairing) => {
  const visitors = freeVisitors()
  const pairs = freePeople()
    .flatMap(({ person, words }) =>
      visitors.map(({ visitor, words: names }) => ({
        id: person.id,
        visitor,
        likeness: Math.max(...names.map((name) => nameLikeness(words, name))),
      })),
    )
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || b.visitor.minutes - a.visitor.minutes)
  const byVisitor = groupBy(pairs, ({ visitor }) => visitor)
  for (const best of pairs) {
    if (found.has(best.id) || used.has(best.visitor)) continue
    const hasRival = byVisitor
      .get(best.visitor)
      ?.some(
        ({ id, likeness }) =>
          id !== best.id && likeness === best.likeness && !found.has(id),
      )
    if (hasRival) continue
    pair(best.id, best.visitor, 'similar')
  }
}

/**
 * Proposes for each participant who of a meeting report that was: by e-mail, else by the same name, else by a similar one,
 * else nobody. Nobody of the report is proposed for two participants, nor two of them for one.
 */
export const matchAttendance = (
  people: readonly Person[],
  visitors: readonly Visitor[],
): { matches: Match[]; strangers: Visitor[] } => {
  const pairing = createPairing(people, visitors)
  pairByEmail(pairing)
  pairByName(pairing)
  pairBySimilarName(pairing)
  const none = (id: Id): Match => ({ id, kind: 'none', visitor: null })
  return {
    matches: people.map(({ id }) => pairing.found.get(id) ?? none(id)),
    strangers: visitors.filter((visitor) => !pairing.used.has(visitor)),
  }
}
