import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basePath } from '../settings.ts'
import { criticalCss } from './critical-css.ts'
import { editFlightData, unknownShape } from './flight-data.ts'

const PAGE = 'out/index.html'
const STYLE = /(<style[^>]*\sdata-href="([^"]+)"[^>]*>)([\s\S]*?)<\/style>/
const NO_MARKUP = /<(style|script)[\s\S]*?<\/\1>/g
/** `2:T1a0f`: a row of the flight data that is a text, and its length in bytes. */
const TEXT_ROW = /([0-9a-f]+):T[0-9a-f]+$/

/**
 * The page without the second copy of its inlined stylesheet. The framework puts one into the data for its scripts,
 * where it is never read: the style element is found in the page by its address.
 *
 * @throws Error if that copy is not where it is expected
 */
export const withoutStyleCopies = (html: string, css: string): string =>
  editFlightData(
    html,
    (text) => {
      const at = text.indexOf(`,${css}`)
      const row = TEXT_ROW.exec(text.slice(0, Math.max(at, 0)))
      if (!row) return text
      return `${text.slice(0, row.index)}${row[1]}:""\n${text.slice(at + 1 + css.length)}`
    },
    'a row `2:T1a0f,` with the text of the inlined stylesheet',
  )

/**
 * Leaves of the inlined stylesheet what the first paint needs, whoever writes it: the page itself, or the script that
 * draws the start page. The start script loads the whole stylesheet beside the framework.
 *
 * @returns the address of the whole stylesheet
 * @throws Error if the page is not as expected (a new version of the framework)
 */
export function slimPageStyles(): string {
  const html = readFileSync(PAGE, 'utf8')
  const [, tag = '', address = '', css = ''] = STYLE.exec(html) ?? []
  const file = `out${address.slice(basePath.length)}`
  if (!css || !existsSync(file))
    throw unknownShape('one <style data-href="…"> with the address of the whole stylesheet')
  const drawn = readFileSync('build/render-home.cjs', 'utf8')
  const critical = criticalCss(css, [html.replace(NO_MARKUP, ''), drawn])
  const page = withoutStyleCopies(html, css)
  writeFileSync(
    PAGE,
    page.replace(STYLE, () => `${tag}${critical}</style>`),
  )
  return address
}
