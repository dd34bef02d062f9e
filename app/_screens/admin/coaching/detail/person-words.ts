/** Titles before a name, and words around one in meetings. What stands behind a name is told by its form. */
const NOISE: ReadonlySet<string> = new Set(
  `prof dr drs dra drh drg ir hj kh apt ns pdt bapak ibu pak bu sdr sdri h tuan rumah
  host iphone ipad android galaxy`.split(/\s+/),
)
/** Degrees as they are written without dots and capitals. */
const BARE_DEGREES: ReadonlySet<string> = new Set(
  `sh st se sp sk sip si sos hut pd kom kes ag mm msi mp mt mkom amd spd shut ssi ssos sik skom mhut msc phd
  mba mph mpd skm ses sag mag mhum skh mling mfor lc sap map sst stp sstp skpm sikom spdi mpdi shutt strhut amdhut amdt
  bscf mforsc mtrap mpa mpp murp mil llm mbiotech sppd spt smat sstat sgeo sars sds sbio spi skel sgz
  ipp ipm ipu ners psikolog ak ca cpa`.split(/\s+/),
)
const MUHAMMAD = /^(m|mh?d|mohd|m(oe?|u)[ck]?h(amm?[ae]d)?)$/

const LEVEL = '(?:S|M|D|B|A|LL|Ph|Sp|Lc|Dipl|Ed)'
/** 'S.P.', 'M.Sc', 'Ph.D.', 'S.Tr.Hut', 'M.Ling.': a level and its subject, with dots between. */
const DOTTED = new RegExp(`^${LEVEL}(\\.\\p{L}{1,4})+\\.?$`, 'iu')
/** 'SHut', 'MSc', 'ST', 'PhD': a level and its subject in capitals of their own. */
const CAPITALS = new RegExp(`^${LEVEL}\\p{Lu}\\p{Ll}{0,4}$`, 'u')
/** 'S. Hut', 'M. Si.', 'A.Md. Hut.' behind a comma. */
const SPACED = /^(\p{L}{1,4}\.\s*)+\p{L}{0,5}\.?$/u

const isDegree = (word: string): boolean =>
  DOTTED.test(word) || CAPITALS.test(word) || BARE_DEGREES.has(bare(word))

/** Whether a part behind a comma is degrees alone, and not the first name of 'Rahma, Siti'. */
const isTail = (part: string): boolean => {
  const words = part.trim().split(/\s+/)
  return SPACED.test(part.trim()) || words.every(isDegree) || isDegree(words.join(''))
}

const bare = (word = ''): string => word.replaceAll('.', '').toLowerCase()

/** How many of the last words are a degree; of 'M. Si' both, but 'M. Ali' is a name. */
const earned = (words: readonly string[]): number => {
  const [level = '', subject = ''] = words.slice(-2)
  const isSplit = /^\p{L}\.?$/u.test(level) && BARE_DEGREES.has(bare(subject))
  if (words.length > 2 && isSplit && isDegree(level + subject)) return 2
  return words.length > 1 && isDegree(words.at(-1) ?? '') ? 1 : 0
}

/** Titles of two words: 'K.H.' before a name, 'ASEAN Eng.' behind it. */
const OF_TWO_WORDS = /\bk\.\s*h\b\.?(?=\s*\p{L})|,?\s*\basean\s+eng\b\.?/giu

/** The name before what was earned: 'Siti Rahma' of 'Siti Rahma S.Hut, M. Si'. */
const withoutDegrees = (name: string): string => {
  const [first = '', ...parts] = name.split(',')
  let words = first.trim().split(/\s+/)
  while (earned(words) > 0) words = words.slice(0, -earned(words))
  return [words.join(' '), ...parts.filter((part) => !isTail(part))].join(' ')
}

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
  const words = bareWords(withoutDegrees(name.replace(OF_TWO_WORDS, ' '))).map((word) =>
    MUHAMMAD.test(word) ? 'muhammad' : word,
  )
  const named = words.filter((word) => !NOISE.has(word))
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
