import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Every file below a folder, with `/` between the names on every platform; none if there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .sort()
}

/** Bytes for people: 15476 -> '15.5 kB'. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
