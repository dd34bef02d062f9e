import { sanitizeHtml } from '@/components/content/sanitize-html'
import { ALL_PAYLOADS, FOREIGN_HOST, XSS_PAYLOADS } from '@/lib/testing/xss-payloads'

const TAGS = new Set(
  'p br strong b em i u s sub sup a ul ol li blockquote h2 h3 h4 hr code pre'.split(' '),
)
const ATTRIBUTES = new Set(['href', 'title', 'start', 'target', 'rel'])

/** What could run, load or imitate in the tree that a browser makes of this HTML. */
function dangers(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const { localName, namespaceURI } = element
    const href = element.getAttribute('href')
    return [
      (!TAGS.has(localName) || namespaceURI !== 'http://www.w3.org/1999/xhtml') &&
        localName,
      href !== null && !/^(https?|mailto|tel):/i.test(href) && href,
      ...element.getAttributeNames().filter((name) => !ATTRIBUTES.has(name)),
    ].filter((found) => typeof found === 'string')
  })
}

const survivors = (payloads: readonly string[]) =>
  payloads.filter((payload) => dangers(sanitizeHtml(payload)).length > 0)

test.each(Object.keys(XSS_PAYLOADS))('nothing dangerous is shown of: %s', (kind) => {
  const payloads = XSS_PAYLOADS[kind] ?? []
  expect(survivors(payloads)).toEqual([])
  expect(survivors(payloads.map((payload) => `<p><b>${payload}</b></p>`))).toEqual([])
})

test('all attacks in one text leave nothing that loads from elsewhere', () => {
  const html = sanitizeHtml(ALL_PAYLOADS.join(''))
  expect(dangers(html)).toEqual([])
  expect(html).not.toMatch(new RegExp(`(src|style|background)[^>]*${FOREIGN_HOST}`))
})

test('this test finds attacks that nobody sanitised', () => {
  const found = ALL_PAYLOADS.filter((payload) => dangers(payload).length > 0)
  expect(found.length).toBeGreaterThan(100)
})

test('a table loses its tags and keeps its cells apart, as the server stores it', () => {
  const html =
    '<table><tr><th>Nama</th><td>Luas</td></tr><tr><td>A</td><td>5 ha</td></tr></table>'
  expect(sanitizeHtml(html)).toBe('Nama | Luas<br>A | 5 ha')
})
