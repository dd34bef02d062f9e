import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { System } from '../../lib/entities/system.ts'

type Program = NonNullable<System['waiting']>

const readOrNull = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** The commit that is checked out, shortened; null where the folder is no checkout. Git itself is not asked: it refuses another owner's folder. */
const commitOf = (folder: string): string | null => {
  const head = readOrNull(join(folder, '.git/HEAD'))?.trim()
  const name = head?.match(/^ref: (.+)$/)?.[1]
  if (!name) return head?.slice(0, 8) ?? null
  const loose = readOrNull(join(folder, '.git', name))
  const packed = readOrNull(join(folder, '.git/packed-refs'))
    ?.split('\n')
    .find((line) => line.endsWith(` ${name}`))
  return (loose ?? packed)?.trim().slice(0, 8) ?? null
}

/** What lies in a folder now. */
const readProgram = (folder: string): Program => ({
  version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version,
  commit: commitOf(folder),
})

/**
 * The program that this server was started with, and what lies on the disk in its place by now: null while that is the same.
 * Whether there is a newer one elsewhere is not asked.
 */
export const createProgram = (folder: string) => {
  const running = readProgram(folder)
  return {
    running,
    waiting: (): Program | null => {
      const there = readProgram(folder)
      const isSame = there.version === running.version && there.commit === running.commit
      return isSame ? null : there
    },
  }
}
