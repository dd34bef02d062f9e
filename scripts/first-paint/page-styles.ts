import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basePath } from '../settings.ts'
import { criticalCss } from './critical-css.ts'
import { unknownShape } from './page-scripts.ts'

const PAGE = 'out/index.html'
const STYLE = /(<style[^>]*\sdata-href="([^"]+)"[^>]*>)([\s\S]*?)<\/style>/
const NO_MARKUP = /<(style|script)[\s\S]*?<\/\1>/g

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
  const drawn = readFileSync('build/draw-screen.cjs', 'utf8')
  const critical = criticalCss(css, [html.replace(NO_MARKUP, ''), drawn])
  writeFileSync(
    PAGE,
    html.replace(STYLE, () => `${tag}${critical}</style>`),
  )
  return address
}
