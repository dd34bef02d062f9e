import { isComplete } from '@/lib/domain/participation/conditions'
import type { CertificateRow } from '@/lib/entities/certificate'

/** Complete, and there is no certificate; nobody waits for one that was withdrawn. */
export const lacksCertificate = (row: CertificateRow): boolean =>
  isComplete(row) && !row.fileName && row.issued?.state !== 'withdrawn'
