import type { Db } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { files } from '../db/schema/files.ts'
import { certificates } from '../db/schema/participation.ts'
import type { FileRow } from './files.ts'
import { isOfParticipation, type Participation } from './participation.ts'

export type CertificateRecord = typeof certificates.$inferSelect & { file: FileRow | null }

/** A participant's certificate with its file, null before the approval. */
export const findCertificate = async (
  db: Db,
  participation: Participation,
): Promise<CertificateRecord | null> => {
  const [row] = await db
    .select({ certificate: certificates, file: files })
    .from(certificates)
    .leftJoin(files, eq(files.id, certificates.fileId))
    .where(isOfParticipation(certificates, participation))
  return row ? { ...row.certificate, file: row.file } : null
}

/** The row of the admin's certificate table, made with the approval; kept when there is one. */
export const addCertificate = async (tx: Db, participation: Participation) => {
  await tx.insert(certificates).values(participation).onConflictDoNothing()
}
