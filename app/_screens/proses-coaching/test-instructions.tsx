import { Play } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import type { CoachingHeader } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { navigate } from '@/lib/router/navigate'
import { TESTS, testSize } from './test-names'

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
      <Button
        icon={<Play />}
        disabledReason={block}
        onClick={() => navigate(taking, { id: coachingId })}
      >
        Mulai {name}
      </Button>
    </Card>
  )
}
