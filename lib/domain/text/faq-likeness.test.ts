import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faqIndex, matchingFaqs } from './faq-match.ts'

/** An entry of a FAQ with questions that were judged by hand: `yes` are answered by it, `no` are not. */
type JudgedEntry = { question: string; answer: string; yes: string[]; no: string[] }

/**
 * 40 entries, 200 judged pairs, as field staff of forestry offices write: short, formal, abbreviated and
 * misspelt. The limits of the rule were set by the 1st, 3rd, … of them; the others are held out.
 */
const JUDGED: JudgedEntry[] = JSON.parse(
  readFileSync(join(__dirname, 'judged-pairs.json'), 'utf8'),
)

const index = faqIndex(
  JUDGED.map(({ question, answer }, at) => ({ id: String(at), question, answer })),
)

/** Whatever is shown besides the entry that was judged counts as a stranger. */
function measure(half: 'set by' | 'held out') {
  const own = JUDGED.map((entry, at) => ({ ...entry, id: String(at) })).filter(
    (_, at) => at % 2 === (half === 'set by' ? 0 : 1),
  )
  const shown = (question: string) => matchingFaqs(index, question).map(({ id }) => id)
  const strangers: string[] = []
  let friends = 0
  for (const { id, question, yes, no } of own) {
    for (const asked of yes) {
      for (const found of shown(asked)) {
        if (found === id) friends++
        else strangers.push(`${asked} => ${index[Number(found)]?.question}`)
      }
    }
    for (const asked of no) {
      for (const found of shown(asked)) {
        const told = found === id ? question : index[Number(found)]?.question
        strangers.push(`${asked} => ${told}`)
      }
    }
  }
  const alike = own.reduce((count, { yes }) => count + yes.length, 0)
  return {
    pairs: own.reduce((count, { yes, no }) => count + yes.length + no.length, 0),
    precision: friends / (friends + strangers.length),
    recall: friends / alike,
    strangers,
  }
}

test('200 pairs were judged, half of them held out', () => {
  expect(measure('set by').pairs).toBe(100)
  expect(measure('held out').pairs).toBe(100)
})

test.each(['set by', 'held out'] as const)(
  "'nothing rather than a stranger': precision at least 0.95 on the half %s",
  (half) => {
    const { precision, recall, strangers } = measure(half)
    process.stdout.write(
      `Mirip FAQ, ${half}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`,
    )
    expect({ isPrecise: precision >= 0.95, strangers }).toMatchObject({ isPrecise: true })
    expect(recall).toBeGreaterThan(0.5)
  },
)
