import type { Db } from '../db/client.ts'
import { and, eq, isNull, param, sql } from '../db/orm.ts'
import { firstRow, onlyRow } from '../db/rows.ts'
import { coachings, materi } from '../db/schema/coachings.ts'
import { files } from '../db/schema/files.ts'
import { proposals } from '../db/schema/proposals.ts'
import { isProposalOf } from './proposals.ts'

export type FileRow = typeof files.$inferSelect

export const insertFile = (db: Db, file: typeof files.$inferInsert): Promise<FileRow> =>
  onlyRow(db.insert(files).values(file).returning())

export const findFileByName = (db: Db, name: string): Promise<FileRow | null> =>
  firstRow(db.select().from(files).where(eq(files.name, name)))

export const deleteFileByName = async (db: Db, name: string): Promise<void> => {
  await db.delete(files).where(eq(files.name, name))
}

/** Those of the names that no row knows. */
export const findUnknownNames = async (db: Db, names: string[]): Promise<string[]> => {
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(sql`${files.name} = any(${param(names)}::text[])`)
  const known = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !known.has(name))
}

/** Whether a coaching that this participant was accepted to carries the file as material. */
export const isMaterialOf = async (
  db: Db,
  { name, userId }: { name: string; userId: string },
): Promise<boolean> => {
  const rows = await db
    .select({ id: materi.id })
    .from(materi)
    .innerJoin(coachings, eq(coachings.id, materi.coachingId))
    .innerJoin(proposals, isProposalOf(userId))
    .where(
      and(
        eq(materi.fileUrl, name),
        isNull(coachings.deletedAt),
        eq(proposals.status, 'APPROVED'),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Every file with the sum of what was uploaded. */
export const listStoredFiles = (db: Db): Promise<{ name: string; sha256: string }[]> =>
  db.select({ name: files.name, sha256: files.sha256 }).from(files)
