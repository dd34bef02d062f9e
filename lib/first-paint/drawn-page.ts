import type { Snapshot } from './snapshot.ts'

const BODY = /<body[^>]*>/
/** Preloads that React writes beside pictures. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g
/** Where they go: before it, a phone would choose the picture for a page of 980 px. */
const VIEWPORT = /<meta name="viewport"[^>]*>/
/** The framework's scripts, which would share the line with the rest of the page if they came before it. */
const SCRIPTS = /<script src="[^"]*" async=""><\/script>/g

/** What an exported page lacks of the places where `withStartPage` puts something; none for a good one. */
export const missingPlaces = (page: string): string[] =>
  [BODY, VIEWPORT, SCRIPTS, /<\/body>/]
    .filter((place) => page.search(place) < 0)
    .map(({ source }) => source)

/**
 * The exported page with the start page drawn into it, hidden until its start script
 * (`start-page.ts`) shows it: the first picture's preload in the head, before all scripts, and
 * at the end the answers it was drawn from and the scripts that take over. The policy forbids styles in HTML; the start script sets them.
 */
export const withStartPage = (page: string, drawn: string, answers: Snapshot): string => {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  const data = `<script type="application/json" id="snapshot">${json}</script>`
  const preloads = drawn.match(PRELOAD) ?? []
  const scripts = page.match(SCRIPTS) ?? []
  const start = drawn.replace(PRELOAD, '').replaceAll(' style="', ' data-style="')
  return page
    .replace(SCRIPTS, '')
    .replace(VIEWPORT, (viewport) => `${viewport}${preloads.join('')}`)
    .replace(BODY, (body) => `${body}<first-paint>${start}</first-paint>`)
    .replace('</body>', () => `${data}${scripts.join('')}</body>`)
}
