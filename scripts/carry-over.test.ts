import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { carryOverAssets } from './carry-over.ts'

const home = process.cwd()
let folder: string

/** What `next build` leaves behind: an emptied `out/` with the assets of this build only. */
function build(asset: string, day: string) {
  rmSync('out', { recursive: true, force: true })
  mkdirSync('out/_next/static/chunks', { recursive: true })
  mkdirSync('build', { recursive: true })
  writeFileSync(`out/_next/static/chunks/${asset}`, asset)
  carryOverAssets(new Date(day))
}

const isServed = (asset: string) => existsSync(`out/_next/static/chunks/${asset}`)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carry-over-'))
  process.chdir(folder)
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

describe('carryOverAssets', () => {
  it('keeps the assets of older builds for pages that are still open', () => {
    build('first.js', '2026-01-01')
    build('second.js', '2026-01-02')
    build('third.js', '2026-01-20')
    expect(['first.js', 'second.js', 'third.js'].filter(isServed)).toHaveLength(3)
  })

  it('drops what no build of the last 30 days contained', () => {
    build('first.js', '2026-01-01')
    build('second.js', '2026-01-30')
    build('third.js', '2026-02-05')
    expect(isServed('first.js')).toBe(false)
    expect(isServed('second.js')).toBe(true)
  })

  it('counts the days from the last build that contained it', () => {
    build('same.js', '2026-01-01')
    build('same.js', '2026-02-15')
    build('third.js', '2026-03-01')
    expect(isServed('same.js')).toBe(true)
  })
})
