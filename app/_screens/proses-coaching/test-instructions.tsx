import { Play } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import { Notice } from '@/components/ui/notice'
import { useNow } from '@/lib/browser/use-now'
import type { CoachingHeader } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { navigate } from '@/lib/router/navigate'
import { TESTS, testSize } from './test-names'
import { clockTime } from './test-start'

function rules(kind: TestKind, minutes: number): string[] {
  return [
    `Waktu ${minutes} menit dihitung sejak test dimulai dan terus berjalan meskipun halaman ditutup.`,
    'Test hanya dapat dikerjakan satu kali.',
    'Setiap pilihan langsung disimpan dan dapat diubah sampai test berakhir.',
    'Bila sinyal hilang, teruskan mengerjakan: jawaban dikirim begitu tersambung kembali.',
    ...(kind === 'post-test'
      ? ['Post Test harus selesai sebelum pukul 21:00 pada hari meeting.']
      : []),
  ]
}

/** '09:30 WIB', the end of the attempt that is running; null when none is. */
function runningUntil(kind: TestKind, { runningTest }: CoachingHeader, now: number) {
  if (runningTest?.kind !== kind) return null
  const end = new Date(runningTest.deadline)
  return end.getTime() > now ? clockTime(runningTest.deadline) : null
}

/** What the test is like, and its start; a start that is not possible says why (§4 Tests). */
export function TestInstructions({
  kind,
  coachingId,
  header,
  window,
  block,
}: {
  kind: TestKind
  coachingId: string
  header: CoachingHeader
  /** When it is open; only the post-test has such a time. */
  window?: string
  block: string | null
}) {
  const { name, taking } = TESTS[kind]
  const until = runningUntil(kind, header, useNow())
  const { questions, minutes } = testSize(kind, header)
  return (
    <Card as="section" aria-labelledby="petunjuk" className="space-y-5">
      <h2 id="petunjuk" className="font-bold text-xl">
        Petunjuk
      </h2>
      <DefinitionList
        items={[
          { label: 'Jumlah soal', value: `${questions} soal, pilihan A sampai D` },
          { label: 'Durasi', value: `${minutes} menit` },
          { label: 'Kesempatan', value: 'Satu kali' },
          ...(window ? [{ label: 'Waktu pengerjaan', value: window }] : []),
        ]}
      />
      <ul className="list-disc space-y-1.5 pl-5 text-ink-2">
        {rules(kind, minutes).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {until && (
        <Notice tone="warning" title={`${name} sedang berjalan`}>
          Waktu terus dihitung sampai pukul {until}. Jawaban yang sudah tersimpan tetap ada.
        </Notice>
      )}
      <Button
        icon={<Play />}
        disabledReason={block}
        onClick={() => navigate(taking, { id: coachingId })}
      >
        {until ? 'Lanjutkan' : 'Mulai'} {name}
      </Button>
    </Card>
  )
}
