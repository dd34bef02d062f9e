import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { files } from '../db/schema/files.ts'
import { certificates } from '../db/schema/participation.ts'
import type { FileRow } from './files.ts'

export type CertificateRecord = typeof certificates.$inferSelect & { file: FileRow | null }

/** A participant of a coaching. */
export type Participation = { coachingId: Id; userId: Id }

/** Whether a row of a table is of this participant in this coaching. */
export const isOfParticipation = (
  table: { coachingId: AnyColumn; userId: AnyColumn },
  { coachingId, userId }: Participation,
): SQL | undefined => and(eq(table.coachingId, coachingId), eq(table.userId, userId))

const records = (db: Db) =>
  db
    .select({ certificate: certificates, file: files })
    .from(certificates)
    .leftJoin(files, eq(files.id, certificates.fileId))

/** A participant's certificate with its file, null before the approval. */
export const findCertificate = async (
  db: Db,
  participation: Participation,
): Promise<CertificateRecord | null> => {
  const [row] = await records(db).where(isOfParticipation(certificates, participation))
  return row ? { ...row.certificate, file: row.file } : null
}

/** The row of the admin's certificate table, made with the approval; kept when there is one. */
export const addCertificate = async (tx: Db, participation: Participation) => {
  await tx.insert(certificates).values(participation).onConflictDoNothing()
}
