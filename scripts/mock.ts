import { buildExportIfNeeded } from './build-export.ts'

await buildExportIfNeeded()
await import('../server/mock/main.ts')
