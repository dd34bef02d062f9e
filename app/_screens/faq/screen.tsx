import { MessageCircleQuestion, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { filterTopics, type Topic, topicsOf } from '@/app/_screens/faq/faq-topics'
import { PrintedAnswers } from '@/app/_screens/faq/printed-answers'
import { TopicSection } from '@/app/_screens/faq/topic-section'
import { type FaqView, useFaqView } from '@/app/_screens/faq/use-faq-view'
import { QueryState } from '@/app/_screens/query-state'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { SearchBox } from '@/components/ui/search-box'
import { SelectBox } from '@/components/ui/select-box'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { usePrinting } from '@/lib/browser/use-printing'
import { api } from '@/lib/contract'
import type { CategoryWithFaqs } from '@/lib/entities/content'

/** Questions and answers by topic (§2 /faq). */
export default function FaqScreen() {
  const categories = useQuery(api.category.list)
  return (
    <>
      <PageHeading text="Jawaban atas pertanyaan yang sering diajukan tentang coaching.">
        FAQ
      </PageHeading>
      <QueryState query={categories} title="FAQ tidak dapat dimuat" skeleton={<Places />}>
        {(data) =>
          data.some(({ faqs }) => faqs.length > 0) ? (
            <Faqs categories={data} />
          ) : (
            <NothingYet />
          )
        }
      </QueryState>
    </>
  )
}

function Faqs({ categories }: { categories: readonly CategoryWithFaqs[] }) {
  const topics = useMemo(() => topicsOf(categories), [categories])
  const view = useFaqView(topics)
  const isPrinting = usePrinting()
  const found = filterTopics(topics, view.filter)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <div className="no-print">
        <FaqFilterBar topics={topics} view={view} />
        <p role="status" className="sr-only">
          {`${count} pertanyaan ditemukan`}
        </p>
        <div className="space-y-4">
          {found.map((topic) => (
            <TopicSection key={topic.id} topic={topic} view={view} />
          ))}
        </div>
        {found.length === 0 && (
          <NothingFound onReset={() => view.change({ text: '', topicId: '' })} />
        )}
      </div>
      {isPrinting && <PrintedAnswers found={found} topics={topics} filter={view.filter} />}
    </>
  )
}

/** Beside each other where their letters have room. */
const FILTERS = 'grid @md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] gap-4'

function FaqFilterBar({ topics, view }: { topics: readonly Topic[]; view: FaqView }) {
  const { filter, change } = view
  return (
    <section aria-label="Saring pertanyaan" className="@container mb-6">
      <div className={FILTERS}>
        <SelectBox
          label="Topik"
          value={filter.topicId}
          onChange={(topicId) => change({ topicId })}
          options={[
            { value: '', label: 'Semua Topik' },
            ...topics.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SearchBox
          label="Cari pertanyaan"
          placeholder="Kata pertanyaan atau jawaban"
          value={filter.text}
          onChange={(text) => change({ text })}
        />
      </div>
    </section>
  )
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="Tidak ada pertanyaan yang cocok"
      text="Ubah kata pencarian atau pilih topik lain."
      action={
        <Button variant="secondary" onClick={onReset}>
          Hapus pencarian
        </Button>
      }
    />
  )
}

function NothingYet() {
  return (
    <EmptyState
      icon={<MessageCircleQuestion />}
      title="Belum ada pertanyaan"
      text="Pertanyaan yang sering diajukan akan tampil di halaman ini."
    />
  )
}

function Places() {
  return (
    <div className="@container space-y-4">
      <div className={`${FILTERS} mb-6`}>
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
      <Skeleton className="h-80 w-full rounded-lg" />
      <Skeleton className="h-14 w-full rounded-lg" />
      <Skeleton className="h-14 w-full rounded-lg" />
    </div>
  )
}
