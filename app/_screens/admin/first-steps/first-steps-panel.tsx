import { useAtomValue } from 'jotai'
import { Check, Circle, CircleMinus, Flag } from 'lucide-react'
import { useEffect } from 'react'
import { FirstStepsPlace } from '@/app/_screens/admin/first-steps/first-steps-place'
import { panelState } from '@/app/_screens/admin/first-steps/first-steps-state'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { useInterval } from '@/lib/browser/use-interval'
import { api } from '@/lib/contract'
import type { FirstSteps } from '@/lib/entities/office'
import type { FirstStep } from '@/lib/entities/office-values'
import { href } from '@/lib/router/href'
import type { RouteName } from '@/lib/routes'
import { useSession } from '@/lib/session/use-session'

/** What each step is called, where it is done, and what only a superadmin can do. */
const STEPS: Record<FirstStep, { text: string; to: string; isForSuperadmin?: true }> = {
  office: step('Isi nama dan kontak kantor', 'admin/kantor', true),
  holidays: step('Isi daftar hari libur', 'admin/hari-libur', true),
  institutions: step('Periksa dan lengkapi daftar instansi', 'admin/asal-instansi'),
  categories: step('Buat kategori FAQ dan topik coaching', 'admin/category'),
  banner: step('Pasang banner di halaman depan', 'admin/beranda/add'),
  guide: step('Lengkapi panduan dengan video', 'admin/panduan'),
  profile: step('Lengkapi profil dengan video', 'admin/profile'),
  mail: step('Kirim pesan uji coba lewat email', 'admin/sistem', true),
  coaching: step('Tayangkan coaching pertama', 'admin/coaching'),
}

function step(text: string, to: NoParams, isForSuperadmin?: true) {
  return { text, to: href(to), ...(isForSuperadmin && { isForSuperadmin }) }
}
type NoParams = Exclude<Extract<RouteName, `admin/${string}`>, `${string}/detail`>

/** A message goes out a moment after it was written: the one step that is done behind the back of who waits for it. */
const LOOK_MS = 10_000

/** 'Mulai di sini': what is left of the office's first day, each ticked by what is (rule 27). */
export function FirstStepsPanel() {
  const shown = useAtomValue(panelState.valueAtom)
  const { data, error, isFetching, refetch, recheck } = useQuery(
    api.office.steps,
    undefined,
    { recovers: true },
  )
  const role = useSession().role
  const mine = data?.filter(
    ({ step }) => role === 'superadmin' || !STEPS[step].isForSuperadmin,
  )
  const isAllDone = mine?.every(isSettled)
  const waitsForMail = mine?.some((step) => step.step === 'mail' && !isSettled(step))
  useInterval(() => void recheck(), waitsForMail ? LOOK_MS : null)
  useEffect(() => {
    if (isAllDone) void panelState.choose('done')
    else if (isAllDone === false && shown === 'done') void panelState.choose('open')
  }, [isAllDone, shown])
  if (error !== undefined && !data) {
    return (
      <ErrorState
        title="Langkah pertama tidak dapat dimuat"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (isAllDone) return null
  if (!mine) return <FirstStepsPlace />
  return <Steps steps={mine} isFolded={shown === 'folded'} />
}

const isSettled = ({ isDone, isSkipped }: FirstSteps[number]) => isDone || isSkipped

function Steps({ steps, isFolded }: { steps: FirstSteps; isFolded: boolean }) {
  const done = steps.filter(({ isDone }) => isDone).length
  const passed = steps.filter(({ isDone, isSkipped }) => isSkipped && !isDone).length
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
        <p className="angka text-ink-2 text-sm max-md:order-last max-md:w-full md:mr-auto">
          {done} dari {steps.length} langkah selesai{passed > 0 && `, ${passed} dilewati`}
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={!isFolded}
          onClick={() => void panelState.choose(isFolded ? 'open' : 'folded')}
        >
          {isFolded ? 'Tampilkan' : 'Lipat'}
          <span className="sr-only"> langkah pertama</span>
        </Button>
      </div>
      {!isFolded && (
        <ol className="mt-2 grid gap-y-2 md:grid-cols-2 md:gap-x-6 md:gap-y-0">
          {steps.map(({ step, isDone, isSkipped }) => (
            <StepLine
              key={step}
              step={step}
              state={isDone ? 'selesai' : isSkipped ? 'dilewati' : 'belum selesai'}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

const ICONS = { selesai: Check, dilewati: CircleMinus, 'belum selesai': Circle }

function StepLine({ step, state }: { step: FirstStep; state: keyof typeof ICONS }) {
  const { text, to } = STEPS[step]
  const Icon = ICONS[state]
  const isSkipped = state === 'dilewati'
  const [skip, { isRunning }] = useMutation(api.office.skipStep)
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <span className="flex min-w-0 grow basis-48 items-center gap-2">
        <Icon
          aria-hidden="true"
          className={`size-5 shrink-0 ${state === 'selesai' ? 'text-brand' : 'text-ink-2'}`}
        />
        <a
          href={to}
          className={`inline-flex min-h-ctl min-w-0 items-center underline underline-offset-4 hover:no-underline ${isSkipped ? 'text-ink-2' : 'text-brand'}`}
        >
          {text}
          <span className="sr-only">: {state}</span>
        </a>
      </span>
      {state !== 'selesai' && (
        <span className="ml-auto">
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${isSkipped ? 'Kembalikan' : 'Lewati'} langkah: ${text}`}
            loading={isRunning}
            onClick={() =>
              // a failure is told in the banner
              void skip({ body: { step, isSkipped: !isSkipped } }).catch(() => undefined)
            }
          >
            {isSkipped ? 'Kembalikan' : 'Lewati'}
          </Button>
        </span>
      )}
    </li>
  )
}
