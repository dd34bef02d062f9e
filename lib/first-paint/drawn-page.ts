import type { Snapshot } from './snapshot.ts'

/** The script that begins the page; what stands before it is the same in every answer of a build. */
export const START_SCRIPT = '<script id="start">'

/**
 * Answers as they come with the page.
 *
 * @param path of the address that they are for, '/coaching'; '' for every one
 */
const answersScript = (path: string, answers: Snapshot): string => {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  return `<script type="application/json" data-answers="${path}">${json}</script>`
}

/** The policy forbids styles in HTML; the start script sets them. */
const withoutStyles = (html: string) => html.replaceAll(' style="', ' data-style="')

/** A screen as the server drew it, with the answers that it was drawn from. */
export const drawnScreen = (path: string, html: string, answers: Snapshot): string =>
  withoutStyles(html) + answersScript(path, answers)

/**
 * The exported page with the start page drawn into it, hidden until its start script (`start-page.ts`) shows
 * it, and at the end the answers that it was drawn from, and those that every screen asks for.
 */
export const withStartPage = (
  page: string,
  html: string,
  answers: { own: Snapshot; all: Snapshot },
): string =>
  page
    .replace(
      START_SCRIPT,
      () => `<first-paint>${withoutStyles(html)}</first-paint>${START_SCRIPT}`,
    )
    .replace(
      '</body>',
      () => `${answersScript('/', answers.own)}${answersScript('', answers.all)}</body>`,
    )
