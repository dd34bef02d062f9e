import { plainText } from './search.ts'

type FaqText = { id: string; question: string; answer: string }

/** How many entries unfold under a question ('up to three'). */
const MAX_MATCHES = 3

/** Words that stand in nearly every question and say nothing of its topic. */
const STOP_WORDS = new Set(
  `ada adalah agar akan anda apa apabila apakah atas atau bagaimana bagi bahwa banyak bila bisa boleh cara dalam
  dan dapat dari dengan di harus hanya ini itu jika juga kami kapan karena kalau ke kenapa kepada kita lagi lain lewat melalui
  mana mengapa mereka oleh pada para perlu pernah saat saja sampai sangat saya sebagai sebelum seberapa secara
  sehingga selama semua seperti serta setelah siapa sudah supaya tentang terhadap tersebut tidak untuk yaitu yang`.split(
    /\s+/,
  ),
)

/** Indonesian builds words around a stem; the commonest affixes go, so that 'pendaftaran' meets 'mendaftar'. */
const stem = (word: string): string => {
  const bare = word
    .replace(/(kah|lah|nya)$/, '')
    .replace(/^(meng|meny|mem|men|peng|peny|pem|pen|ber|ter|per|di|se|ke)(?=.{4})/, '')
    .replace(/(?<=.{4})(kan|an|i)$/, '')
  return bare.length >= 3 ? bare : word
}

/** The telling words of a text, each by its stem: without stop words and the commonest affixes. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])
      .filter((word) => !STOP_WORDS.has(word))
      .map(stem),
  )

/** The consonants of a word, by which it is abbreviated: 'kwsn'. */
const bones = (word: string) => word.replace(/[aiueo]/g, '')

const isAbbreviated = (word: string) => bones(word) === word

/** One letter more, less, other or swapped, in a word long enough for it to be a slip. */
function isSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 5) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const isRest = (skippedOfA: number, skippedOfB: number) =>
    a.slice(at + skippedOfA) === b.slice(at + skippedOfB)
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && isRest(2, 2)
  return isSwapped || isRest(1, 0) || isRest(0, 1) || isRest(1, 1)
}

/** 'bts' of 'batas'; 'kwsn' of 'kawas', whose ending the stem has lost. */
function isShortFor(typed: string, stem: string): boolean {
  const rest = bones(stem)
  return (
    isAbbreviated(typed) &&
    rest.length >= 3 &&
    (typed === rest || typed.slice(0, -1) === rest)
  )
}

/** Whether a typed word is meant for a stem of an entry. */
const isMeant = (typed: string, stem: string): boolean =>
  typed === stem || isSlip(typed, stem) || isShortFor(typed, stem)

type FaqEntry = {
  id: string
  question: string
  answer: string
  inQuestion: readonly string[]
  inAnswer: readonly string[]
}
export type FaqIndex = readonly FaqEntry[]

/** Prepares rich-text FAQs once, so that matching while typing costs nothing noticeable. */
export const faqIndex = (faqs: readonly FaqText[]): FaqIndex =>
  faqs.map(({ id, question, answer }) => ({
    id,
    question: plainText(question),
    answer,
    inQuestion: [...stemsOf(plainText(question))],
    inAnswer: [...stemsOf(plainText(answer))],
  }))

const isIn = (stems: readonly string[], word: string) =>
  stems.some((stem) => isMeant(word, stem))

/**
 * Rare words tell more than those of every second entry, and a word of no entry that there is something else
 * in the question; an abbreviation that stands for none of their words tells nothing.
 */
function weight(index: FaqIndex, word: string): number {
  const holders = index.filter(
    ({ inQuestion, inAnswer }) => isIn(inQuestion, word) || isIn(inAnswer, word),
  ).length
  if (holders === 0 && isAbbreviated(word)) return 0
  return Math.log(1 + index.length / Math.max(1, holders))
}

/** How much of what is asked the entry speaks of, and of what its own question asks is asked: set by half of the judged pairs. */
const SPOKEN_OF = 0.6
const ASKED_FOR = 0.8

/**
 * Entries that may already answer `question`, best first. Two shared words are the least, and what the two
 * do not share must weigh little on either side: nothing is better than a stranger.
 */
export const matchingFaqs = (index: FaqIndex, question: string): FaqIndex => {
  const words = [...stemsOf(question)]
  const weights = new Map<string, number>()
  const weigh = (word: string) => {
    const known = weights.get(word) ?? weight(index, word)
    weights.set(word, known)
    return known
  }
  const sum = (some: readonly string[]) =>
    some.reduce((total, word) => total + weigh(word), 0)
  const all = sum(words)
  const rate = (faq: FaqEntry): number => {
    const asked = words.filter((word) => isIn(faq.inQuestion, word))
    if (asked.length < 2) return 0
    const told = words.filter((word) => !asked.includes(word) && isIn(faq.inAnswer, word))
    const met = faq.inQuestion.filter((stem) => words.some((word) => isMeant(word, stem)))
    const spokenOf = (sum(asked) + sum(told) / 2) / all
    const askedFor = sum(met) / sum(faq.inQuestion)
    return spokenOf >= SPOKEN_OF && askedFor >= ASKED_FOR ? spokenOf + askedFor : 0
  }
  return index
    .map((faq) => ({ faq, score: rate(faq) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_MATCHES)
    .map(({ faq }) => faq)
}
