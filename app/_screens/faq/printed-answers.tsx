import type { FaqFilter, Topic } from '@/app/_screens/faq/faq-topics'
import { RichText } from '@/components/content/rich-text'

const countOf = (topics: readonly Topic[]) =>
  topics.reduce((sum, { questions }) => sum + questions.length, 0)

type PrintedAnswersProps = {
  /** What the filter lets through. */
  found: readonly Topic[]
  topics: readonly Topic[]
  filter: FaqFilter
}

/** That the paper holds a part, and by what; null where it holds all. */
function partText({ found, topics, filter }: PrintedAnswersProps): string | null {
  const topic = topics.find(({ id }) => id === filter.topicId)
  const query = filter.text.trim()
  if (!topic && !query) return null
  return [
    `${countOf(found)} dari ${countOf(topics)} pertanyaan`,
    ...(topic ? [`Topik: ${topic.name}`] : []),
    ...(query ? [`Pencarian: “${query}”`] : []),
  ].join(' · ')
}

/** Every question that the filter lets through with its answer, for paper: nothing can be opened there. */
export function PrintedAnswers(props: PrintedAnswersProps) {
  const withQuestions = props.found.filter(({ questions }) => questions.length > 0)
  const part = partText(props)
  return (
    <div className="hidden print:block">
      {part && <p className="mb-4">{part}</p>}
      {withQuestions.map(({ id, name, questions }) => (
        <section key={id} className="mb-8">
          <h2 className="mb-3 font-bold text-xl">{name}</h2>
          {questions.map((one) => (
            <div key={one.id} className="mb-5 break-inside-avoid">
              <h3 className="mb-1 font-bold">{one.question}</h3>
              <RichText html={one.answer} />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
