import { readFileSync, writeFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { START_SCRIPT } from '../../lib/first-paint/drawn-page.ts'
import { DRAWN, drawnScreens, firstCallsOf } from '../../lib/first-paint/first-calls.ts'
import { type StartPlan, startPage } from '../../lib/first-paint/start-page.ts'
import { isEntrance, type Route, routes } from '../../lib/routes.ts'
import { filesOfImport, readExportChunks } from '../export-chunks.ts'
import { apiUrl, basePath } from '../settings.ts'
import { unknownShape } from './page-scripts.ts'

const PAGE = 'out/index.html'
/** The framework's scripts in the head: the line is for what is read first. */
const SCRIPTS = /<script src="[^"]*" async=""><\/script>/g
/** The script that runs them all, behind everything that is drawn. */
const LAST_SCRIPT = /<script [^>]*\bid="_R_"[^>]*><\/script><\/body>/
const HTTP_CLIENT = '@/lib/api/http'

const withStar = (path: string) => path.replace(/:\w+/g, '*')

const callsOf = (name: string): string[] =>
  firstCallsOf(name).map(({ path }) => withStar(path.slice(1)))

/**
 * What the page of this build begins at which address.
 *
 * @param styles address of the whole stylesheet
 */
function startPlan(styles: string): StartPlan {
  const entrances = Object.entries<Route>(routes).filter(
    ([name, route]) => name !== 'not-found' && isEntrance(route),
  )
  const names = entrances.map(([name]) => name)
  const { page, lazy } = readExportChunks([...names, 'main'])
  const scripts: string[] = []
  const place = (file: string) => {
    if (!scripts.includes(file)) scripts.push(file)
    return scripts.indexOf(file)
  }
  const start = ([name, { path, frame }]: [string, Route]) => {
    const calls = callsOf(name)
    const files = new Set([
      ...(frame === 'main' ? (lazy.get(frame) ?? []) : []),
      ...(lazy.get(name) ?? []),
      // where no call is begun early, the first call needs its client
      ...(calls.length > 0 ? [] : filesOfImport(HTTP_CLIENT)),
    ])
    const own = [...files].filter((file) => !page.includes(file))
    const isDrawn = drawnScreens.some((screen) => screen === name)
    const plan = { scripts: own.map(place), calls, ...(isDrawn && { isDrawn }) }
    return [withStar(path), plan] as const
  }
  const plans = Object.fromEntries(entrances.map(start))
  return {
    styles,
    api: apiUrl || `${basePath}/api/v1`,
    drawn: basePath + DRAWN,
    scripts: scripts.map((file) => `${basePath}/${file}`),
    routes: plans,
  }
}

/**
 * The page with a script between what it shows first and the scripts of the framework. Up to there all answers of a build are
 * the same, which the service worker relies on; the policy knows the script by its hash.
 */
export async function withPageStart(html: string, plan: StartPlan): Promise<string> {
  const text = `(${startPage})(${JSON.stringify(plan)})`
  const { code } = await transform(text, { minify: true, target: 'es2020' })
  if (code.includes('</')) throw new Error('The start script would end itself')
  const scripts = html.match(SCRIPTS) ?? []
  if (scripts.length === 0) throw unknownShape('scripts in the head')
  if (!LAST_SCRIPT.test(html)) throw unknownShape('a last script with id="_R_"')
  const begin = `${START_SCRIPT}${code.trim()}</script>${scripts.join('')}`
  return html.replace(SCRIPTS, '').replace(LAST_SCRIPT, (last) => `${begin}${last}`)
}

/** Writes the start script into the exported page. */
export async function writePageStart(styles: string) {
  const html = readFileSync(PAGE, 'utf8')
  writeFileSync(PAGE, await withPageStart(html, startPlan(styles)))
}
