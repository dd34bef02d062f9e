import { withStartPage } from './drawn-page'

test('the drawn page stands before the start script, its answers at the end, and what comes first stays as it is', () => {
  const frame = '<html><head></head><body class="x"><div>app</div>'
  const begin = '<script id="start">begin()</script><script src="/a.js" async=""></script>'
  expect(
    withStartPage(`${frame}${begin}</body></html>`, '<p style="a">$& Beranda</p>', {
      faq: ['</script>'],
    }),
  ).toBe(
    `${frame}<first-paint><p data-style="a">$& Beranda</p></first-paint>${begin}` +
      '<script type="application/json" id="snapshot">{"faq":["\\u003c/script>"]}</script></body></html>',
  )
})
