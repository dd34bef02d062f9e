import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem as ProblemBody } from '../../lib/entities/problem.ts'
import { asProblem, mayBeDone, Problem, tooSlow } from '../problem.ts'
import { kindOf } from '../start/log.ts'
import { DATA_POLICY } from './headers.ts'

const TITLES: Record<number, string> = {
  400: 'Isian tidak valid',
  401: 'Sesi berakhir',
  403: 'Akses ditolak',
  404: 'Tidak ditemukan',
  408: 'Terlalu lama dikirim',
  409: 'Bertentangan dengan keadaan saat ini',
  410: 'Sudah dihapus',
  412: 'Sudah berubah',
  413: 'Terlalu besar',
  415: 'Jenis isi tidak didukung',
  422: 'Tidak dapat diproses',
  429: 'Terlalu banyak permintaan',
  503: 'Layanan sedang sibuk',
  507: 'Ruang penyimpanan penuh',
}
const FAILED_TITLE = 'Kesalahan server'
const FAILED = 'Terjadi kesalahan pada server. Silakan coba beberapa saat lagi.'
/** So much of an id as one reads out; 'Sistem' and the log find it by that. */
const TOLD_SIGNS = 8

const failed = (id: string) =>
  new Problem(500, `${FAILED} Kode kesalahan: ${id.slice(0, TOLD_SIGNS)}`)

/** What a refusal of a status is called. */
export const problemTitle = (status: number): string =>
  TITLES[status] ?? (status >= 500 ? FAILED_TITLE : 'Permintaan ditolak')

export const problemBody = ({
  status,
  message: detail,
  errors,
  coachings,
  present,
  reason,
}: Problem): ProblemBody => ({
  type: 'about:blank',
  title: problemTitle(status),
  status,
  detail,
  ...(errors && { errors }),
  ...(coachings && { coachings }),
  ...(reason && { reason }),
  ...(present !== undefined && { present }),
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

/** In the log with all that is known, and for 'Sistem' without what may be personal. */
const keep = (request: FastifyRequest, status: number, error: FastifyError) => {
  request.log.error({ err: error }, 'call failed')
  const { id, method, routeOptions, server } = request
  const route = routeOptions.url?.replace(/^.*\/api\/v1/, '') ?? 'none'
  const { clock, errors } = server.services
  errors.note({
    ...{ id, at: clock.now().toISOString(), call: `${method} ${route}`, status },
    text: kindOf(error),
  })
}

/** An act that is not answered in time goes on, and may yet be stored. */
const unfinished = ({ code }: FastifyError, { method }: FastifyRequest) =>
  code === 'FST_ERR_HANDLER_TIMEOUT' && method !== 'GET' ? mayBeDone() : null

/** Turns every error into a problem; what nobody foresaw is logged and told as 500. */
export const handleError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete) {
    // Nobody waits for the rest of the body: the connection ends with the answer.
    return sendProblem(reply.header('connection', 'close'), tooSlow())
  }
  const told = unfinished(error, request) ?? asProblem(error) ?? failed(request.id)
  if (told.status >= 500) keep(request, told.status, error)
  return sendProblem(reply, told)
}
