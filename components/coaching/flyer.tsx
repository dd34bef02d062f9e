import { useState } from 'react'
import { ForestIllustration } from '@/components/ui/forest-illustration'
import { useWidestPicture } from '@/lib/browser/data-saver'
import { pictureSources } from '@/lib/browser/picture-sources'

type FlyerProps = {
  src: string | null
  /** `eager` for what is seen first. */
  loading?: 'lazy' | 'eager'
}

/** A card in a grid of one to three columns. */
const CARD_SIZES = '(min-width: 640px) 24rem, calc(100vw - 2rem)'

/** A flyer in its 4:3 place, lower on a phone; the forest where there is none or it cannot be loaded. */
export function Flyer(props: FlyerProps) {
  const { src, loading = 'lazy' } = props
  const widest = useWidestPicture()
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  return (
    <div className="relative aspect-video w-full overflow-hidden bg-rimba-800 md:aspect-4/3">
      {src && src !== failedSrc ? (
        <img
          {...pictureSources(src, CARD_SIZES, loading === 'lazy' ? widest : undefined)}
          // its topic stands beside it
          alt=""
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
