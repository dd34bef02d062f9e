import { CheckboxField } from '@/components/form/checkbox-field'
import { RouteLink } from '@/components/navigation/route-link'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { Query } from '@/lib/api/use-query'
import type { Privacy } from '@/lib/entities/privacy'

/** Asks for agreement with the privacy page as it is now. */
export function PrivacyConsent({ privacy }: { privacy: Query<Privacy> }) {
  const { data, error, isFetching, refetch } = privacy
  if (data === undefined && error !== undefined)
    return (
      <ErrorState
        title="Halaman privasi tidak dapat dimuat"
        text="Untuk mendaftar diperlukan persetujuan Anda atas halaman itu."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton className="h-24 w-full" />
  return (
    <div>
      <p className="mb-2 text-ink-2">
        Data apa yang disimpan, untuk apa, dan apa hak Anda dijelaskan di{' '}
        <RouteLink
          to="privasi"
          target="_blank"
          className="font-semibold text-brand underline underline-offset-2"
        >
          halaman privasi (tab baru)
        </RouteLink>
        .
      </p>
      <CheckboxField
        name="agrees"
        label={`Saya sudah membaca dan menyetujui halaman privasi versi ${data.edition}`}
      />
    </div>
  )
}
