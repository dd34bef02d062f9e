import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../services/clock.ts'
import type { Fault } from './bodies.ts'
import type { Faults } from './faults.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

type Routes = {
  /** `{base}/__mock` */
  controlPath: string
  controls: Handle
  app: Handle
  faults: Faults
  clock: Clock
}

const pathOf = (url = '/') => decodeURI(url.split('?')[0] ?? '/')

const readablePath = (url: string | undefined) => {
  try {
    return pathOf(url)
  } catch {
    return url ?? '/'
  }
}

const DETAIL = 'Gangguan yang direncanakan untuk pengujian.'

const sendStatus = (
  {
    request,
    response,
    clock,
  }: { request: IncomingMessage; response: ServerResponse; clock: Clock },
  status: number,
) => {
  request.resume()
  response.writeHead(status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    date: clock.now().toUTCString(),
  })
  const body = { type: 'about:blank', title: 'Gangguan', status, detail: DETAIL }
  response.end(JSON.stringify(body))
}

/** Lets the application work, and cuts the connection in the place of its answer. */
const loseAnswer = (response: ServerResponse) => {
  const cut = () => {
    response.socket?.destroy()
    return response
  }
  response.writeHead = () => response
  response.write = () => true
  response.end = cut
}

const fail = async (
  fault: Fault,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { app, clock }: Routes,
) => {
  if (fault.delayMs) await pause(fault.delayMs)
  if (response.destroyed) return
  if (fault.status !== undefined)
    return sendStatus({ request, response, clock }, fault.status)
  if (fault.drop && !fault.after) return request.socket.destroy()
  if (fault.drop) loseAnswer(response)
  return app(request, response)
}

/**
 * Stands before the application: controls first, then planned faults, then the application itself,
 * which knows nothing of either.
 */
export const createListener =
  (routes: Routes): RequestListener =>
  (request, response) => {
    const path = readablePath(request.url)
    const { controlPath, controls, app, faults } = routes
    if (path === controlPath || path.startsWith(`${controlPath}/`))
      return controls(request, response)
    // A browser silently repeats a call that was cut off on a connection it has used before.
    if (faults.pending().some(({ drop }) => drop)) response.shouldKeepAlive = false
    const fault = faults.take({ method: request.method ?? 'GET', path })
    if (fault) fail(fault, { request, response }, routes).catch(() => response.destroy())
    else app(request, response)
  }
