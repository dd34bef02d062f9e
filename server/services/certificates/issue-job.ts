import {
  certificateNumber,
  counterScope,
} from '../../../lib/domain/certificates/number-pattern.ts'
import { printedText } from '../../../lib/domain/certificates/printed-text.ts'
import { MINUTE_MS } from '../../../lib/domain/schedule/spans.ts'
import type { Db } from '../../db/client.ts'
import { databaseError } from '../../db/refusal.ts'
import { conflict, notFound, Problem } from '../../problem.ts'
import { lockCoaching } from '../../repositories/coachings.ts'
import {
  changeIssued,
  findGivenNumbers,
  findSettings,
  type IssuedRow,
  insertIssued,
  lockCertificate,
  newestIssuedOf,
  takeNumber,
} from '../../repositories/issued-certificates.ts'
import { claimStep, endStep, type JobStep } from '../../repositories/jobs.ts'
import {
  findCertificateRow,
  markCertificateNotified,
  setCertificateFile,
} from '../../repositories/progress.ts'
import { findRecipient } from '../../repositories/recipients.ts'
import type { Services } from '../../start/deps.ts'
import { storeFile } from '../kept-uploads.ts'
import { notify } from '../notifications.ts'
import { OFFICE_ZONE } from '../office-zone.ts'
import { contentOf, newKode } from './issue-content.ts'
import {
  HAS_UPLOAD,
  NO_SETTINGS,
  numberGiven,
  obstacleOf,
  obstacleOfAll,
} from './issue-plan.ts'
import { markOf } from './look-mark.ts'
import { type MadeFile, makeFile } from './make-file.ts'
import { UPLOADED } from './replaced-by-upload.ts'
import { lookOf } from './settings.ts'

const ROW_NOT_FOUND = 'Peserta ini tidak lagi mengikuti coaching.'
const renamed = (name: string) =>
  `Namanya berubah menjadi “${name}” setelah daftar disetujui. Terbitkan lagi dari daftar yang baru.`
const RELOOKED =
  'Isi sertifikat (template, pengaturan, topik, tanggal, coach, atau nama kantor) berubah setelah daftar disetujui. Terbitkan lagi dari daftar yang baru.'
const FAILED = 'Gagal karena gangguan pada server. Coba lagi.'
const FULL = 'Ruang penyimpanan server penuh. Hubungi pengelola portal, lalu coba lagi.'

/** Of the disk with the files, and of the database's. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** A step claimed so long ago has lost its server: making one takes seconds. */
const ABANDONED_AFTER_MS = 3 * MINUTE_MS

export type IssueContext = {
  /** What one step stores is stored together or not at all. */
  inTransaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  now: () => Date
  services: Pick<Services, 'config' | 'files' | 'drawing'>
  signal?: AbortSignal
}

type Giving = { services: IssueContext['services']; now: Date }

/** One whose making was interrupted, which nobody has seen, says what was agreed to since, under its number. */
const freezeAnew = async (
  tx: Db,
  before: IssuedRow,
  {
    services,
    now: issuedAt,
    shown,
    ...agreed
  }: Giving & { shown: Parameters<typeof contentOf>[0] } & Pick<
      IssuedRow,
      'look' | 'issuedBy'
    >,
): Promise<IssuedRow> => {
  const { id, number, version } = before
  const kode = newKode()
  const content = contentOf(shown, { number, version, kode, now: issuedAt }, services)
  const change = { ...agreed, kode, issuedAt, content }
  await changeIssued(tx, { id, from: 'making' }, change)
  return { ...before, ...change }
}

/**
 * Gives the number and freezes what the paper will say: a version whose making was interrupted is gone on
 * with, under its number.
 *
 * @throws Problem 404 or 409 where none can be made, saying why.
 */
const giveNumber = async (
  tx: Db,
  { certificateId, createdBy, name, look: agreed }: JobStep,
  { services, now }: Giving,
): Promise<IssuedRow> => {
  const found = await findCertificateRow(tx, certificateId)
  const coaching = found && (await lockCoaching(tx, found.coachingId, 'share'))
  if (!coaching || coaching.deletedAt) throw notFound(ROW_NOT_FOUND)
  await lockCertificate(tx, certificateId)
  const row = await findCertificateRow(tx, certificateId)
  if (!row) throw notFound(ROW_NOT_FOUND)
  const newest = (await newestIssuedOf(tx, [certificateId])).get(certificateId)
  const settings = await findSettings(tx, coaching.id)
  const obstacle =
    (await obstacleOfAll(coaching, settings)) ?? (await obstacleOf(row, newest))
  if (obstacle || !settings) throw conflict(obstacle ?? NO_SETTINGS)
  const printed = printedText(row.name)
  if (printed !== name) throw conflict(renamed(printed))
  const isAsFrozen = agreed === null || newest?.look === agreed
  if (newest?.content.name === name && isAsFrozen) return newest
  const look = await lookOf(tx, settings)
  const shown = { person: row, coaching, settings, look }
  if (agreed !== null && markOf(shown) !== agreed) throw conflict(RELOOKED)
  const agreement = { look: agreed, issuedBy: createdBy }
  if (newest) return freezeAnew(tx, newest, { ...agreement, shown, services, now })
  const pattern = settings.numberPattern
  const issue = { kode: coaching.coachingCode, now, zone: OFFICE_ZONE }
  const urut = await takeNumber(tx, counterScope(pattern, issue))
  const number = certificateNumber(pattern, { ...issue, urut })
  if ((await findGivenNumbers(tx, [number])).has(number))
    throw conflict(numberGiven(number))
  const marks = { number, version: 1 }
  const paper = { ...marks, kode: newKode() }
  return insertIssued(tx, {
    ...{ ...paper, certificateId, coachingId: coaching.id, state: 'making' },
    content: contentOf(shown, { ...paper, now }, services),
    ...{ ...agreement, issuedAt: now },
  })
}

/**
 * The participant's file from now on, and the message about it; an upload that came meanwhile wins.
 *
 * @returns why it was not handed out
 */
const handOut = async (
  tx: Db,
  {
    step,
    issued,
    file,
    now,
  }: { step: JobStep; issued: IssuedRow; file: MadeFile; now: Date },
): Promise<string | null> => {
  const row = await lockCertificate(tx, step.certificateId)
  if (!row) throw notFound(ROW_NOT_FOUND)
  const newest = (await newestIssuedOf(tx, [row.id])).get(row.id)
  // Another server has gone on with what seemed abandoned.
  if (newest?.id !== issued.id || newest.state !== 'making') return null
  if (newest.kode !== issued.kode) return RELOOKED
  const stored = await storeFile(tx, { file, userId: step.createdBy })
  const kept = { fileId: stored.id, sha256: stored.sha256 }
  const from = { id: issued.id, from: 'making' as const }
  const isUploaded = row.fileId !== null
  const change = isUploaded
    ? { ...kept, state: 'replaced' as const, reason: UPLOADED }
    : { ...kept, state: 'valid' as const }
  await changeIssued(tx, from, change)
  if (isUploaded) return HAS_UPLOAD
  await setCertificateFile(tx, {
    ...{ id: row.id, fileId: stored.id, fileName: file.fileName, now },
  })
  const recipient = step.notify && (await findRecipient(tx, row.userId))
  if (!step.notify || !recipient) return null
  const { coachingId, userId } = row
  const cause = { createdBy: step.createdBy, now, coachingId, recipients: [recipient] }
  await notify(tx, step.notify, { ...cause, purpose: 'certificate' })
  await markCertificateNotified(tx, { coachingId, userId, now })
  return null
}

const makeOne = async (context: IssueContext, step: JobStep): Promise<void> => {
  const { inTransaction, services } = context
  const now = context.now()
  const issued = await inTransaction((tx) => giveNumber(tx, step, { services, now }))
  const file = await makeFile(services, issued)
  await inTransaction(async (tx) => {
    const reason = await handOut(tx, { step, issued, file, now })
    await endStep(tx, { id: step.id }, { state: reason ? 'failed' : 'done', reason })
  })
}

/** What is told of a step that failed. */
const reasonOf = (error: unknown): string => {
  if (error instanceof Problem) return error.message
  return NO_ROOM.has(databaseError(error)?.code ?? '') ? FULL : FAILED
}

/** Makes one after the other what jobs want; several servers may do so at once. */
export const makeCertificates = async (
  context: IssueContext & { log: { error: (what: object, text: string) => void } },
): Promise<void> => {
  for (;;) {
    const now = context.now()
    const abandoned = new Date(now.getTime() - ABANDONED_AFTER_MS)
    const step = context.signal?.aborted
      ? null
      : await context.inTransaction((tx) => claimStep(tx, { now, abandoned }))
    if (!step) return
    try {
      await makeOne(context, step)
    } catch (error) {
      if (!(error instanceof Problem))
        context.log.error({ err: error, step: step.id }, 'certificate not made')
      const reason = reasonOf(error)
      await context.inTransaction((tx) => endStep(tx, step, { state: 'failed', reason }))
    }
  }
}
