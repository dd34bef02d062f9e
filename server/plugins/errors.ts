import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem as ProblemBody } from '../../lib/entities/problem.ts'
import { databaseError, isUnreachable } from '../db/refusal.ts'
import {
  badRequest,
  busy,
  conflict,
  notFound,
  Problem,
  tooLarge,
  unsupported,
} from '../problem.ts'
import { DATA_POLICY } from './headers.ts'

const TITLES: Record<number, string> = {
  400: 'Isian tidak valid',
  401: 'Sesi berakhir',
  403: 'Akses ditolak',
  404: 'Tidak ditemukan',
  409: 'Bertentangan dengan keadaan saat ini',
  410: 'Sudah dihapus',
  413: 'Terlalu besar',
  415: 'Jenis isi tidak didukung',
  422: 'Tidak dapat diproses',
  429: 'Terlalu banyak permintaan',
  503: 'Layanan sedang sibuk',
  507: 'Ruang penyimpanan penuh',
}
const FAILED_TITLE = 'Kesalahan server'
const FAILED = 'Terjadi kesalahan pada server. Silakan coba beberapa saat lagi.'

export const BAD_FORMAT = 'Isi permintaan tidak dapat dibaca.'

/** Refusals of the framework, by their code. */
const FRAMEWORK: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => tooLarge('Isi permintaan terlalu besar.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupported(),
  FST_ERR_HANDLER_TIMEOUT: () => busy(),
  FST_ERR_BAD_URL: () => notFound(),
  FST_ERR_MAX_PARAM_LENGTH: () => notFound(),
}

/** Refusals of PostgreSQL that a caller can cause or that pass by themselves. */
const DATABASE: Record<string, () => Problem> = {
  '22P02': () => notFound(),
  '22021': () => badRequest(undefined, 'Teks memuat karakter yang tidak dapat disimpan.'),
  '22003': () => badRequest(undefined, 'Angka di luar batas yang diizinkan.'),
  '23503': () => conflict('Data yang dirujuk tidak ada atau masih dipakai.'),
  '23505': () => conflict('Data yang sama sudah ada.'),
  '40001': () => busy(),
  '40P01': () => busy(),
  '55P03': () => busy(),
  '57014': () => busy(),
}

const fromDatabase = (error: unknown) => {
  if (isUnreachable(error)) return busy()
  return DATABASE[databaseError(error)?.code ?? '']?.() ?? null
}

const fromFramework = (error: FastifyError) => {
  const known = FRAMEWORK[error.code]
  if (known) return known()
  const isClientError = error.statusCode !== undefined && error.statusCode < 500
  return isClientError ? new Problem(error.statusCode ?? 400, BAD_FORMAT) : null
}

const asProblem = (error: FastifyError) =>
  error instanceof Problem ? error : (fromDatabase(error) ?? fromFramework(error))

/** The status with which an error will be answered. */
export const statusOf = (error: FastifyError): number => asProblem(error)?.status ?? 500

/** What a refusal of a status is called. */
export const problemTitle = (status: number): string =>
  TITLES[status] ?? (status >= 500 ? FAILED_TITLE : 'Permintaan ditolak')

export const problemBody = ({ status, message: detail, errors }: Problem): ProblemBody => ({
  type: 'about:blank',
  title: problemTitle(status),
  status,
  detail,
  ...(errors && { errors }),
})

export const sendProblem = (reply: FastifyReply, problem: Problem) => {
  const { status } = problem
  if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds)
  return (
    reply
      .code(status)
      .type('application/problem+json; charset=utf-8')
      // Also where the answer would have been kept: a refusal is of this moment.
      .header('cache-control', 'no-store')
      .header('content-security-policy', DATA_POLICY)
      .send(JSON.stringify(problemBody(problem)))
  )
}

/** Turns every error into a problem; what nobody foresaw is logged and told as 500. */
export const handleError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const problem = asProblem(error)
  if (!problem || problem.status >= 500) request.log.error({ err: error }, 'call failed')
  return sendProblem(reply, problem ?? new Problem(500, FAILED))
}
