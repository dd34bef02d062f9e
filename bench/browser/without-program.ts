import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Scripts, what is loaded for them, and the styles that come after the first paint. */
const PROGRAM =
  /<script\b[\s\S]*?<\/script>|<link\b[^>]*(as="script"|rel="stylesheet")[^>]*>/g

/**
 * A page as somebody would have written it by hand, without any program: the least that the first visit can cost. What belongs to it
 * comes from our server.
 *
 * @param drawn the page as it stands in the browser once all of it is there
 * @returns its address, without the path
 */
export const serveWithoutProgram = async (
  { origin, path }: { origin: string; path: string },
  drawn: string,
) => {
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
