import { withScripts } from './page-scripts.ts'

const OWN =
  '<script src="/a.js" async=""></script><script src="/p.js" noModule=""></script>'
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>'
const FRAMEWORK = '<script src="/router.js" async=""></script>'
const HINT = '<link rel="preconnect" href="/" crossorigin=""/>'
const DATA =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"1:\\"\\u003c/p>\\""])</script>'
const REST = '<style>.a{}</style><script>var own=1</script><p>text</p>'
const page = (scripts: string) => `<head>${HINT}${scripts}</head>${REST}${DATA}`

it('leaves the wanted scripts and takes out the others, the data and the hint', () => {
  const html = withScripts(page(PRELOAD + OWN + FRAMEWORK), ['/a.js', '/p.js'])
  expect(html).toBe(`<head>${PRELOAD}${OWN}</head>${REST}`)
})

it('leaves a page without any where none is wanted', () => {
  expect(withScripts(page(PRELOAD + OWN + FRAMEWORK), [])).toBe(`<head></head>${REST}`)
})

it.each([
  ['a wanted script', page(FRAMEWORK), '<script src="/a.js">'],
  ['the data', REST, 'self.__next_f'],
])('ends the build where %s is not found', (_, html, expected) => {
  expect(() => withScripts(html, ['/a.js'])).toThrow(expected)
  expect(() => withScripts(html, ['/a.js'])).toThrow(/^next \d+\.\d+\.\d+ exported a page/)
})
