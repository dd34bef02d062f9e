/** Titles, degrees and words around a name in meetings; 'm' and its longer forms are all Muhammad. */
const NOISE: ReadonlySet<string> = new Set(
  `prof dr drs dra drh drg ir hj kh apt bapak ibu pak bu sdr sdri h s sh st se sp si sos hut pd kom kes ag
  mm msi mp mt mkom amd spd shut ssi st sik skom mhut tuan rumah host iphone ipad android galaxy`.split(
    /\s+/,
  ),
)
const MUHAMMAD = /^(m|mh?d|moh|muh|moch|much|mohd|mohamm?ad|muhamm?ad|mochamm?ad)$/

const bareWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? []

/**
 * The words of a person's name for comparing: lower case, no accents, titles or degrees; a name that is
 * nothing else keeps its words. 'Dr. Ir. M. Rizky Pratama, M.Si.' gives muhammad, rizky, pratama.
 */
export const personWords = (name: string): string[] => {
  const words = bareWords(name).map((word) => (MUHAMMAD.test(word) ? 'muhammad' : word))
  // 'M.Si.' leaves an 'm' of its own behind: before a degree it is part of it
  const behindComma = bareWords(name.split(',')[0] ?? '').length
  const named = words.filter(
    (word, index) => !NOISE.has(word) && !(word === 'muhammad' && index >= behindComma),
  )
  return named.length > 0 ? named : words
}

const LONG = 5

/** Whether one letter was added, lost or changed. */
const isOneLetterOff = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < LONG || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.length === long.length ? at + 1 : at
  return short.slice(rest) === long.slice(at + 1)
}

/** How alike two words of names are: the same 1, a misspelling 0.8, an initial 0.5, else 0. */
const wordLikeness = (a: string, b: string): number => {
  if (a === b) return 1
  if (isOneLetterOff(a, b)) return 0.8
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length === 1 && long.startsWith(short) ? 0.5 : 0
}

/** Two words at least must meet, and two thirds of the shorter name: 'Siti' alone may be anybody. */
const ENOUGH_WORDS = 1.5
const ENOUGH_SHARE = 2 / 3

/**
 * How alike two names are, 0 to 1 by the shorter one, so that 'BPKH XI_Siti Rahma' is like 'Siti Rahma'. 0 where too
 * little meets to propose that they are one person.
 */
export const nameLikeness = (a: readonly string[], b: readonly string[]): number => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const left = [...long]
  let sum = 0
  for (const word of short) {
    const likeness = left.map((other) => wordLikeness(word, other))
    const best = Math.max(0, ...likeness)
    if (best > 0) left.splice(likeness.indexOf(best), 1)
    sum += best
  }
  const share = sum / Math.max(1, short.length)
  return sum >= ENOUGH_WORDS && share >= ENOUGH_SHARE ? share : 0
}
