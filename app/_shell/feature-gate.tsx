import { type ReactNode, useEffect } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useFeatures } from '@/lib/api/use-feature'
import type { Feature } from '@/lib/entities/feature'
import { replaceWith } from '@/lib/router/navigate'

function ToNotFound() {
  useEffect(() => replaceWith('not-found'), [])
  return null
}

type Props = {
  name: Feature
  /** Whether a frame is around, which brings the landmark. */
  isFramed: boolean
  children: ReactNode
}

/** A page that only some servers have: with any other its address is one of nothing, whoever asks. */
export function FeatureGate({ name, isFramed, children }: Props) {
  const { data, error, isValidating, mutate } = useFeatures()
  const Place = isFramed ? 'div' : 'main'
  if (data) return data.includes(name) ? children : <ToNotFound />
  return (
    <Place>
      {error === undefined ? (
        <Skeleton className="h-48 w-full" />
      ) : (
        <ErrorState
          isScreen
          title="Halaman ini belum dapat dimuat"
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
    </Place>
  )
}
