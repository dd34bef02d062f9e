import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { criticalCss } from './critical-css.ts'
import { basePath } from './settings.ts'

const PAGE = 'out/index.html'
const STYLE = /(<style[^>]*\sdata-href="([^"]+)"[^>]*>)([\s\S]*?)<\/style>/
const NO_MARKUP = /<(style|script)[\s\S]*?<\/\1>/g
/** One piece of what the framework hands from the page to its scripts, as a JavaScript string. */
const PIECE = /<script>self\.__next_f\.push\((\[1,"[\s\S]*?"\])\)<\/script>/g
/** `2:T1a0f`: a row of that data that is a text, and its length in bytes. */
const TEXT_ROW = /([0-9a-f]+):T[0-9a-f]+$/

/**
 * The page without the second copy of its inlined stylesheet. The framework puts one into the data for its scripts,
 * where it is never read: the style element is found in the page by its address.
 */
export function withoutStyleCopies(html: string, css: string): string {
  return html.replace(PIECE, (script, json: string) => {
    const [kind, text]: [number, string] = JSON.parse(json)
    const at = text.indexOf(`,${css}`)
    const row = TEXT_ROW.exec(text.slice(0, Math.max(at, 0)))
    if (!row) return script
    const lean = `${text.slice(0, row.index)}${row[1]}:""\n${text.slice(at + 1 + css.length)}`
    const safe = JSON.stringify([kind, lean]).replaceAll('<', '\\u003c')
    return `<script>self.__next_f.push(${safe})</script>`
  })
}

/**
 * Leaves of the inlined stylesheet what the first paint needs, whoever writes it: the page itself, or the script that
 * draws the start page. The start script loads the whole stylesheet beside the framework.
 *
 * @returns the address of the whole stylesheet
 * @throws if the page is not as expected (a new version of the framework)
 */
export function slimPageStyles(): string {
  const html = readFileSync(PAGE, 'utf8')
  const [, tag = '', address = '', css = ''] = STYLE.exec(html) ?? []
  const file = `out${address.slice(basePath.length)}`
  if (!css || !existsSync(file)) throw new Error('Cannot find the stylesheet of the page')
  const drawn = readFileSync('build/render-home.cjs', 'utf8')
  const critical = criticalCss(css, [html.replace(NO_MARKUP, ''), drawn])
  const page = withoutStyleCopies(html, css)
  writeFileSync(
    PAGE,
    page.replace(STYLE, () => `${tag}${critical}</style>`),
  )
  return address
}
