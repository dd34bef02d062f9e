'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@/lib/browser/lazy-part'
import { useInterval } from '@/lib/browser/use-interval'
import { useMediaQuery } from '@/lib/browser/use-media-query'
import { usePageVisible } from '@/lib/browser/use-page-visible'
import { IconButton } from './icon-button'
import { useCarouselEngine } from './use-carousel-engine'
import { useSelectedSlide } from './use-selected-slide'

const CarouselEngine = lazyPart(
  async () => (await import('./carousel-engine')).CarouselEngine,
)

export type Slide = { key: string; content: ReactNode }

/** §10: the banner moves on every ten seconds and wraps. */
const ADVANCE_MS = 10_000

/** A pause asked for by the visitor holds for the whole visit, on every screen. */
let pausedByVisitor = false

type CarouselProps = {
  slides: readonly Slide[]
  /** What turns here: 'Banner beranda'. */
  label: string
  /** False keeps it still, as 'Hemat data' wishes. */
  autoplay?: boolean
}

/**
 * Turning pictures after the APG carousel: pause button first, still while hovered, focused,
 * hidden or under reduced motion. The first slide is painted before the engine has come.
 */
export function Carousel(props: CarouselProps) {
  const { slides, label, autoplay = true } = props
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { api, isPainted, onReady, scroll, viewport } = useCarouselEngine()
  const selected = useSelectedSlide(api)
  const [paused, setPaused] = useState(pausedByVisitor)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const visible = usePageVisible()
  const several = slides.length > 1
  const canTurn = several && autoplay && !calm
  const turning = canTurn && !paused && !hovered && !focused && visible
  useInterval(() => scroll('scrollNext'), turning ? ADVANCE_MS : null)

  const togglePause = () => {
    pausedByVisitor = !paused
    setPaused(pausedByVisitor)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="on-brand relative grid min-w-0"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // a press of the mouse leaves its button focused: it is the keyboard's focus that counts
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {several && (
        <div className="absolute top-3 right-3 z-1 flex gap-2 md:top-auto md:right-8 md:bottom-8 [&_button]:bg-rimba-950 [&_button]:focus-visible:-outline-offset-3">
          {canTurn && (
            <IconButton
              label={paused ? 'Putar otomatis' : 'Jeda putar otomatis'}
              icon={paused ? <Play /> : <Pause />}
              variant="on-brand"
              size="md"
              round
              onClick={togglePause}
            />
          )}
          <IconButton
            label="Banner sebelumnya"
            icon={<ChevronLeft />}
            variant="on-brand"
            size="md"
            round
            onClick={() => scroll('scrollPrev')}
          />
          <IconButton
            label="Banner berikutnya"
            icon={<ChevronRight />}
            variant="on-brand"
            size="md"
            round
            onClick={() => scroll('scrollNext')}
          />
        </div>
      )}
      <div ref={viewport} className="grid min-w-0 overflow-hidden">
        <div className="flex min-w-0" aria-live={turning ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <article
              key={slide.key}
              aria-roledescription="slide"
              aria-label={`${position + 1} dari ${slides.length}`}
              inert={position !== selected}
              className="relative grid min-w-0 shrink-0 grow-0 basis-full"
            >
              {(isPainted || position === 0) && slide.content}
            </article>
          ))}
        </div>
      </div>
      {isPainted && several && (
        <Suspense>
          <CarouselEngine viewport={viewport} isCalm={calm} onReady={onReady} />
        </Suspense>
      )}
    </section>
  )
}
