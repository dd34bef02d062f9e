import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every file below a folder, with `/` between the names on every platform; none if there is no folder. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
      .sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Bytes for people: 15476 -> '15.5 kB'. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
