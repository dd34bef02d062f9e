import { clsx } from 'clsx'
import { createElement, useMemo, useSyncExternalStore } from 'react'
import { textBlocks } from '@/lib/domain/text/text-blocks'

type RichTextProps = {
  /** HTML as the server sent it; whatever it holds, only what the sanitiser allows is shown. */
  html: string
  /** Cuts the text after this many lines. */
  clamp?: 2 | 3
}

const CLAMP = { 2: 'line-clamp-2', 3: 'line-clamp-3' }

/** Text and marks that the editor writes, without attributes: nothing in it could run, load or lead anywhere. */
const BARE = /^(?:[^<>]|<\/?(?:p|strong|b|em|i|u)>|<br ?\/?>)*$/

let sanitize: ((html: string) => string) | null = null
const waiting = new Set<() => void>()

/** Brings the sanitiser, which no first paint waits for; rich text then shows its marks and links. */
export async function loadSanitizer(): Promise<void> {
  if (sanitize) return
  sanitize = (await import('./sanitize-html')).sanitizeHtml
  for (const tell of waiting) tell()
}

function subscribe(tell: () => void) {
  waiting.add(tell)
  loadSanitizer().catch(() => {
    // without it the bare text stays, and the next rich text asks again
  })
  return () => {
    waiting.delete(tell)
  }
}

const needNothing = () => () => {}

/**
 * Rich text of captions, answers and descriptions. The one place that puts HTML into the page: it is
 * sanitised here again, although the server did it when it was written (decision 63), unless it is bare. Until
 * the sanitiser is there, its paragraphs stand as bare text in the same place.
 */
export function RichText({ html, clamp }: RichTextProps) {
  const isBare = BARE.test(html)
  const clean = useSyncExternalStore(
    isBare ? needNothing : subscribe,
    () => sanitize,
    () => null,
  )
  const safeHtml = useMemo(() => (isBare ? html : clean?.(html)), [isBare, clean, html])
  const className = clsx('rich-text', clamp && CLAMP[clamp])
  if (safeHtml === undefined) {
    const paragraphs = textBlocks(html).map((text) => createElement('p', null, text))
    return createElement('div', { className }, ...paragraphs)
  }
  return <div className={className} dangerouslySetInnerHTML={{ __html: safeHtml }} />
}
