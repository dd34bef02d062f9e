import { buildExportIfNeeded } from './build-export.ts'

await buildExportIfNeeded()
await import('../e2e/mock-server.ts')
