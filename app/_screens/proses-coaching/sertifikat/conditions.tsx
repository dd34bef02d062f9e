import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react'
import { RouteLink } from '@/components/navigation/route-link'
import { Card } from '@/components/ui/card'
import { CONDITION_LABELS } from '@/lib/domain/certificate-row'
import {
  CERTIFICATE_CONDITIONS,
  type CertificateCheck,
  type CertificateCondition,
} from '@/lib/entities/certificate'
import { useParams } from '@/lib/router/use-route'

const SENTENCES: Record<CertificateCondition, { done: string; missing: string }> = {
  'pre-test': {
    done: 'Pre Test sudah dikerjakan.',
    missing: 'Pre Test belum dikerjakan.',
  },
  'zoom-meeting': {
    done: 'Kehadiran Anda sudah dicatat.',
    missing: 'Kehadiran Anda belum dicatat oleh admin.',
  },
  'post-test': {
    done: 'Post Test sudah dikerjakan.',
    missing: 'Post Test belum dikerjakan.',
  },
}

/** Met unless the check names it; unknown while there is no check (decision 58). */
function isMet(check: CertificateCheck | undefined, condition: CertificateCondition) {
  if (!check) return false
  return check.missing ? !check.missing.includes(condition) : check.eligible
}

/** §4 Certificate: 'finished the pre-test, the zoom meeting and the post-test', one row each. */
export function Conditions({ check }: { check: CertificateCheck | undefined }) {
  const { id } = useParams('proses-coaching/sertifikat')
  const met = CERTIFICATE_CONDITIONS.filter((condition) => isMet(check, condition)).length
  return (
    <Card as="section" padding="none" aria-label="Syarat sertifikat">
      <div className="flex flex-wrap items-baseline justify-between gap-3 border-line border-b px-4 py-3 md:px-6">
        <h2 className="font-bold text-lg">Syarat sertifikat</h2>
        <p className="angka text-ink-2 text-sm">
          {check ? `${met} dari 3 terpenuhi` : 'Belum dapat diperiksa'}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {CERTIFICATE_CONDITIONS.map((condition) => {
          const done = isMet(check, condition)
          const Icon = done ? CircleCheck : CircleDashed
          const { done: doneText, missing } = SENTENCES[condition]
          return (
            <li key={condition}>
              <RouteLink
                to={`proses-coaching/${condition}`}
                params={{ id }}
                className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-brand-tint md:px-6"
              >
                <Icon
                  aria-hidden="true"
                  className={`size-6 shrink-0 ${done ? 'text-brand' : 'text-ink-3'}`}
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{CONDITION_LABELS[condition]}</span>
                  <span className="block text-ink-2 text-sm">
                    {done ? doneText : check ? missing : 'Status belum diketahui.'}
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
