import { join } from 'node:path'
import type { ServerConfig } from './config.ts'
import { bucketStore } from './services/bucket-store.ts'
import { type FileStore, folderStore } from './services/file-store.ts'

/** Where uploaded files lie: the bucket of FILES_URL, otherwise below DATA_DIR. */
export const filesOf = ({
  dataDir,
  gateways: { bucket },
}: Pick<ServerConfig, 'dataDir' | 'gateways'>): FileStore =>
  bucket ? bucketStore(bucket) : folderStore(join(dataDir, 'files'))
