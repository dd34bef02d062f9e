import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { contentSecurityPolicy } from '../scripts/content-security.ts'
import { basePath } from '../scripts/settings.ts'
import { addressOf, staticPortOf } from './addresses.ts'

const OUT = resolve('out')
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * The export on a host of its own, as a build with `NEXT_PUBLIC_API_URL` and `NEXT_PUBLIC_ASSETS_URL`
 * makes it: calls and files go to a worker's server, on another origin, under the exported policy.
 *
 * @returns the portal's address there, and how to stop it
 */
export async function serveExport(worker: number) {
  const portal = addressOf(worker)
  const addresses = { apiUrl: `${portal}api/v1`, assetsUrl: `${portal}files` }
  const built = (text: string) =>
    text
      .replaceAll(`${basePath}/api/v1`, addresses.apiUrl)
      .replaceAll(`${basePath}/files`, addresses.assetsUrl)
      // as the minifier leaves them in `lib/env.ts`: `${base}/api/v1`
      .replace(/`\$\{\w+\}\/api\/v1`/g, JSON.stringify(addresses.apiUrl))
      .replace(/`\$\{\w+\}\/files`/g, JSON.stringify(addresses.assetsUrl))

  const send = async (path: string, outgoing: ServerResponse) => {
    const file = join(OUT, path.endsWith('/') ? `${path}index.html` : path)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const bytes = await readFile(file)
    if (!/html|javascript/.test(type)) {
      outgoing.writeHead(200, { 'content-type': type }).end(bytes)
      return
    }
    const text = built(bytes.toString())
    const policy = type.startsWith('text/html') && {
      'content-security-policy': contentSecurityPolicy([text], addresses),
    }
    outgoing.writeHead(200, { 'content-type': type, ...policy }).end(text)
  }

  const server = createServer(({ url = '/' }, outgoing) => {
    const path = new URL(url, portal).pathname.slice(basePath.length)
    send(path, outgoing).catch(() => outgoing.writeHead(404).end())
  })
  const port = staticPortOf(worker)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${port}${basePath}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
