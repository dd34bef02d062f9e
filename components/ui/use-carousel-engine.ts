import { useCallback, useEffect, useRef, useState } from 'react'
import type { CarouselApi } from './carousel-engine'

type Step = 'scrollNext' | 'scrollPrev'

/** The engine of a carousel once it has come; a step asked for before is taken then. */
export function useCarouselEngine() {
  const viewport = useRef<HTMLDivElement>(null)
  const [isPainted, setPainted] = useState(false)
  const [api, setApi] = useState<CarouselApi>()
  const waiting = useRef<Step[]>([])
  useEffect(() => setPainted(true), [])

  const onReady = useCallback((ready: CarouselApi | undefined) => {
    setApi(ready)
    if (ready) for (const step of waiting.current.splice(0)) ready[step]()
  }, [])

  function scroll(step: Step) {
    if (api) api[step]()
    else waiting.current.push(step)
  }
  return { api, isPainted, onReady, scroll, viewport }
}
