import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Problem, tooSlow } from '../problem.ts'
import { problemBody } from './errors.ts'

/** Why Node gave up before there was a request, by its code; anything else is no HTTP at all. */
const REFUSALS: Record<string, () => Problem> = {
  HPE_HEADER_OVERFLOW: () => new Problem(431, 'Header permintaan terlalu besar.'),
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
}
const unreadable = () => new Problem(400, 'Permintaan tidak dapat dibaca.')

/** Answers what is no readable request: nothing but the bare socket is there to answer with. */
export const refuseUnreadable = (
  error: Error & { code?: string },
  socket: Socket,
): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const problem = (REFUSALS[error.code ?? ''] ?? unreadable)()
  const { status } = problem
  const body = JSON.stringify(problemBody(problem))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
