import { useState } from 'react'
import { ForestIllustration } from '@/components/ui/forest-illustration'
import { assetUrl } from '@/lib/env'

type FlyerProps = {
  src: string | null
  /** Empty where the topic stands beside it. */
  alt: string
  /** `eager` for what is seen first. */
  loading?: 'lazy' | 'eager'
}

/** A flyer in its 4:3 place; the forest where there is none or it cannot be loaded. */
export function Flyer({ src, alt, loading = 'lazy' }: FlyerProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  return (
    <div className="relative aspect-4/3 w-full overflow-hidden bg-rimba-800">
      {src && src !== failedSrc ? (
        <img
          src={assetUrl(src)}
          alt={alt}
          width={640}
          height={480}
          loading={loading}
          decoding="async"
          onError={() => setFailedSrc(src)}
          className="size-full bg-white object-cover"
        />
      ) : (
        <ForestIllustration />
      )}
    </div>
  )
}
