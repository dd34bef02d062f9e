import { connect, type OutgoingHttpHeaders } from 'node:http2'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Reply = {
  status: number
  headers: Record<string, string>
  bytes: Buffer
  text: string
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

const unpacked = (bytes: Buffer, encoding: string | undefined) => {
  const unpack = encoding === undefined ? undefined : UNPACK[encoding]
  return unpack && bytes.length > 0 ? unpack(bytes) : bytes
}

const byName = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** One call over TLS and HTTP/2, as a browser makes it; the certificate is our own. */
export const ask = (
  port: number,
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string } = {},
): Promise<Reply> =>
  new Promise((settle, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, {
      rejectUnauthorized: false,
      servername: 'localhost',
    })
    session.once('error', reject)
    const stream = session.request({
      ':path': path,
      ':method': options.method ?? 'GET',
      ':authority': `localhost:${port}`,
      ...options.headers,
    })
    let headers: Record<string, string> = {}
    const chunks: Buffer[] = []
    // A refused upload is answered before it has been sent.
    stream.on('error', (error) => (headers[':status'] ? undefined : reject(error)))
    stream.on('response', (received) => {
      headers = byName(received)
    })
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('close', () => {
      session.destroy()
      const bytes = Buffer.concat(chunks)
      const text = unpacked(bytes, headers['content-encoding']).toString('utf8')
      settle({ status: Number(headers[':status']), headers, bytes, text })
    })
    stream.end(options.body)
  })
