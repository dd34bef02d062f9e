import { withoutFontHints } from './font-hints.ts'

const ELEMENT = '<link rel="preconnect" href="/" crossorigin=""/>'
const page = (element: string, row: string) =>
  `<head><meta charSet="utf-8"/>${element}<style>a{}</style></head>` +
  `<script>self.__next_f.push([1,"7:I[1]\\n${row}2:T1,a"])</script>`
const ROW = ':HC[\\"/\\",\\"\\"]\\n'

it('takes the connection for the font out of the page and of its data, and nothing else', () => {
  expect(withoutFontHints(page(ELEMENT, ROW))).toBe(page('', ''))
})

it.each([
  ['element', page('<link rel="preconnect" href="/"/>', ROW), `the element ${ELEMENT}`],
  ['row', page(ELEMENT, ':HP[\\"/\\"]\\n'), 'a row :HC["/",""]'],
])('ends the build when the %s has another shape', (_, html, expected) => {
  expect(() => withoutFontHints(html)).toThrow(expected)
  expect(() => withoutFontHints(html)).toThrow(/^next \d+\.\d+\.\d+ exported a page/)
})
