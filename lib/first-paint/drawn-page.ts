import type { Snapshot } from './snapshot.ts'

/** The script that begins the page; what stands before it is the same in every answer of a build. */
export const START_SCRIPT = '<script id="start">'

/**
 * The exported page with the start page drawn into it, hidden until its start script
 * (`start-page.ts`) shows it, and at the end the answers it was drawn from. The policy forbids styles in HTML; the start script sets them.
 */
export const withStartPage = (page: string, drawn: string, answers: Snapshot): string => {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  const data = `<script type="application/json" id="snapshot">${json}</script>`
  const start = drawn.replaceAll(' style="', ' data-style="')
  return page
    .replace(START_SCRIPT, () => `<first-paint>${start}</first-paint>${START_SCRIPT}`)
    .replace('</body>', () => `${data}</body>`)
}
