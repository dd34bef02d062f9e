import { buildExport } from './build-export.ts'

await buildExport()
