import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isExportCurrent, saveFingerprint, sourceFingerprint } from './fingerprint.ts'

const home = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
  process.chdir(folder)
  for (const name of ['app', 'lib/domain', 'out', 'build'])
    mkdirSync(name, { recursive: true })
  writeFileSync('app/page.tsx', 'one')
  writeFileSync('out/index.html', '<p>')
  saveFingerprint(sourceFingerprint())
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

describe('isExportCurrent', () => {
  it('is true for an export of the sources as they are', () => {
    expect(isExportCurrent()).toBe(true)
  })

  it.each([
    ['a changed source', () => writeFileSync('app/page.tsx', 'two')],
    ['a new source', () => writeFileSync('lib/domain/quota.ts', '')],
    ['a changed setting of the build', () => writeFileSync('next.config.mjs', '')],
    ['a missing export', () => rmSync('out/index.html')],
    ['a build that did not come to its end', () => rmSync('build/fingerprint')],
  ])('is false after %s', (_name, change) => {
    change()
    expect(isExportCurrent()).toBe(false)
  })

  it('does not care about tests', () => {
    writeFileSync('lib/domain/quota.test.ts', '')
    expect(isExportCurrent()).toBe(true)
  })
})
