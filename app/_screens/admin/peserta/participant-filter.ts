import type { Participant } from '@/lib/entities/user'

/** Names as they stand in the address and in the selects; '' shows all. */
export type ParticipantFilter = { instansi: string; minat: string }

/** Stands for interests that a participant wrote in their own words. */
const OTHER_INTEREST = 'Lainnya'

/** The institution from the list, else the name that the participant typed. */
export const institutionOf = ({ asalInstansi, namaInstansi }: Participant): string =>
  asalInstansi?.name || namaInstansi || ''

const interestsOf = ({ coachingYangDiminati, coachingLainnya }: Participant) => [
  ...coachingYangDiminati.map(({ name }) => name),
  ...(coachingLainnya?.trim() ? [OTHER_INTEREST] : []),
]

const collator = new Intl.Collator('id', { sensitivity: 'base' })

const distinct = (names: readonly string[]) =>
  [...new Set(names)].filter(Boolean).sort(collator.compare)

/** What the participants can be filtered by: only what occurs among them. */
export const filterChoices = (participants: readonly Participant[]) => ({
  instansi: distinct(participants.map(institutionOf)),
  minat: distinct(participants.flatMap(interestsOf)),
})

export type FilterChoices = ReturnType<typeof filterChoices>

/** The filter of an address; names that nobody has mean all (decision 20). */
export const filterOf = (
  query: URLSearchParams,
  choices: FilterChoices,
): ParticipantFilter => {
  const known = (key: keyof ParticipantFilter) =>
    choices[key].find((name) => name === query.get(key)) ?? ''
  return { instansi: known('instansi'), minat: known('minat') }
}

export const matchesFilter = (
  participant: Participant,
  { instansi, minat }: ParticipantFilter,
): boolean =>
  (!instansi || institutionOf(participant) === instansi) &&
  (!minat || interestsOf(participant).includes(minat))
