import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from './files.ts'
import * as settings from './settings.ts'

const FINGERPRINT_FILE = 'build/fingerprint'

const SOURCE_FOLDERS = [
  'app',
  'components',
  'lib',
  'styles',
  'public',
  'scripts/first-paint',
]
const SOURCE_FILES = [
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  ...[
    'build',
    'postbuild',
    'carry-over',
    'content-security',
    'export-chunks',
    'service-worker',
    'settings',
  ].map((name) => `scripts/${name}.ts`),
]

const TESTS = /(\.test\.tsx?$|^(lib|app\/_shell)\/testing\/)/

/** One hash over everything the export is made of: sources, settings, locked packages. */
export function sourceFingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of [...SOURCE_FOLDERS.flatMap(filesBelow), ...SOURCE_FILES]) {
    if (TESTS.test(file) || !existsSync(file)) continue
    hash.update(`\n${file}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Whether `out/` was built, to the end, from the sources and settings as they are now. */
export function isExportCurrent(): boolean {
  return (
    existsSync('out/index.html') &&
    existsSync(FINGERPRINT_FILE) &&
    readFileSync(FINGERPRINT_FILE, 'utf8') === sourceFingerprint()
  )
}

export function saveFingerprint(fingerprint: string) {
  writeFileSync(FINGERPRINT_FILE, fingerprint)
}
