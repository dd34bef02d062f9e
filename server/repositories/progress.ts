import type { CertificateRow } from '../../lib/entities/certificate.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { and, asc, eq, exists, isNotNull, sql } from '../db/orm.ts'
import { attendance, certificates } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testAttempts } from '../db/schema/tests.ts'
import { users } from '../db/schema/users.ts'
import { toldOfFile } from './certificate-told.ts'
import { isOfParticipation, type Participation } from './participation.ts'
import { isParticipation } from './proposals.ts'
import { byName } from './searched-text.ts'
import { shownInstitution } from './users.ts'

/** Who ended a test of a coaching, with the score; null while there is no answer key. */
export const listFinished = async (
  db: Db,
  { coachingId, kind }: { coachingId: Id; kind: TestKind },
): Promise<Map<Id, number | null>> => {
  const rows = await db
    .select({ userId: testAttempts.userId, score: testAttempts.score })
    .from(testAttempts)
    .where(
      and(
        eq(testAttempts.coachingId, coachingId),
        eq(testAttempts.kind, kind),
        isNotNull(testAttempts.endedAt),
      ),
    )
  return new Map(rows.map(({ userId, score }) => [userId, score]))
}

/** Who attended the meeting of a coaching. */
export const listAttended = async (db: Db, coachingId: Id): Promise<Set<Id>> => {
  const rows = await db
    .select({ userId: attendance.userId })
    .from(attendance)
    .where(eq(attendance.coachingId, coachingId))
  return new Set(rows.map(({ userId }) => userId))
}

/**
 * Makes attendance what is wanted, or turns it round where nothing is said, and answers the new state. To be called under
 * the coaching's lock.
 */
export const toggleAttendance = async (
  tx: Db,
  {
    coachingId,
    userId,
    status,
    now,
    adminId,
  }: {
    coachingId: Id
    userId: Id
    status: boolean | undefined
    now: Date
    adminId: Id
  },
): Promise<boolean> => {
  const isIt = isOfParticipation(attendance, { coachingId, userId })
  const isWanted = status ?? (await tx.$count(attendance, isIt)) === 0
  if (!isWanted) await tx.delete(attendance).where(isIt)
  else
    await tx
      .insert(attendance)
      .values({ coachingId, userId, markedAt: now, markedBy: adminId })
      .onConflictDoNothing()
  return isWanted
}

const isTheirs = (table: typeof attendance | typeof testAttempts) =>
  and(eq(table.coachingId, certificates.coachingId), eq(table.userId, certificates.userId))

const hasAttended = (db: Db) =>
  exists(
    db.select({ userId: attendance.userId }).from(attendance).where(isTheirs(attendance)),
  )

const hasFinished = (db: Db, kind: TestKind) => {
  const isEnded = and(eq(testAttempts.kind, kind), isNotNull(testAttempts.endedAt))
  const attempts = db.select({ id: testAttempts.id }).from(testAttempts)
  return exists(attempts.where(and(isTheirs(testAttempts), isEnded)))
}

const certificateRows = (db: Db) =>
  db
    .select({
      id: certificates.id,
      userId: certificates.userId,
      name: users.fullName,
      namaInstansi: shownInstitution,
      fileName: certificates.fileName,
      uploadedAt: certificates.uploadedAt,
      notifiedAt: toldOfFile(db),
      coachingId: certificates.coachingId,
      finishPreTest: sql<boolean>`${hasFinished(db, 'pre-test')}`,
      finishZoomMeeting: sql<boolean>`${hasAttended(db)}`,
      finishPostTest: sql<boolean>`${hasFinished(db, 'post-test')}`,
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .innerJoin(
      proposals,
      and(
        eq(proposals.coachingId, certificates.coachingId),
        eq(proposals.userId, certificates.userId),
      ),
    )

type FoundRow = Awaited<ReturnType<typeof certificateRows>>[number]
/** A row with the coaching that it is of. */
export type CertificateSource = CertificateRow & { coachingId: Id }

const toSource = ({ uploadedAt, notifiedAt, ...row }: FoundRow): CertificateSource => ({
  ...row,
  uploadedAt: uploadedAt?.toISOString() ?? null,
  notifiedAt: notifiedAt?.toISOString() ?? null,
})

/** The certificate rows of a coaching's participants, by name, with what each has finished. */
export const listCertificateRows = async (
  db: Db,
  coachingId: Id,
): Promise<CertificateRow[]> => {
  const rows = await certificateRows(db)
    .where(and(eq(certificates.coachingId, coachingId), isParticipation))
    .orderBy(byName(users.fullName), asc(users.id))
  return rows.map((row) => {
    const { coachingId: _, ...shown } = toSource(row)
    return shown
  })
}

/** The same for one row, by its own id; null when its person no longer takes part. */
export const findCertificateRow = async (
  db: Db,
  id: Id,
): Promise<CertificateSource | null> => {
  const [row] = await certificateRows(db).where(
    and(eq(certificates.id, id), isParticipation),
  )
  return row ? toSource(row) : null
}

/** Keeps which file is the certificate of this row. */
export const setCertificateFile = async (
  tx: Db,
  { id, fileId, fileName, now }: { id: Id; fileId: Id; fileName: string; now: Date },
): Promise<void> => {
  await tx
    .update(certificates)
    .set({ fileId, fileName, uploadedAt: now })
    .where(eq(certificates.id, id))
}

/** From now on this row has no certificate, of which nobody was told; the file stays where it is. */
export const clearCertificateFile = async (tx: Db, id: Id): Promise<void> => {
  await tx
    .update(certificates)
    .set({ fileId: null, fileName: null, uploadedAt: null, notifiedAt: null })
    .where(eq(certificates.id, id))
}

/** When a participant was last told about the certificate. */
export const markCertificateNotified = async (
  tx: Db,
  { now, ...participation }: Participation & { now: Date },
): Promise<void> => {
  await tx
    .update(certificates)
    .set({ notifiedAt: now })
    .where(isOfParticipation(certificates, participation))
}
