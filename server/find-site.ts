import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Site } from './deps.ts'

const ROOT = join(import.meta.dirname, '..')

/** The export and its policy, where it has been built; development serves the client elsewhere. */
export const findSite = (): Site | null => {
  const folder = resolve(ROOT, 'out')
  const policyFile = resolve(ROOT, 'build', 'csp.json')
  if (!existsSync(join(folder, 'index.html'))) return null
  const contentSecurityPolicy = existsSync(policyFile)
    ? JSON.parse(readFileSync(policyFile, 'utf8')).policy
    : null
  return { folder, contentSecurityPolicy }
}
