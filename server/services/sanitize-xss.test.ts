import { ALL_PAYLOADS, XSS_PAYLOADS } from '../../lib/testing/xss-payloads.ts'
import { sanitizeRichText } from './sanitize.ts'

/** Every mark that stored text may hold, letter for letter; what is left of a `<` is an attack that survived. */
const HARMLESS = [
  /<\/?(?:p|hr|h2|h3|h4|blockquote|pre|code|strong|b|em|i|u|s|ul|ol|li)>/g,
  /<(?:br|hr) \/>/g,
  /<ol start="\d+">/g,
  /<a (?:href="(?:https?:|mailto:|tel:)[^"<>]*" )?rel="noopener noreferrer" target="_blank">/g,
  /<\/a>/g,
]

const dangers = (html: string) => {
  const rest = HARMLESS.reduce((left, mark) => left.replace(mark, ''), html)
  return /[<>]/.test(rest) ? rest : null
}

const survivors = (payloads: readonly string[], wrap = (payload: string) => payload) =>
  payloads.filter((payload) => dangers(sanitizeRichText(wrap(payload))) !== null)

test('the corpus holds at least 150 different attacks', () => {
  expect(new Set(ALL_PAYLOADS).size).toBeGreaterThanOrEqual(150)
  expect(new Set(ALL_PAYLOADS).size).toBe(ALL_PAYLOADS.length)
})

test.each(Object.keys(XSS_PAYLOADS))('nothing dangerous is stored of: %s', (kind) => {
  const payloads = XSS_PAYLOADS[kind] ?? []
  expect(survivors(payloads)).toEqual([])
  expect(survivors(payloads, (payload) => `<p>Salam <b>${payload}</b></p>`)).toEqual([])
  expect(survivors(payloads, (payload) => `<a href="${payload}">a</a>`)).toEqual([])
})

test('nothing comes alive when stored text is stored again, or one attack follows another', () => {
  const twice = ALL_PAYLOADS.filter((payload) => {
    const once = sanitizeRichText(payload)
    return sanitizeRichText(once) !== once || dangers(once) !== null
  })
  expect(twice).toEqual([])
  expect(dangers(sanitizeRichText(ALL_PAYLOADS.join('')))).toBeNull()
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)" rel="noopener noreferrer" target="_blank">a</a>',
  '<p onclick="x()">a</p>',
  '<p style="color:red">a</p>',
])('this test would find %s', (html) => {
  expect(dangers(html)).not.toBeNull()
})
