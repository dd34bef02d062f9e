import { expect } from './fixtures.ts'
import { choose, goToQuestion } from './journeys/participant.ts'
import { SEEDED_AT } from './seeded-params.ts'
import { test } from './test-taker.ts'

test.use({ moment: SEEDED_AT })

/** What a browser's translator does to a page, and to all that is added to it, unless the page says that it is not to be translated. */
function translate() {
  const done = new WeakSet<Node>()
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const isSpared = text.parentElement?.closest('[translate=no], script, style')
      if (isSpared || done.has(text)) continue
      const font = document.createElement('font')
      const translated = document.createTextNode(text.data)
      done.add(translated)
      font.append(translated)
      text.replaceWith(font)
    }
  }
  translateBelow(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) translateBelow(node.parentNode ?? document.body)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

test('a translator that is on ends no test: the portal is left as it is', async ({
  page,
  takeTest,
}) => {
  const server = await takeTest('pre-test')
  await page.evaluate(translate)
  await choose(page, 'A')
  await goToQuestion(page, 2)
  await choose(page, 'C')
  expect(await server.answers()).toEqual({ 1: 'A', 2: 'C' })
})
