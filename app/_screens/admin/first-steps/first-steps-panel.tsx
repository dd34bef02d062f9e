import { useAtomValue } from 'jotai'
import { Check, Circle, Flag } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { createPreference } from '@/lib/browser/preference'
import { api } from '@/lib/contract'
import type { FirstSteps } from '@/lib/entities/office'
import type { FirstStep } from '@/lib/entities/office-values'
import { href } from '@/lib/router/href'
import type { RouteName } from '@/lib/routes'
import { useSession } from '@/lib/session/use-session'

type Plain = Extract<RouteName, `admin/${string}`>

/** What each step is called, where it is done, and what only a superadmin can do. */
const STEPS: Record<FirstStep, { text: string; to: string; isForSuperadmin?: true }> = {
  office: step('Isi nama dan kontak kantor', 'admin/kantor', true),
  institutions: step('Isi daftar instansi', 'admin/asal-instansi'),
  categories: step('Buat kategori FAQ dan topik coaching', 'admin/category'),
  banner: step('Pasang banner di halaman depan', 'admin/beranda'),
  guide: step('Tulis panduan', 'admin/panduan'),
  profile: step('Lengkapi profil dengan video', 'admin/profile'),
  mail: step('Kirim pesan uji coba lewat email', 'admin/sistem', true),
  coaching: step('Tayangkan coaching pertama', 'admin/coaching'),
}

function step(text: string, to: NoParams, isForSuperadmin?: true) {
  return { text, to: href(to), ...(isForSuperadmin && { isForSuperadmin }) }
}
type NoParams = Exclude<Plain, `${string}/detail`>

/** Once all is done nothing is asked any more; whoever folds it sees one line. */
const preference = createPreference<'open' | 'folded' | 'done'>({
  key: 'firstSteps',
  values: ['open', 'folded', 'done'],
  fallback: () => 'open',
})

void preference.start()

/** 'Mulai di sini': what is left of the office's first day, each ticked by what is (rule 27). */
export function FirstStepsPanel() {
  const shown = useAtomValue(preference.valueAtom)
  return shown === 'done' ? null : <Asked isFolded={shown === 'folded'} />
}

function Asked({ isFolded }: { isFolded: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(api.office.steps)
  const role = useSession().role
  const mine = data?.filter(
    ({ step }) => role === 'superadmin' || !STEPS[step].isForSuperadmin,
  )
  const isAllDone = mine?.every(({ isDone }) => isDone) ?? false
  useEffect(() => {
    if (isAllDone) void preference.choose('done')
  }, [isAllDone])
  if (error !== undefined && !data) {
    return (
      <ErrorState
        title="Langkah pertama tidak dapat dimuat"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!mine)
    return <Skeleton className={`mb-6 w-full ${isFolded ? 'h-18' : 'h-114 md:h-61'}`} />
  return isAllDone ? null : <Steps steps={mine} isFolded={isFolded} />
}

function Steps({ steps, isFolded }: { steps: FirstSteps; isFolded: boolean }) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section
      aria-labelledby="mulai-di-sini"
      className="no-print mb-6 rounded-lg border border-line border-l-4 border-l-brand bg-card px-4 py-3 shadow-e1"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="mulai-di-sini" className="flex items-center gap-2 font-bold text-lg">
          <Flag aria-hidden="true" className="size-5" />
          Mulai di sini
        </h2>
        <p className="angka text-ink-2 text-sm">
          {done} dari {steps.length} langkah selesai
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={!isFolded}
          onClick={() => void preference.choose(isFolded ? 'open' : 'folded')}
        >
          {isFolded ? 'Tampilkan' : 'Lipat'}
          <span className="sr-only"> langkah pertama</span>
        </Button>
      </div>
      {!isFolded && (
        <ol className="mt-1 grid md:grid-cols-2 md:gap-x-6">
          {steps.map(({ step, isDone }) => (
            <StepLine key={step} step={step} isDone={isDone} />
          ))}
        </ol>
      )}
    </section>
  )
}

function StepLine({ step, isDone }: FirstSteps[number]) {
  const { text, to } = STEPS[step]
  const Icon = isDone ? Check : Circle
  return (
    <li className="flex items-center gap-2">
      <Icon
        aria-hidden="true"
        className={`size-5 shrink-0 ${isDone ? 'text-brand' : 'text-ink-2'}`}
      />
      <a
        href={to}
        className="inline-flex min-h-ctl items-center text-brand underline underline-offset-4 hover:no-underline"
      >
        {text}
        <span className="sr-only">{isDone ? ': selesai' : ': belum selesai'}</span>
      </a>
    </li>
  )
}
