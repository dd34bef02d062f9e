import type { AdminCoaching, Coach } from '@/lib/entities/coaching'

export type EarlierPerson = Omit<Coach, 'id' | 'type'>

/** Coaches and moderators of all coachings, each once as they were last, by name. */
export function earlierPeople(coachings: readonly AdminCoaching[]): EarlierPerson[] {
  const people = new Map<string, EarlierPerson>()
  for (const { coaches, moderator } of coachings)
    for (const { id: _, type: __, ...person } of [
      ...coaches,
      ...(moderator ? [moderator] : []),
    ]) {
      const key = [person.name, person.jabatan, person.instansi].join('\n').toLowerCase()
      if (!people.has(key)) people.set(key, person)
    }
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'id'))
}
