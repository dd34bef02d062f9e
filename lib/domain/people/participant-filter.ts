import type { Participant, ParticipantChoices } from '../../entities/user.ts'

/** Names as they stand in the address and in the selects; '' shows all. */
export type ParticipantFilter = { instansi: string; pendidikan: string; minat: string }

export const NO_FILTER: ParticipantFilter = { instansi: '', pendidikan: '', minat: '' }

/** Stands for interests that a participant wrote in their own words; a category may well be named 'Lainnya'. */
export const OTHER_INTEREST = 'Lainnya (ditulis sendiri)'

/** The institution from the list, else the name that the participant typed. */
export const institutionOf = ({ asalInstansi, namaInstansi }: Participant): string =>
  asalInstansi?.name || namaInstansi || ''

const interestsOf = ({ coachingYangDiminati, coachingLainnya }: Participant) => [
  ...coachingYangDiminati.map(({ name }) => name),
  ...(coachingLainnya?.trim() ? [OTHER_INTEREST] : []),
]

/** Education is typed by hand: 'S1' and ' s1' are one. */
const educationOf = ({ pendidikan }: Participant) => pendidikan?.trim() ?? ''

const collator = new Intl.Collator('id', { sensitivity: 'base' })

/** Each name once, in the spelling that comes first; case tells nothing apart. */
export const distinct = (names: readonly string[]) => {
  const spellings = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]))
  return [...spellings.values()].filter(Boolean).sort(collator.compare)
}

/** What the participants can be filtered by: only what occurs among them. */
export const filterChoices = (
  participants: readonly Participant[],
): ParticipantChoices => ({
  instansi: distinct(participants.map(institutionOf)),
  pendidikan: distinct(participants.map(educationOf)),
  minat: distinct(participants.flatMap(interestsOf)),
})

/** The filter of an address; names that nobody has mean all (decision 20). */
export const filterOf = (
  query: URLSearchParams,
  choices: ParticipantChoices,
): ParticipantFilter => {
  const known = (key: keyof ParticipantFilter) =>
    choices[key].find((name) => name === query.get(key)) ?? ''
  return {
    instansi: known('instansi'),
    pendidikan: known('pendidikan'),
    minat: known('minat'),
  }
}

const isWanted = (wanted: string, names: readonly string[]) =>
  wanted === '' || names.some((name) => name.toLowerCase() === wanted.toLowerCase())

export const matchesFilter = (
  participant: Participant,
  { instansi, pendidikan, minat }: ParticipantFilter,
): boolean =>
  isWanted(instansi, [institutionOf(participant)]) &&
  isWanted(pendidikan, [educationOf(participant)]) &&
  isWanted(minat, interestsOf(participant))
