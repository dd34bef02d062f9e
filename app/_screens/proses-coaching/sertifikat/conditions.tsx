import { ChevronRight, Circle, CircleCheck, CircleHelp } from 'lucide-react'
import { useParticipation } from '@/app/_screens/proses-coaching/participation-context'
import { RouteLink } from '@/components/navigation/route-link'
import { Card } from '@/components/ui/card'
import { CONDITION_LABELS } from '@/lib/domain/participation/conditions'
import { CERTIFICATE_CONDITIONS } from '@/lib/entities/certificate-values'
import { useParams } from '@/lib/router/use-route'

/** §4 Certificate: 'finished the pre-test, the zoom meeting and the post-test', one row each. */
export function Conditions() {
  const { id } = useParams('proses-coaching/sertifikat')
  const { steps } = useParticipation()
  const states = CERTIFICATE_CONDITIONS.map((condition) => steps[condition].state)
  const met = states.filter((state) => state === 'done').length
  return (
    <Card as="section" padding="none" aria-label="Syarat sertifikat">
      <div className="flex flex-wrap items-baseline justify-between gap-3 border-line border-b px-4 py-3 md:px-6">
        <h2 className="font-bold text-lg">Syarat sertifikat</h2>
        <p className="angka text-ink-2 text-sm">
          {states.includes('unknown')
            ? 'Belum semua dapat diketahui'
            : `${met} dari 3 terpenuhi`}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {CERTIFICATE_CONDITIONS.map((condition) => {
          const { state, reason } = steps[condition]
          const isDone = state === 'done'
          const Icon = isDone ? CircleCheck : state === 'unknown' ? CircleHelp : Circle
          return (
            <li key={condition}>
              <RouteLink
                to={`proses-coaching/${condition}`}
                params={{ id }}
                className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-brand-tint md:px-6"
              >
                <Icon
                  aria-hidden="true"
                  className={`size-6 shrink-0 ${isDone ? 'text-brand' : 'text-ink-3'}`}
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{CONDITION_LABELS[condition]}</span>
                  <span className="block text-ink-2 text-sm">
                    {!isDone && state !== 'unknown' && (
                      <span className="sr-only">Belum terpenuhi: </span>
                    )}
                    {reason}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              </RouteLink>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
