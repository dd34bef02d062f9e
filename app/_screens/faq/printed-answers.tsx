import type { Topic } from '@/app/_screens/faq/faq-topics'
import { RichText } from '@/components/content/rich-text'

/** Every question with its answer, for paper: nothing can be opened there. */
export function PrintedAnswers({ topics }: { topics: readonly Topic[] }) {
  const withQuestions = topics.filter(({ questions }) => questions.length > 0)
  return (
    <div className="hidden print:block">
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
