import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { files } from '../db/schema/files.ts'
import { certificates } from '../db/schema/participation.ts'
import type { FileRow } from './files.ts'

export type CertificateRecord = typeof certificates.$inferSelect & { file: FileRow | null }

/** A participant of a coaching. */
export type Participation = { coachingId: Id; userId: Id }

const records = (db: Db) =>
  db
    .select({ certificate: certificates, file: files })
    .from(certificates)
    .leftJoin(files, eq(files.id, certificates.fileId))

/** A participant's certificate with its file, null before the approval. */
export const findCertificate = async (
  db: Db,
  { coachingId, userId }: Participation,
): Promise<CertificateRecord | null> => {
  const [row] = await records(db).where(
    and(eq(certificates.coachingId, coachingId), eq(certificates.userId, userId)),
  )
  return row ? { ...row.certificate, file: row.file } : null
}

/** The row of the admin's certificate table, made with the approval; kept when there is one. */
export const addCertificate = async (tx: Db, participation: Participation) => {
  await tx.insert(certificates).values(participation).onConflictDoNothing()
}
