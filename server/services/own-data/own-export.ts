import { HOUR_MS, MINUTE_MS } from '../../../lib/domain/schedule/spans.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type { DataExport } from '../../../lib/entities/privacy.ts'
import { afterCommit } from '../../db/after-commit.ts'
import type { Db } from '../../db/client.ts'
import { gone, notFound } from '../../problem.ts'
import {
  claimExport,
  deleteExpiredExports,
  deleteExport,
  type ExportRow,
  endExport,
  findExport,
  insertExport,
} from '../../repositories/data-exports.ts'
import type { Services } from '../../start/deps.ts'
import { makeArchive } from './make-archive.ts'

/** How long a copy can be fetched. */
const KEPT_MS = 24 * HOUR_MS
/** A copy claimed so long ago has lost its server: making one takes seconds. */
const ABANDONED_AFTER_MS = 3 * MINUTE_MS

const NOT_THERE =
  'Salinan data ini tidak ada atau waktunya sudah habis. Minta salinan baru.'

type Files = Pick<Services, 'files'>

const toExport = ({ id, state, size, expiresAt }: ExportRow): DataExport => ({
  ...{ id, state, size, expiresAt: expiresAt?.toISOString() ?? null },
})

const isOver = ({ expiresAt }: ExportRow, now: Date) =>
  expiresAt !== null && expiresAt <= now

/** The copy that an account asked for last, until its time is over; null: none. */
export const readExport = async (
  db: Db,
  { userId, now }: { userId: Id; now: Date },
): Promise<DataExport | null> => {
  const row = await findExport(db, userId)
  return row && !isOver(row, now) ? toExport(row) : null
}

/** Ends an account's copy: its row now, its bytes after the commit. */
export const dropExport = async (tx: Db, { files }: Files, userId: Id): Promise<void> => {
  const name = (await deleteExport(tx, userId))?.fileName
  // What cannot be removed is an orphan then, which the job takes.
  if (name) await afterCommit(tx, () => files.remove(name).catch(() => undefined))
}

/** Asks for a copy, in the place of an earlier one. */
export const beginExport = async (
  tx: Db,
  services: Files,
  { userId, now }: { userId: Id; now: Date },
): Promise<DataExport> => {
  await dropExport(tx, services, userId)
  return toExport(await insertExport(tx, { userId, createdAt: now }))
}

/**
 * The copy itself.
 *
 * @throws Problem 404 where this account has none of that id that is ready, 410 where its bytes are gone.
 */
export const fetchExport = async (
  db: Db,
  { files }: Files,
  { id, userId, now }: { id: Id; userId: Id; now: Date },
): Promise<{ mime: string; fileName: string; bytes: Buffer }> => {
  const row = await findExport(db, userId)
  if (row?.id !== id || !row.fileName || isOver(row, now)) throw notFound(NOT_THERE)
  const bytes = await files.read(row.fileName)
  if (!bytes) throw gone(NOT_THERE)
  return { mime: 'application/zip', fileName: 'data-saya.zip', bytes }
}

type Making = {
  db: Db
  services: Pick<Services, 'files' | 'config'>
  now: () => Date
  log: { error: (what: object, text: string) => void }
  signal?: AbortSignal
}

const makeOne = async ({ db, services, now }: Making, row: ExportRow): Promise<void> => {
  const { files } = services
  const bytes = await makeArchive(db, services, { userId: row.userId, now: now() })
  const fileName = await files.save(bytes, 'zip')
  const expiresAt = new Date(now().getTime() + KEPT_MS)
  const made = { state: 'done', fileName, size: bytes.length, expiresAt } as const
  if (!(await endExport(db, row, made))) await files.remove(fileName)
}

/** Makes the copies that were asked for, one after the other; several servers may do so at once. */
export const makeExports = async (making: Making): Promise<void> => {
  const { db, now, log, signal } = making
  while (!signal?.aborted) {
    const abandoned = new Date(now().getTime() - ABANDONED_AFTER_MS)
    const row = await claimExport(db, { now: now(), abandoned })
    if (!row) return
    await makeOne(making, row).catch(async (error: unknown) => {
      log.error({ err: error, export: row.id }, 'copy of own data not made')
      await endExport(db, row, { state: 'failed' })
    })
  }
}

/** Removes the copies whose time is over. */
export const removeExpiredExports = async (
  db: Db,
  { files }: Files,
  now: Date,
): Promise<void> => {
  for (const name of await deleteExpiredExports(db, now)) await files.remove(name)
}
