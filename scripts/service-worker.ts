import { createHash } from 'node:crypto'
import { copyFileSync, writeFileSync } from 'node:fs'
import { runWorker } from '../lib/browser/worker/run-worker.ts'
import type { BuildFiles } from '../lib/browser/worker/worker-scope.ts'
import { START_SCRIPT } from '../lib/first-paint/drawn-page.ts'
import { isEntrance, type Route, routes } from '../lib/routes.ts'
import { RELOAD_SCRIPT } from './content-security.ts'
import { exportedText, filesLoadedBy, readExportChunks } from './export-chunks.ts'
import { basePath } from './settings.ts'

const ICON = /<link rel="icon" href="([^"]+)"/g
const STYLES = /<style[^>]*\sdata-href="([^"]+)"/g
const FONT = /url\(([^)"']+\.woff2)\)/g

/** A file and every file that code inside it may load later. */
function withLaterFiles(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    withLaterFiles(filesLoadedBy(file), found)
  }
  return found
}

function chunksOf(): { files: string[]; more: string[] } {
  const names = Object.keys(routes)
  const { page, lazy } = readExportChunks([...names, 'main', 'proses-coaching', 'admin'])
  const filesOf = (name: string) => lazy.get(name) ?? []
  const ofScreens = new Set([...lazy.values()].flat())
  // What the shell itself loads beside screens: dialogs, the client of the calls.
  const ofShell = page.flatMap(filesLoadedBy).filter((file) => !ofScreens.has(file))
  const files = new Set([...page, ...ofShell, ...filesOf('main'), ...filesOf('home')])
  const entrances = Object.entries<Route>(routes).filter(([, route]) => isEntrance(route))
  const screens = ['main', ...entrances.map(([name]) => name)].flatMap(filesOf)
  const more = withLaterFiles([...ofShell, ...screens])
  return { files: [...files], more: [...more].filter((file) => !files.has(file)) }
}

const linked = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address = '']) => address)

/** What the service worker keeps of the export that lies in `out/`. */
function listBuildFiles(): BuildFiles {
  const html = exportedText('index.html')
  const { files, more } = chunksOf()
  const id = createHash('sha256').update(html).digest('hex').slice(0, 12)
  const address = (file: string) => `${basePath}/${file}`
  return {
    id,
    base: basePath,
    shell: address(`shell-${id}.html`),
    frameEnd: START_SCRIPT,
    reload: RELOAD_SCRIPT,
    files: [
      ...files.map(address),
      ...new Set([...linked(html, STYLES), ...linked(html, FONT), ...linked(html, ICON)]),
    ],
    more: more.map(address),
  }
}

/** The text of `sw.js`: the worker's own code with the files of this build. */
export function workerText(build: BuildFiles): string {
  return `(${runWorker})(self, ${JSON.stringify(build)})\n`
}

/**
 * Writes `sw.js` and the page that it keeps. The page has a name of its own, so that a worker never keeps the page of
 * another build, nor what a server puts into the page that it hands out.
 */
export function writeServiceWorker() {
  const build = listBuildFiles()
  copyFileSync('out/index.html', `out/shell-${build.id}.html`)
  writeFileSync('out/sw.js', workerText(build))
}
