import { PROCESS_ENVIRONMENT, PROCESS_FLAGS } from '../server/start/process-settings.ts'
import { buildExportIfNeeded } from './build-export.ts'

await buildExportIfNeeded()
// This process becomes the server's, so that signals reach it without a go-between; Windows knows no such thing.
if (process.platform === 'win32' || !process.execve) await import('../server/main.ts')
else
  process.execve(
    process.execPath,
    [process.execPath, ...PROCESS_FLAGS, 'scripts/run.mjs', 'server/main.ts'],
    { ...PROCESS_ENVIRONMENT, ...process.env },
  )
