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
    ...{ candidates, entries, found, used },
    pair: (id: Id, visitor: Visitor, kind: MatchKind) => {
      found.set(id, { id, kind, visitor })
      used.add(visitor)
    },
  }
}

type Pairing = ReturnType<typeof createPairing>

const pairByEmail = ({ candidates, entries, pair }: Pairing) => {
  const byEmail = new Map(entries.map(({ visitor }) => [visitor.email, visitor]))
  for (const { person } of candidates) {
    const visitor = person.email && byEmail.get(person.email.toLowerCase())
    if (visitor) pair(person.id, visitor, 'email')
  }
}

/** The same name on both sides, and nobody else of that name on either. */
const pairByName = (
  { candidates, entries, found, used, pair }: Pairing,
  keyOfName: (words: readonly string[]) => string,
) => {
  const people = groupBy(candidates, ({ words }) => keyOfName(words))
  const visitors = groupBy(
    entries.flatMap(({ visitor, words }) =>
      [...new Set(words.map(keyOfName))].map((key) => ({ key, visitor })),
    ),
    ({ key }) => key,
  )
  for (const [key, [first, ...others]] of people) {
    const [same, ...more] = visitors.get(key) ?? []
    if (!first || !same || others.length > 0 || more.length > 0) continue
    if (found.has(first.person.id) || used.has(same.visitor)) continue
    pair(first.person.id, same.visitor, 'name')
  }
}

/** The greatest by a measure; several where they are equal. */
const greatest = <T>(all: readonly T[], measure: (one: T) => number): T[] => {
  const most = Math.max(...all.map(measure))
  return all.filter((one) => measure(one) === most)
}

/**
 * A visitor is proposed for the one participant whom the name fits best, exactly the same before alike; where it fits two
 * equally well, or best somebody who has been found already, for nobody. Of several such visitors of one name the longest
 * stay is taken (phone and laptop of one person); of different names none.
 */
const pairBySimilarName = ({ candidates, entries, found, used, pair }: Pairing) => {
  const fits = entries
    .filter(({ visitor }) => !used.has(visitor))
    .flatMap(({ visitor, words: names }) => {
      const all = candidates.map(({ person, words, keys }) => {
        const isExact = names.some((name) => keyOf(name) === keys)
        const likeness = Math.max(...names.map((name) => nameLikeness(words, name)))
        return { id: person.id, visitor, names, score: isExact ? 2 : likeness }
      })
      const [best, ...rivals] = greatest(all, ({ score }) => score)
      return best && best.score > 0 && rivals.length === 0 ? [best] : []
    })
  for (const [id, ofPerson] of groupBy(fits, ({ id }) => id)) {
    if (found.has(id)) continue
    const best = greatest(ofPerson, ({ score }) => score)
    const isOneName = new Set(best.map(({ names }) => names.map(keyOf).join())).size === 1
    const [longest] = greatest(best, ({ visitor }) => visitor.minutes)
    if (longest && isOneName) pair(id, longest.visitor, 'similar')
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
  pairByName(pairing, (words) => words.join(' '))
  pairByName(pairing, keyOf)
  pairBySimilarName(pairing)
  const none = (id: Id): Match => ({ id, kind: 'none', visitor: null })
  return {
    matches: people.map(({ id }) => pairing.found.get(id) ?? none(id)),
    strangers: visitors.filter((visitor) => !pairing.used.has(visitor)),
  }
}
