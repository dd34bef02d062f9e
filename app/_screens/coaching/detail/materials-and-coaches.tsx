import { FileText } from 'lucide-react'
import { CoachCard } from '@/components/coaching/coach-card'
import { Card } from '@/components/ui/card'
import type { Coaching } from '@/lib/entities/coaching'

/** Who coaches and what is handed out; the files themselves are for approved participants. */
export function MaterialsAndCoaches({ coaching }: { coaching: Coaching }) {
  const { coaches, moderator, materi } = coaching
  const people = moderator ? [...coaches, moderator] : coaches
  return (
    <div className="mt-10 grid grid-cols-1 gap-10">
      {people.length > 0 && (
        <section aria-labelledby="coaches">
          <h2 id="coaches" className="mb-4 font-bold text-xl">
            Coach dan moderator
          </h2>
          <div className="grid @2xl:grid-cols-2 grid-cols-1 gap-5">
            {people.map((person) => (
              <CoachCard key={person.id} coach={person} />
            ))}
          </div>
        </section>
      )}
      {materi.length > 0 && (
        <section aria-labelledby="materials">
          <h2 id="materials" className="mb-1 font-bold text-xl">
            Materi
          </h2>
          <p className="mb-4 text-ink-2">
            Dapat diunduh oleh peserta setelah pengajuannya disetujui.
          </p>
          <Card padding="none">
            <ul className="divide-y divide-line">
              {materi.map(({ name, fileUrl }) => (
                <li
                  key={`${name} ${fileUrl}`}
                  className="flex min-h-row items-center gap-3 px-4 py-3"
                >
                  <FileText aria-hidden="true" className="size-5 shrink-0 text-brand" />
                  <span className="wrap-anywhere min-w-0">{name}</span>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  )
}
