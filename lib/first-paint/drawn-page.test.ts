import { drawnScreen, withStartPage } from './drawn-page'

const ESCAPED = '{"faq":["\\u003c/script>"]}'

test('the drawn page stands before the start script, its answers at the end, and what comes first stays as it is', () => {
  const frame = '<html><head></head><body class="x"><div>app</div>'
  const begin = '<script id="start">begin()</script><script src="/a.js" async=""></script>'
  const answers = { own: { faq: ['</script>'] }, all: { features: [] } }
  expect(
    withStartPage(`${frame}${begin}</body></html>`, '<p style="a">$& Beranda</p>', answers),
  ).toBe(
    `${frame}<first-paint><p data-style="a">$& Beranda</p></first-paint>${begin}` +
      `<script type="application/json" data-answers="/">${ESCAPED}</script>` +
      '<script type="application/json" data-answers="">{"features":[]}</script></body></html>',
  )
})

test('another drawn screen brings its own answers', () => {
  expect(drawnScreen('/faq', '<p style="a">FAQ</p>', { faq: ['</script>'] })).toBe(
    `<p data-style="a">FAQ</p><script type="application/json" data-answers="/faq">${ESCAPED}</script>`,
  )
})
