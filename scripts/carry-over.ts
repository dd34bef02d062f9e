import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files.ts'

const ASSETS = 'out/_next/static'
const KEPT_ASSETS = 'build/assets'
const DATES_FILE = 'build/assets.json'
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Path of an asset -> when a build last contained it. */
type Dates = Record<string, string>

function readDates(): Dates {
  return existsSync(DATES_FILE) ? JSON.parse(readFileSync(DATES_FILE, 'utf8')) : {}
}

function relativeAssets(folder: string): string[] {
  return filesBelow(folder).map((file) => file.slice(folder.length + 1))
}

/**
 * Puts the hashed assets of earlier builds back into the new export and remembers the new ones, so that a page opened
 * before an update still finds its chunks. An asset that no build of the last 30 days contained is dropped.
 */
export function carryOverAssets(now: Date) {
  const dates = readDates()
  for (const asset of relativeAssets(ASSETS)) dates[asset] = now.toISOString()
  cpSync(ASSETS, KEPT_ASSETS, { recursive: true })
  for (const asset of relativeAssets(KEPT_ASSETS)) {
    const kept = path.join(KEPT_ASSETS, asset)
    const age = now.getTime() - Date.parse(dates[asset] ?? now.toISOString())
    if (age > KEPT_DAYS * DAY_MS) {
      rmSync(kept)
      delete dates[asset]
    } else if (!existsSync(path.join(ASSETS, asset))) {
      mkdirSync(path.dirname(path.join(ASSETS, asset)), { recursive: true })
      cpSync(kept, path.join(ASSETS, asset))
    }
  }
  writeFileSync(DATES_FILE, JSON.stringify(dates, null, 1))
}
