import { withoutFontHints } from './font-hints.ts'

it('takes the connection for the font out of the page and of its data, and nothing else', () => {
  const html =
    '<head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/><style>a{}</style></head>' +
    '<script>self.__next_f.push([1,"7:I[1]\\n:HC[\\"/\\",\\"\\"]\\n2:T1,a"])</script>'
  expect(withoutFontHints(html)).toBe(
    '<head><meta charSet="utf-8"/><style>a{}</style></head>' +
      '<script>self.__next_f.push([1,"7:I[1]\\n2:T1,a"])</script>',
  )
})
