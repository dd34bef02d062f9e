import { useSyncExternalStore } from 'react'
import { usePrinting } from '@/lib/browser/use-printing'

/** Colours and font of a chart as the browser computes them: a canvas knows no tokens. */
export type ChartPalette = {
  bar: string
  barHover: string
  ink: string
  quiet: string
  line: string
  ground: string
  font: string
}

type Tokens = Record<Exclude<keyof ChartPalette, 'font'>, `--${string}`>

const SCREEN: Tokens = {
  bar: '--brand-fill',
  barHover: '--brand-fill-hover',
  ink: '--ink',
  quiet: '--ink-2',
  line: '--line',
  ground: '--raised',
}

/** Paper and saved pictures are light, whatever the theme of the screen is. */
const PAPER: Tokens = {
  bar: '--rimba-600',
  barHover: '--rimba-700',
  ink: '--batu-900',
  quiet: '--batu-600',
  line: '--batu-200',
  ground: '--batu-25',
}

function readPalette(tokens: Tokens): ChartPalette {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: keyof Tokens) => style.getPropertyValue(tokens[name]).trim()
  return {
    bar: colour('bar'),
    barHover: colour('barHover'),
    ink: colour('ink'),
    quiet: colour('quiet'),
    line: colour('line'),
    ground: colour('ground'),
    font: getComputedStyle(document.body).fontFamily,
  }
}

export const paperPalette = () => readPalette(PAPER)

let last: { key: string; palette: ChartPalette } | null = null

/** The same object until the theme changes or printing begins. */
function currentPalette(isPrinting: boolean): ChartPalette {
  const key = isPrinting ? 'paper' : `screen ${document.documentElement.dataset.theme}`
  if (last?.key !== key) {
    last = { key, palette: readPalette(isPrinting ? PAPER : SCREEN) }
  }
  return last.palette
}

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    observer.disconnect()
    last = null
  }
}

/** The palette of the theme that is on, and of paper while the page is printed. */
export function useChartPalette(): ChartPalette {
  const isPrinting = usePrinting()
  return useSyncExternalStore(subscribe, () => currentPalette(isPrinting))
}
