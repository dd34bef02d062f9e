import sanitize from 'sanitize-html'
import { partCells } from '../../lib/domain/text/table-cells.ts'
import { badRequest } from '../problem.ts'

/** Far more than any text of the portal, and little enough to be cleaned at once. */
const MAX_BYTES = 64 * 1024

/** Where a link may lead; an address without a scheme would lead into the portal itself. */
const LINK = /^(?:https?:|mailto:|tel:)/i

const toLink: sanitize.Transformer = (tagName, { href = '' }) => ({
  tagName,
  attribs: {
    ...(LINK.test(href) && { href }),
    rel: 'noopener noreferrer',
    target: '_blank',
  },
})

/** What the editor can make, and nothing else: no styles, no ids, no embedded content. */
const RULES: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    a: toLink,
    h1: 'h2',
  },
}

const hasText = (html: string) =>
  sanitize(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&nbsp;|\u00a0/g, ' ')
    .trim() !== ''

/** Rich text as it may be stored and shown (decision 63). */
export const sanitizeRichText = (html: string): string => sanitize(partCells(html), RULES)

/**
 * The same for a required text.
 *
 * @param missing field and message for a text of which nothing visible is left
 * @throws Problem 400 for that field.
 */
export const cleanRichText = (
  html: string,
  { field, message }: { field: string; message: string },
): string => {
  if (Buffer.byteLength(html) > MAX_BYTES)
    throw badRequest({ [field]: 'Teks terlalu panjang' })
  const clean = sanitizeRichText(html)
  if (!hasText(clean)) throw badRequest({ [field]: message })
  return clean
}
