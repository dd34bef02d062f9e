import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Site } from './deps.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What the build made for this server to draw screens with. */
const findDrawing = (): Site['drawScreen'] => {
  const file = resolve(ROOT, 'build', 'draw-screen.cjs')
  return existsSync(file) ? createRequire(import.meta.url)(file).drawScreen : null
}

/** The export and its policy, where it has been built; development serves the client elsewhere. */
export const findSite = (): Site | null => {
  const folder = resolve(ROOT, 'out')
  const policyFile = resolve(ROOT, 'build', 'csp.json')
  if (!existsSync(join(folder, 'index.html'))) return null
  const contentSecurityPolicy = existsSync(policyFile)
    ? JSON.parse(readFileSync(policyFile, 'utf8')).policy
    : null
  return { folder, contentSecurityPolicy, drawScreen: findDrawing() }
}
