import { randomUUID } from 'node:crypto'
import { chmodSync, createReadStream, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { dumpDatabase } from '../backup/dump.ts'
import { readFacts } from '../doctor/facts.ts'
import { noteBackup } from '../services/backup-age.ts'
import { sameText } from '../services/tokens.ts'
import { type AdminContext, runAdminAct } from './admin-act.ts'
import { createAddress, publishAddress, removeAddress } from './control-address.ts'

export type ControlContext = AdminContext & {
  dataDir: string
  log: { info: (fields: object, text: string) => void }
}

const mayOrder = ({ headers }: IncomingMessage, token: string) =>
  sameText(headers.authorization ?? '', `Bearer ${token}`)

/** The dump is finished before it is sent: a slow reader must not hold the database. */
const sendDump = async (response: ServerResponse, { db, dataDir }: ControlContext) => {
  const file = join(dataDir, `dump-${randomUUID()}.part`)
  try {
    await dumpDatabase(db, file)
    response.writeHead(200, { 'content-type': 'application/gzip' })
    await pipeline(createReadStream(file), response)
  } finally {
    rmSync(file, { force: true })
  }
}

const sendJson = (response: ServerResponse, status: number, content: object) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(content))
}

const obey = async (
  request: IncomingMessage,
  response: ServerResponse,
  context: ControlContext,
) => {
  if (request.method !== 'POST')
    return sendJson(response, 404, { message: 'unknown order' })
  context.log.info({ order: request.url }, 'order from the command line')
  if (request.url === '/dump') return sendDump(response, context)
  if (request.url === '/backed-up') {
    await noteBackup(context.db, context.services.clock.now())
    return sendJson(response, 200, { message: 'noted' })
  }
  if (request.url === '/facts') return sendJson(response, 200, await readFacts(context.db))
  if (request.url === '/admin') {
    const done = await runAdminAct(context, JSON.parse(await text(request)))
    return sendJson(response, 200, { message: done })
  }
  return sendJson(response, 404, { message: 'unknown order' })
}

/**
 * Lets `npm run backup` and `npm run admin` work beside a running server, which alone may open the
 * embedded database. It listens on a socket that only the server's own account may use.
 */
export const startControl = async (
  context: ControlContext,
): Promise<{ close: () => Promise<void> }> => {
  const address = createAddress(context.dataDir)
  const server = createServer((request, response) => {
    if (!mayOrder(request, address.token)) {
      sendJson(response, 401, { message: 'wrong token' })
      return
    }
    obey(request, response, context).catch((error: Error) => {
      if (response.headersSent) response.destroy()
      else sendJson(response, 422, { message: error.message })
    })
  })
  await new Promise<void>((settle, reject) => {
    server.once('error', reject)
    server.listen(address.path, settle)
  })
  if (process.platform !== 'win32') chmodSync(address.path, 0o600)
  publishAddress(context.dataDir, address)
  return {
    close: async () => {
      removeAddress(context.dataDir, address)
      await new Promise((settle) => {
        server.close(settle)
        server.closeIdleConnections()
      })
    },
  }
}
