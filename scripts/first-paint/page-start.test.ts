import { withPageStart } from './page-start.ts'

const PLAN = { api: '/api', drawn: '/drawn', styles: '/a.css', scripts: [], routes: {} }
const OWN = '<script src="/a.js" async=""></script><script src="/b.js" async=""></script>'
const LAST = '<script src="/c.js" id="_R_" async=""></script>'
const page = (head: string, end: string) =>
  `<html><head>${head}<title>x</title></head><body><div id="app">kerangka</div>${end}</body></html>`

test('all that is shown comes before any script of the build, and those come in their order', async () => {
  const made = await withPageStart(page(OWN, LAST), PLAN)
  const shown = page('', '<script id="start">').replace('</body></html>', '')
  expect(made.startsWith(shown)).toBe(true)
  expect(made.endsWith(`</script>${OWN}${LAST}</body></html>`)).toBe(true)
  expect(made.split('.js"')).toHaveLength(4)
})

test.each([
  ['no scripts in its head', page('', LAST)],
  ['no script at its end', page(OWN, '')],
])('a page with %s ends the build', async (_name, html) => {
  await expect(withPageStart(html, PLAN)).rejects.toThrow('of a shape that this build')
})
