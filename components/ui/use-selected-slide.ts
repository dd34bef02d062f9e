import { useCallback, useSyncExternalStore } from 'react'
import type { CarouselApi } from './carousel-engine'

/** Number of the slide in view, from 0. */
export function useSelectedSlide(embla: CarouselApi | undefined): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      embla?.on('select', changed).on('reInit', changed)
      return () => {
        embla?.off('select', changed).off('reInit', changed)
      }
    },
    [embla],
  )
  return useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  )
}
