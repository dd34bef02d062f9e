import type { FileRow } from '../repositories/files.ts'
import type { CheckedFile } from '../services/inspect-file.ts'
import { saveFile, storeFile } from '../services/kept-uploads.ts'
import type { TestServer } from './test-server.ts'

/** A file as an upload leaves it: its bytes in the store, and its row. */
export const uploadedFile = async (
  { db, services }: Pick<TestServer, 'db' | 'services'>,
  file: CheckedFile,
  userId: string,
): Promise<FileRow> => storeFile(db, { file: await saveFile(services, file), userId })
