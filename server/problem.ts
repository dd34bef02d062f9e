import type { FastifyError } from 'fastify'
import type { Problem as ProblemBody } from '../lib/entities/problem.ts'
import { CommitUnanswered, databaseError, isUnreachable } from './db/refusal.ts'

export type FieldErrors = Record<string, string>

/** What a refusal tells beside its sentence. */
type Extra = {
  errors?: FieldErrors | undefined
  retryAfterSeconds?: number
  coachings?: ProblemBody['coachings']
  present?: unknown
  reason?: ProblemBody['reason']
}

/** A refusal: what the caller is told, in Indonesian and without internals (decision 3). */
export class Problem extends Error {
  readonly status: number
  readonly errors: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  readonly coachings: ProblemBody['coachings']
  readonly present: unknown
  readonly reason: ProblemBody['reason']

  constructor(status: number, detail: string, extra: Extra = {}) {
    super(detail)
    this.name = 'Problem'
    this.status = status
    this.errors = extra.errors
    this.retryAfterSeconds = extra.retryAfterSeconds
    this.coachings = extra.coachings
    this.present = extra.present
    this.reason = extra.reason
  }
}

export const badRequest = (
  errors?: FieldErrors,
  detail = 'Periksa kembali isian yang ditandai.',
) => new Problem(400, detail, { errors })
/** For the access token only: the client renews and replays (§8). */
export const unauthorized = () =>
  new Problem(401, 'Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.')
export const forbidden = (detail = 'Anda tidak berhak melakukan tindakan ini.') =>
  new Problem(403, detail)
/** In the same place, where the account of the token is there no more: no renewal helps. */
export const erased = () =>
  new Problem(401, 'Akun ini sudah dihapus.', { reason: 'account-erased' })
/** @param reason what the caller does first */
export const notYet = (detail: string, reason: NonNullable<ProblemBody['reason']>) =>
  new Problem(403, detail, { reason })
export const notFound = (detail = 'Data tidak ditemukan.') => new Problem(404, detail)
/** What was looked for. @throws Problem 404 where it is not there */
export const found = <T>(value: T | null | undefined, detail?: string): T => {
  if (value === null || value === undefined) throw notFound(detail)
  return value
}
export const participantNotFound = () => notFound('Peserta tidak ditemukan.')
export const conflict = (detail: string, errors?: FieldErrors) =>
  new Problem(409, detail, { errors })
/** A conflict that no other try will pass: somebody has decided or done it already. */
export const settled = (detail: string) => new Problem(409, detail, { reason: 'settled' })
export const gone = (detail: string) => new Problem(410, detail)
/** A request that does not arrive within its time. */
export const tooSlow = () => new Problem(408, 'Permintaan terlalu lama dikirim.')
/** @param present what somebody else has made of it, for the caller to choose from */
export const changedMeanwhile = (present: unknown) =>
  new Problem(412, 'Data ini sudah berubah sejak Anda membukanya.', { present })
export const tooLarge = (detail: string, errors?: FieldErrors) =>
  new Problem(413, detail, { errors })
export const unsupported = (detail = 'Jenis isi permintaan tidak didukung.') =>
  new Problem(415, detail)
export const unprocessable = (detail: string, errors?: FieldErrors) =>
  new Problem(422, detail, { errors })
/** An Idempotency-Key under which something else was done. */
export const otherAct = () =>
  new Problem(422, 'Idempotency-Key ini sudah dipakai untuk permintaan lain.', {
    reason: 'other-act',
  })
export const tooMany = (detail: string, retryAfterSeconds: number) =>
  new Problem(429, detail, { retryAfterSeconds })
const busy = () =>
  new Problem(503, 'Server sedang sibuk. Silakan coba beberapa saat lagi.', {
    retryAfterSeconds: 2,
  })
/** Nobody knows whether an act was done. */
export const mayBeDone = () =>
  new Problem(
    503,
    'Server sedang sibuk, jadi ini mungkin sudah berhasil. Periksa dahulu, lalu coba lagi.',
    { reason: 'may-be-done', retryAfterSeconds: 2 },
  )
export const storageFull = () =>
  new Problem(507, 'Ruang penyimpanan server hampir penuh. Hubungi pengelola portal.')

export const BAD_FORMAT = 'Isi permintaan tidak dapat dibaca.'
const TOO_LARGE = 'Isi permintaan terlalu besar.'
const ONE_FILE = 'Kirim satu file saja.'

/** Writes what has a name that nothing else may have. @throws Problem 409 at the field where its constraint refuses it */
export const writeNamed = async <T>(
  written: Promise<T>,
  { constraint, taken }: { constraint: string; taken: string },
): Promise<T> => {
  try {
    return await written
  } catch (error) {
    if (databaseError(error)?.constraint !== constraint) throw error
    throw conflict(taken, { name: taken })
  }
}

/** Refusals of the framework, by their code. */
const FRAMEWORK: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => tooLarge(TOO_LARGE),
  FST_FIELDS_LIMIT: () => tooLarge(TOO_LARGE),
  FST_FILES_LIMIT: () => tooLarge(ONE_FILE, { file: ONE_FILE }),
  FST_INVALID_JSON_FIELD_ERROR: () => badRequest(undefined, BAD_FORMAT),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupported(),
  FST_ERR_HANDLER_TIMEOUT: busy,
  FST_ERR_BAD_URL: () => notFound(),
  FST_ERR_MAX_PARAM_LENGTH: () => notFound(),
}

/** Refusals of PostgreSQL, and of the disk, that a caller can cause or that pass by themselves. */
const DATABASE: Record<string, () => Problem> = {
  ...{ '53100': storageFull, ENOSPC: storageFull, EDQUOT: storageFull },
  '22P02': () => notFound(),
  '22021': () => badRequest(undefined, 'Teks memuat karakter yang tidak dapat disimpan.'),
  '22003': () => badRequest(undefined, 'Angka di luar batas yang diizinkan.'),
  '23503': () => conflict('Data yang dirujuk tidak ada atau masih dipakai.'),
  '23505': () => conflict('Data yang sama sudah ada.'),
  '40001': busy,
  '40P01': busy,
  '55P03': busy,
  '57014': busy,
}

const fromDatabase = (error: unknown) => {
  if (error instanceof CommitUnanswered) return mayBeDone()
  if (isUnreachable(error)) return busy()
  return DATABASE[databaseError(error)?.code ?? '']?.() ?? null
}

const fromFramework = (error: FastifyError) => {
  const known = FRAMEWORK[error.code]
  if (known) return known()
  const isClientError = error.statusCode !== undefined && error.statusCode < 500
  return isClientError ? new Problem(error.statusCode ?? 400, BAD_FORMAT) : null
}

/** What an error is to the caller; null for what nobody foresaw. */
export const asProblem = (error: FastifyError) =>
  error instanceof Problem ? error : (fromDatabase(error) ?? fromFramework(error))

/** The status with which an error will be answered. */
export const statusOf = (error: FastifyError): number => asProblem(error)?.status ?? 500

/**
 * What becomes of each of many, one after the other: a refusal is its own, and one that came stays; any other error is that of all.
 */
export const settleEach = async <A, B>(
  all: readonly (A | Problem)[],
  work: (one: A, no: number) => B | Promise<B>,
): Promise<(B | Problem)[]> => {
  const results: (B | Problem)[] = []
  for (const [no, one] of all.entries()) {
    try {
      results.push(one instanceof Problem ? one : await work(one, no))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      results.push(error)
    }
  }
  return results
}

/** Those that were not refused. */
export const unrefused = <A>(all: readonly (A | Problem)[]): A[] =>
  all.filter((one): one is A => !(one instanceof Problem))
