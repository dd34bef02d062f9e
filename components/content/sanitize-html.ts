import createDOMPurify, { type DOMPurify } from 'dompurify'
import { partCells } from '@/lib/domain/text/table-cells'

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

/** HTML with which nothing can be run, loaded or imitated (decision 63). */
export const sanitizeHtml = (html: string): string =>
  sanitizer().sanitize(partCells(html), ALLOWED)
