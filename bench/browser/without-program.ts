import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

const PROGRAM =
  /<script\b(?![^>]*application\/json)[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g

/**
 * The drawn start page as somebody would have written it by hand, without any program: the least that the first visit can cost.
 * What belongs to it comes from our server.
 *
 * @returns its address, without the path
 */
export const serveWithoutProgram = async (origin: string, path: string) => {
  const drawn = await (await fetch(`${origin}${path}`)).text()
  const page = brotliCompressSync(drawn.replace(PROGRAM, ''))
  const server = createServer((asked, reply) => {
    if (asked.url === path) {
      const headers = { 'content-type': 'text/html; charset=utf-8' }
      return reply.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(page)
    }
    const forwarded = request(
      `${origin}${asked.url}`,
      { headers: asked.headers },
      (got) => {
        reply.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(reply)
      },
    )
    forwarded.on('error', () => reply.destroy()).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
