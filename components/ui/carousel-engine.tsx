'use client'

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect } from 'react'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

type CarouselEngineProps = {
  /** The element that holds the slides, painted before this came. */
  viewport: RefObject<HTMLElement | null>
  isCalm: boolean
  onReady: (api: CarouselApi | undefined) => void
}

/** What makes painted slides turn: loaded after the first paint. */
export function CarouselEngine({ viewport, isCalm, onReady }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({ loop: true, duration: isCalm ? 0 : 25 })
  useEffect(() => {
    attach(viewport.current)
    return () => attach(null)
  }, [attach, viewport])
  useEffect(() => onReady(api), [api, onReady])
  return null
}
