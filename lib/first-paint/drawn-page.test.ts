import { missingPlaces, withStartPage } from './drawn-page'

const HEAD = '<head><meta name="viewport" content="width=device-width"/></head>'
const SCRIPT = '<script src="/a.js" async=""></script>'
const PAGE = `<html>${HEAD}${SCRIPT}<body class="x"><div>app</div></body></html>`

test('a page that has every place lacks none, and what is put there comes in order', () => {
  expect(missingPlaces(PAGE)).toEqual([])
  const preload = '<link rel="preload" as="image" href="/a.jpg"/>'
  expect(withStartPage(PAGE, `${preload}<p>Beranda</p>`, { faq: ['</script>'] })).toBe(
    `<html>${HEAD.replace('</head>', `${preload}</head>`)}<body class="x">` +
      '<first-paint><p>Beranda</p></first-paint><div>app</div>' +
      '<script type="application/json" id="snapshot">{"faq":["\\u003c/script>"]}</script>' +
      `${SCRIPT}</body></html>`,
  )
})

test.each([
  ['<body', PAGE.replace('<body', '<main')],
  ['<meta name="viewport"', PAGE.replace('viewport', 'port')],
  ['<script src=', PAGE.replace(' async=""', '')],
  ['<\\/body>', PAGE.replace('</body>', '')],
])('a page without %s is told apart', (place, page) => {
  expect(missingPlaces(page)).toEqual([expect.stringContaining(place)])
})
