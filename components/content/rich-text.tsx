import { clsx } from 'clsx'
import createDOMPurify, { type DOMPurify } from 'dompurify'
import { useMemo } from 'react'

type RichTextProps = {
  /** HTML as the server sent it; whatever it holds, only what is listed below is shown. */
  html: string
  /** Cuts the text after this many lines. */
  clamp?: 2 | 3
}

/** What the editor writes, and nothing that could run, load or look like a part of the portal. */
const ALLOWED = {
  ALLOWED_TAGS:
    'p br strong b em i u s sub sup a ul ol li blockquote h2 h3 h4 hr code pre'.split(' '),
  ALLOWED_ATTR: ['href', 'title', 'start'],
  ADD_URI_SAFE_ATTR: ['start'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

const CLAMP = { 2: 'line-clamp-2', 3: 'line-clamp-3' }

/**
 * Rich text of captions, answers and descriptions. The one place that puts HTML into the page: it is
 * sanitised here again, although the server did it when it was written (decision 63).
 */
export function RichText({ html, clamp }: RichTextProps) {
  const clean = useMemo(() => sanitizer().sanitize(html, ALLOWED), [html])
  return (
    <div
      className={clsx('rich-text', clamp && CLAMP[clamp])}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}

let instance: DOMPurify | undefined

/** Made on first use, because it needs a window. Links open beside the portal and learn nothing of it. */
function sanitizer() {
  if (instance) return instance
  instance = createDOMPurify(window)
  instance.addHook('afterSanitizeAttributes', (node) => {
    if (!node.hasAttribute('href')) return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  })
  return instance
}
