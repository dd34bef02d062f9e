import {
  certificateNumber,
  counterScope,
} from '../../../lib/domain/certificates/number-pattern.ts'
import { printedText } from '../../../lib/domain/certificates/printed-text.ts'
import {
  conditionNames,
  isComplete,
  missingConditions,
} from '../../../lib/domain/participation/conditions.ts'
import type { CertificateRow } from '../../../lib/entities/certificate.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type { IssuePlan } from '../../../lib/entities/issuing.ts'
import type { IssueBody } from '../../../lib/validation/certificate-making.ts'
import type { Db } from '../../db/client.ts'
import { badRequest, conflict, Problem } from '../../problem.ts'
import type { CoachingRow } from '../../repositories/coachings.ts'
import {
  findGivenNumbers,
  findSettings,
  type IssuedRow,
  lastNumber,
  newestIssuedOf,
  type SettingsRow,
} from '../../repositories/issued-certificates.ts'
import { findUnfinishedJob, insertJob } from '../../repositories/jobs.ts'
import { listCertificateRows } from '../../repositories/progress.ts'
import { closeOverdueAttempts } from '../close-attempts.ts'
import { requireCoaching } from '../coaching-access.ts'
import { OFFICE_ZONE } from '../office-zone.ts'
import { markOf } from './look-mark.ts'
import { tellUnprintable } from './printable.ts'
import { lookOf } from './settings.ts'

export const NO_SETTINGS = 'Lengkapi dan simpan pengaturan sertifikat terlebih dahulu.'
export const HAS_UPLOAD = 'Sertifikat sudah diunggah.'
const NO_DATE = 'Coaching ini belum memiliki jadwal.'
const NOBODY = 'Tidak ada sertifikat yang dapat diterbitkan.'
const RELOOKED =
  'Isi sertifikat (template, pengaturan, topik, tanggal, coach, atau nama kantor) berubah sejak daftar ini ditampilkan, sehingga belum ada yang diterbitkan. Lihat contohnya dan daftar yang baru, lalu terbitkan lagi.'
const CHANGED =
  'Daftar ini berubah sejak ditampilkan, sehingga belum ada yang diterbitkan. Periksa daftar yang baru, lalu terbitkan lagi.'
const UNPAIRED = 'Nama harus satu untuk setiap sertifikat yang dipilih'

/** Two patterns may come to the same number, where one says in letters what the other fills in. */
export const numberGiven = (number: string): string =>
  `Nomor ${number} sudah dipakai sertifikat lain. Ubah pola nomor pada pengaturan sertifikat.`

/** Why a participant's certificate cannot be made; null where it can. */
export const obstacleOf = async (
  row: CertificateRow,
  newest: IssuedRow | undefined,
): Promise<string | null> => {
  const missing = missingConditions(row)
  if (missing.length > 0) return `Peserta belum menyelesaikan: ${conditionNames(missing)}.`
  if (newest && newest.state !== 'making' && (newest.state === 'valid' || !row.fileName))
    return `Sertifikat nomor ${newest.number} sudah diterbitkan.`
  if (row.fileName) return HAS_UPLOAD
  const unprintable = await tellUnprintable(
    printedText(row.name + (row.namaInstansi ?? '')),
  )
  if (unprintable) return unprintable
  return printedText(row.name) === '' ? 'Nama peserta kosong.' : null
}

/** What stands in the way of all of a coaching's certificates. */
export const obstacleOfAll = async (
  coaching: Pick<CoachingRow, 'jamMulai' | 'topic'>,
  settings: unknown,
): Promise<string | null> => {
  if (!settings) return NO_SETTINGS
  if (!coaching.jamMulai) return NO_DATE
  return tellUnprintable(printedText(coaching.topic), ' pada topik')
}

/** The mark of what they will all show, or what stands in the way of drawing them by their template. */
const markOrObstacle = async (
  db: Db,
  coaching: CoachingRow,
  settings: SettingsRow | null,
): Promise<{ mark?: string; obstacle: string | null }> => {
  try {
    if (!settings) return { obstacle: null }
    const mark = markOf({ coaching, settings, look: await lookOf(db, settings) })
    return { mark, obstacle: null }
  } catch (error) {
    if (error instanceof Problem) return { obstacle: error.message }
    throw error
  }
}

type Where = { coachingId: Id; now: Date; userId: Id }

/** Complete, without a file, and not issued before: who gets one when all are issued. */
const listOpen = async (db: Db, { coachingId, now }: Where) => {
  await closeOverdueAttempts(db, now)
  const rows = (await listCertificateRows(db, coachingId)).filter(
    (row) => isComplete(row) && !row.fileName,
  )
  const newest = await newestIssuedOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows
    .filter(({ id }) => (newest.get(id)?.state ?? 'making') === 'making')
    .map((row) => ({ row, newest: newest.get(row.id) }))
}

/**
 * The list that is shown before anything is issued: names as printed, numbers to come, what is wrong.
 *
 * @throws Problem 404 unknown or deleted.
 */
export const planIssue = async (db: Db, where: Where): Promise<IssuePlan> => {
  const { coachingId, now, userId } = where
  const coaching = await requireCoaching(db, coachingId)
  const settings = await findSettings(db, coachingId)
  const { mark, obstacle } = await markOrObstacle(db, coaching, settings)
  const ofAll = (await obstacleOfAll(coaching, settings)) ?? obstacle
  const issue = { kode: coaching.coachingCode, now, zone: OFFICE_ZONE }
  const pattern = settings?.numberPattern ?? ''
  const last = await lastNumber(db, counterScope(pattern, issue))
  const open = await listOpen(db, where)
  const numbers = open.map((_, place) =>
    certificateNumber(pattern, { ...issue, urut: last + place + 1 }),
  )
  const given = await findGivenNumbers(db, numbers)
  const rows: IssuePlan['rows'] = []
  for (const { row, newest } of open) {
    const next = newest?.number ?? numbers[0] ?? ''
    const taken = !newest && given.has(next) ? numberGiven(next) : null
    const problem = ofAll ?? (await obstacleOf(row, newest)) ?? taken
    if (!problem && !newest) numbers.shift()
    rows.push({
      ...{ id: row.id, name: printedText(row.name), problem },
      number: problem ? null : next,
    })
  }
  const jobId = await findUnfinishedJob(db, { coachingId, createdBy: userId })
  return { rows, look: mark, jobId }
}

/** Whether each can still be issued, under the name that was shown. */
const isAsShown = (rows: IssuePlan['rows'], rowIds: Id[], names: string[]) =>
  rowIds.every((wanted, place) =>
    rows.some(
      ({ id, name, problem }) => id === wanted && name === names[place] && problem === null,
    ),
  )

/**
 * Begins the job that issues them.
 *
 * @throws Problem 400 where names are not one for each of the rows, 404 unknown or deleted, 409 where nothing can be issued or the
 * list is no longer as it was shown.
 */
export const beginIssue = async (
  tx: Db,
  { rowIds, names, look, notify }: IssueBody,
  where: Where,
): Promise<{ jobId: Id }> => {
  if (names && names.length !== rowIds?.length) throw badRequest({ names: UNPAIRED })
  const { rows, look: present } = await planIssue(tx, where)
  if (look !== undefined && look !== present) throw conflict(RELOOKED)
  if (rowIds && names && !isAsShown(rows, rowIds, names)) throw conflict(CHANGED)
  const wanted = rows.filter(({ id }) => !rowIds || rowIds.includes(id))
  const steps = wanted.filter(({ problem }) => problem === null)
  if (steps.length === 0) throw conflict(wanted[0]?.problem ?? NOBODY)
  const jobId = await insertJob(tx, {
    ...{ coachingId: where.coachingId, createdBy: where.userId, notify, now: where.now },
    look: present ?? null,
    steps: steps.map(({ id, name }) => ({ certificateId: id, name })),
  })
  return { jobId }
}
