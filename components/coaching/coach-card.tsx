import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { initials } from '@/lib/domain/people/names'
import type { Coach } from '@/lib/entities/coaching'
import { assetUrl } from '@/lib/env'

/** A coach or the moderator: portrait or initials, name, jabatan, instansi. */
export function CoachCard({ coach }: { coach: Coach }) {
  return (
    <Card as="article" className="flex flex-wrap items-start gap-4" aria-label={coach.name}>
      <Portrait name={coach.name} image={coach.image} />
      <div className="wrap-anywhere min-w-0 flex-1 basis-28">
        <p className="font-semibold text-brand text-sm">{coach.type}</p>
        <h3 className="font-bold text-lg">{coach.name}</h3>
        <p>{coach.jabatan}</p>
        <p className="text-ink-2 text-sm">{coach.instansi}</p>
      </div>
    </Card>
  )
}

function Portrait({ name, image }: Pick<Coach, 'name' | 'image'>) {
  const [failedImage, setFailedImage] = useState<string | null>(null)
  if (!image || image === failedImage) {
    return (
      <span
        aria-hidden="true"
        className="grid size-24 shrink-0 place-items-center rounded-full bg-tone-kayu font-bold text-2xl text-tone-kayu-ink"
      >
        {initials(name)}
      </span>
    )
  }
  return (
    <img
      src={assetUrl(image)}
      alt={`Foto ${name}`}
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={() => setFailedImage(image)}
      className="size-24 shrink-0 rounded-full bg-sunken object-cover"
    />
  )
}
