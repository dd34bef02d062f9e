import { useRef, useState } from 'react'
import type { Topic } from '@/app/_screens/faq/faq-topics'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { useQueryText } from '@/lib/router/use-query-text'

/** Between the ids of chosen questions in the address; needs no escaping there. */
const SEPARATOR = '.'

/**
 * What the visitor sees of the FAQ: search, topic and chosen questions (one per topic) live in the
 * hash's query, so that an answer can be shared; opened sections only on the screen.
 */
export function useFaqView(topics: readonly Topic[]) {
  const { query, set } = useHashQuery()
  const [text, setText] = useQueryText('q')
  const wanted = query.get('topik') ?? ''
  const topicId = topics.some(({ id }) => id === wanted) ? wanted : ''
  const chosen = (query.get('jawaban') ?? '').split(SEPARATOR)
  const [startsAtFirst] = useState(!query.has('jawaban'))
  const [toggled, setToggled] = useState<Record<string, boolean>>({})
  const justChosen = useRef<string | null>(null)

  const isChosen = (id: string) => chosen.includes(id)

  function isOpen({ id, questions }: Topic) {
    const isFirst = startsAtFirst && topics[0]?.id === id
    const opens = isFirst || topicId === id || text.trim() !== ''
    return toggled[id] ?? (opens || questions.some((one) => isChosen(one.id)))
  }

  function change({ text: typed, topicId: topic }: { text?: string; topicId?: string }) {
    setToggled({})
    if (typed !== undefined) setText(typed)
    if (topic !== undefined) set({ topik: topic })
  }

  /** Shows a question's answer, or hides it again. */
  function choose(topic: Topic, id: string) {
    const inTopic = new Set(topic.questions.map((one) => one.id))
    const others = chosen.filter((one) => one !== '' && !inTopic.has(one))
    justChosen.current = isChosen(id) ? null : id
    const next = isChosen(id) ? others : [...others, id]
    set({ jawaban: next.join(SEPARATOR) })
  }

  /** Focuses the heading of an answer that was just asked for, not one the address brought along. */
  function focusHeading(id: string, heading: HTMLElement | null) {
    if (!heading || justChosen.current !== id) return
    justChosen.current = null
    heading.focus()
  }

  return {
    filter: { text, topicId },
    change,
    isOpen,
    toggle: (topic: Topic) =>
      setToggled((last) => ({ ...last, [topic.id]: !isOpen(topic) })),
    isChosen,
    choose,
    focusHeading,
  }
}

export type FaqView = ReturnType<typeof useFaqView>
