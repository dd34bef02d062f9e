/** Titles that stand before a name, with or without their dot; degrees behind it follow a comma. */
const TITLES: ReadonlySet<string> = new Set(
  'prof dr drs dra drh drg ir hj kh apt bapak ibu pak bu sdr sdri'.split(' '),
)

const isTitle = (word: string): boolean => {
  const bare = word.replace(/\./g, '').toLowerCase()
  // 'M.' is a shortened name, 'H.' (haji) is a title; 'S.Hut.' has more than one letter.
  const isDegree = word.endsWith('.') && bare.length > 1
  return isDegree || word.toLowerCase() === 'h.' || TITLES.has(bare)
}

/** One or two capitals for a portrait placeholder: 'Dr. Ir. Sari Dewi, M.Si.' gives 'SD' (decision 36). */
export const initials = (fullName: string): string => {
  const words = (fullName.split(',')[0] ?? '')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  const names = words.filter((word) => !isTitle(word))
  const chosen = names.length > 0 ? names : words
  const ends = chosen.length > 1 ? [chosen[0], chosen.at(-1)] : [chosen[0]]
  return (
    ends
      .map((word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '')
      .join('')
      .toUpperCase() || '?'
  )
}
