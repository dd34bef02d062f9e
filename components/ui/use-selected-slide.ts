import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useSyncExternalStore } from 'react'

/** Number of the slide in view, from 0. */
export function useSelectedSlide(embla: UseEmblaCarouselType[1]): number {
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
