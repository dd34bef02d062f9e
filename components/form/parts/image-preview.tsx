import { ImagePlus } from 'lucide-react'
import { Spinner } from '@/components/ui/spinner'

const SHAPES = {
  square: 'aspect-square w-40 max-w-full',
  wide: 'aspect-video w-full max-w-md',
  flyer: 'aspect-[4/3] w-full max-w-sm',
}

export type ImageShape = keyof typeof SHAPES

/** The place of a picture: the picture, or a mark where one will be. */
export function ImagePreview({
  address,
  alt,
  shape,
  invalid,
  reading,
}: {
  address: string | null
  alt: string
  shape: ImageShape
  invalid: boolean
  reading: boolean
}) {
  const edge = invalid ? 'border-2 border-danger-line' : 'border-line-input border-dashed'
  return (
    <div
      className={`relative grid place-items-center overflow-hidden rounded-lg border bg-sunken ${SHAPES[shape]} ${edge}`}
    >
      {address ? (
        <img src={address} alt={alt} className="size-full object-contain" />
      ) : (
        <ImagePlus aria-hidden="true" className="size-8 text-ink-3" />
      )}
      {reading && (
        <span className="absolute inset-0 grid place-items-center bg-card/80">
          <Spinner label="Menyiapkan gambar…" />
        </span>
      )}
    </div>
  )
}
