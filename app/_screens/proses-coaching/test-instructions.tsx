import { Play, RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import { Notice } from '@/components/ui/notice'
import type { CoachingHeader } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { navigate } from '@/lib/router/navigate'
import { useParticipation } from './participation-context'
import { StepAction } from './step-action'
import { TESTS, testSize } from './test-names'
import { durationOnStart, postTestTime } from './test-window'

/** What the facts above them do not say. */
const RULES = [
  'Waktu dihitung sejak test dimulai dan terus berjalan meskipun halaman ditutup.',
  'Setiap pilihan langsung disimpan dan dapat diubah sampai test berakhir.',
  'Bila sinyal hilang, teruskan mengerjakan: jawaban dikirim begitu tersambung kembali.',
]

/** An attempt goes on while its page is closed. */
function RunningNotice({ kind }: { kind: TestKind }) {
  const { steps } = useParticipation()
  return (
    <Notice tone="warning" title={`${TESTS[kind].name} sedang berjalan`}>
      {steps[kind].reason} Waktu terus dihitung; jawaban yang sudah tersimpan tetap ada.
    </Notice>
  )
}

/** The start, or the way back into the running attempt; a start that is not possible says why. */
export function TestStart({ kind, coachingId }: { kind: TestKind; coachingId: string }) {
  const { steps, isAsking, askAgain } = useParticipation()
  const { isRunning } = useBegun(kind)
  const { name, taking } = TESTS[kind]
  const { state, reason } = steps[kind]
  const isUnknown = state === 'unknown'
  const block = isUnknown && isAsking ? 'Memeriksa…' : reason
  return (
    <StepAction>
      <Button
        icon={<Play />}
        disabledReason={state !== 'open' && block}
        onClick={() => navigate(taking, { id: coachingId })}
      >
        {isRunning ? 'Lanjutkan' : 'Mulai'} {name}
      </Button>
      {isUnknown && (
        <Button
          variant="secondary"
          icon={<RotateCw />}
          loading={isAsking}
          onClick={() => void askAgain()}
        >
          Coba lagi
        </Button>
      )}
    </StepAction>
  )
}

/** Whether there is an attempt, whose last answers may be under way, and whether its test still runs. */
function useBegun(kind: TestKind) {
  const { facts, steps } = useParticipation()
  const isBegun = facts.runningTests.some((test) => test.kind === kind)
  return { isBegun, isRunning: isBegun && steps[kind].state === 'open' }
}

/** None is a file that is still to come (decision 54); null while it is not known. */
function questionsText(questions: number | undefined): string | null {
  if (questions === undefined) return null
  return questions > 0 ? `${questions} soal, pilihan A sampai D` : 'Belum tersedia'
}

/** What the test is like (§4 Tests). */
export function TestInstructions({
  kind,
  header,
}: {
  kind: TestKind
  header: CoachingHeader
}) {
  const { facts, moment, steps } = useParticipation()
  const { isBegun, isRunning } = useBegun(kind)
  const { questions, minutes } = testSize(kind, header)
  const canStart = steps[kind].state === 'open'
  const { tanggalMeeting } = header
  const planned = minutes === undefined ? null : `${minutes} menit`
  const duration =
    canStart && minutes !== undefined
      ? durationOnStart({ kind, minutes, tanggalMeeting }, moment)
      : planned
  // a test that was begun keeps its own questions and end, whatever was changed since
  const size = [
    { label: 'Jumlah soal', value: questionsText(questions) },
    { label: 'Durasi', value: duration },
  ]
  const time = kind === 'post-test' && {
    label: 'Waktu pengerjaan',
    value: postTestTime(facts.schedule, moment),
  }
  return (
    <Card as="section" aria-labelledby="petunjuk" className="space-y-5">
      <h2 id="petunjuk" className="font-bold text-xl">
        Petunjuk
      </h2>
      {isRunning && <RunningNotice kind={kind} />}
      <DefinitionList
        items={[
          ...(isBegun ? [] : size),
          { label: 'Kesempatan', value: 'Satu kali' },
          ...(time ? [time] : []),
        ]}
      />
      <ul className="list-disc space-y-1.5 pl-[1.25em] text-ink-2">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
