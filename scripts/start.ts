import { buildExportIfNeeded } from './build-export.ts'

await buildExportIfNeeded()
// In this process, so that signals reach the server without a go-between.
await import('../server/main.ts')
