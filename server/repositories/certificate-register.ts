import { readKode } from '../../lib/domain/certificates/kode.ts'
import type { RegisterRow } from '../../lib/entities/certificate-register.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, desc, eq, gte, like, lt, or, sql } from '../db/orm.ts'
import { issuedCertificates as issued } from '../db/schema/certificate-making.ts'
import { coachings } from '../db/schema/coachings.ts'
import { files } from '../db/schema/files.ts'
import type { FileRow } from './files.ts'
import { containing } from './like-pattern.ts'
import { holdingWords } from './searched-text.ts'

const rows = (db: Db) =>
  db
    .select({
      id: issued.id,
      kode: issued.kode,
      number: issued.number,
      name: sql<string>`${issued.content} ->> 'name'`,
      topic: sql<string>`${issued.content} ->> 'topic'`,
      coachingId: issued.coachingId,
      coachingCode: coachings.coachingCode,
      version: issued.version,
      state: issued.state,
      reason: issued.reason,
      issuedAt: issued.issuedAt,
    })
    .from(issued)
    .leftJoin(coachings, eq(coachings.id, issued.coachingId))

type Found = Awaited<ReturnType<typeof rows>>[number]

const toRow = ({ issuedAt, ...row }: Found): RegisterRow => ({
  ...row,
  issuedAt: issuedAt.toISOString(),
})

/** As the lists of the portal search: all words in one field, in any order. */
const matching = (part: string) => {
  const kode = readKode(part)
  const fields = [
    sql`${issued.content} ->> 'name'`,
    sql`${issued.content} ->> 'topic'`,
    sql`${issued.number}`,
    sql`${issued.reason}`,
    sql`${coachings.coachingCode}`,
  ]
  return or(
    kode ? like(issued.kode, containing(kode)) : undefined,
    holdingWords(fields, part),
  )
}

/** Newest first. */
export const listRegister = async (
  db: Db,
  query: { part: string | undefined; from: Date | null; until: Date | null; most: number },
): Promise<RegisterRow[]> => {
  const { part, from, until, most } = query
  const found = await rows(db)
    .where(
      and(
        part ? matching(part) : undefined,
        from ? gte(issued.issuedAt, from) : undefined,
        until ? lt(issued.issuedAt, until) : undefined,
      ),
    )
    .orderBy(desc(issued.issuedAt), desc(issued.number), desc(issued.version))
    .limit(most)
  return found.map(toRow)
}

export const findRegisterRow = async (db: Db, id: Id): Promise<RegisterRow | null> => {
  const [row] = await rows(db).where(eq(issued.id, id))
  return row ? toRow(row) : null
}

/** The file that was handed out under a version. */
export const findIssuedFile = async (db: Db, id: Id): Promise<FileRow | null> => {
  const [row] = await db
    .select({ file: files })
    .from(issued)
    .innerJoin(files, eq(files.id, issued.fileId))
    .where(eq(issued.id, id))
  return row?.file ?? null
}
