import { rmSync } from 'node:fs'
import { carryOverAssets } from './carry-over.ts'
import { runNode } from './child.ts'
import { keepLazyFiles } from './export-chunks.ts'
import { isExportCurrent, saveFingerprint, sourceFingerprint } from './fingerprint.ts'
import { writeFirstPaint } from './first-paint/write-first-paint.ts'
import { precompress, writePolicy } from './postbuild.ts'
import { writeServiceWorker } from './service-worker.ts'

/**
 * Builds the export into `out/`, complete or not at all: its fingerprint is written last, so that an interrupted build
 * is repeated by the next start.
 */
export async function buildExport() {
  const fingerprint = sourceFingerprint()
  rmSync('build/fingerprint', { force: true })
  const exitCode = await runNode(
    ['node_modules/next/dist/bin/next', 'build', '--webpack'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        BUILD_ID: fingerprint.slice(0, 16),
      },
    },
  )
  if (exitCode !== 0) {
    console.error('next build failed; its messages are above.')
    process.exit(exitCode)
  }
  keepLazyFiles()
  await writeFirstPaint()
  writeServiceWorker()
  writePolicy()
  await precompress()
  carryOverAssets(new Date())
  saveFingerprint(fingerprint)
}

/** Builds the export unless `out/` already is what the sources and settings say. */
export async function buildExportIfNeeded() {
  if (isExportCurrent()) return
  console.log(
    'Building the web client (about half a minute, only when its sources have changed) …',
  )
  await buildExport()
}
