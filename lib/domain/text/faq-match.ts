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

export type FaqIndex = readonly {
  id: string
  question: string
  answer: string
  inQuestion: Set<string>
  inAnswer: Set<string>
}[]

/** Prepares rich-text FAQs once, so that matching while typing costs nothing noticeable. */
export const faqIndex = (faqs: readonly FaqText[]): FaqIndex =>
  faqs.map(({ id, question, answer }) => ({
    id,
    question: plainText(question),
    answer,
    inQuestion: stemsOf(plainText(question)),
    inAnswer: stemsOf(plainText(answer)),
  }))

/** Rare words tell more than those of every second entry. */
const weight = (index: FaqIndex, word: string): number => {
  const holders = index.filter(
    (faq) => faq.inQuestion.has(word) || faq.inAnswer.has(word),
  ).length
  return holders === 0 ? 0 : Math.log(1 + index.length / holders)
}

/**
 * Entries that may already answer `question`, best first. An entry counts when it shares a word of its own
 * question and at least two words in all, so that one common word brings nothing up.
 */
export const matchingFaqs = (index: FaqIndex, question: string): FaqIndex => {
  const words = [...stemsOf(question)]
  const weights = new Map(words.map((word) => [word, weight(index, word)]))
  return index
    .map((faq) => {
      const asked = words.filter((word) => faq.inQuestion.has(word))
      const told = words.filter(
        (word) => !faq.inQuestion.has(word) && faq.inAnswer.has(word),
      )
      const sum = (found: string[]) =>
        found.reduce((total, word) => total + (weights.get(word) ?? 0), 0)
      const isMatch = asked.length > 0 && asked.length + told.length >= 2
      return { faq, score: isMatch ? 2 * sum(asked) + sum(told) : 0 }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_MATCHES)
    .map(({ faq }) => faq)
}
