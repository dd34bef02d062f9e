import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FileSettings } from '../services/bucket-store.ts'

const BUCKET = 'file'
const ACCOUNT = { accessKeyId: 'kunci', secretAccessKey: 'rahasia/+sekali', region: 'id-1' }
const PAGE = 2

type Stored = { bytes: Buffer; savedAt: Date }

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** By the rules of AWS Signature Version 4, from its description and not by the library that signs. */
export const authorizationOf = (
  {
    method = 'GET',
    url = '',
    headers,
  }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  names: string[],
  account: typeof ACCOUNT = ACCOUNT,
): string => {
  const { pathname, searchParams } = new URL(url, 'http://store')
  const spelt = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const query = [...searchParams]
    .map(([name, value]) => `${spelt(name)}=${spelt(value)}`)
    .toSorted()
    .join('&')
  const told = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const body = String(headers['x-amz-content-sha256'])
  const request = [method, pathname, query, told, names.join(';'), body].join('\n')
  const at = String(headers['x-amz-date'])
  const scope = [at.slice(0, 8), account.region, 's3', 'aws4_request']
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(request)].join('\n')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${account.secretAccessKey}`)
  const credential = [account.accessKeyId, ...scope].join('/')
  return `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${hmac(key, text).toString('hex')}`
}

/** Whether the request was signed with our key and secret, and host, moment and the body's sum with it. */
const isSigned = (request: IncomingMessage) => {
  const given = String(request.headers.authorization ?? '')
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? []
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
    names.includes(name),
  )
  return isWhole && given === authorizationOf(request, names)
}

const listing = (files: Map<string, Stored>, after: string | null) => {
  const names = [...files.keys()]
    .toSorted()
    .filter((name) => after === null || name > after)
  const page = names.slice(0, PAGE)
  const more = names.length > PAGE
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>${files.get(name)?.savedAt.toISOString()}</LastModified></Contents>`,
  )
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${token}</ListBucketResult>`
}

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * An S3-compatible object store on the loopback interface, in memory: put, get, delete and list, each
 * only with a right signature; lists come in pages of two. `fail` answers the next requests with a status,
 * `refuse` all of a method, as for a key that may not do it.
 */
export const startObjectStore = async () => {
  const files = new Map<string, Stored>()
  const faults: number[] = []
  const refused = new Set<string>()
  const calls: string[] = []

  const perform = (request: IncomingMessage, bytes: Buffer, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const [, bucket, name = ''] = pathname.split('/')
    if (bucket !== BUCKET) return response.writeHead(404).end('<Code>NoSuchBucket</Code>')
    if (name === '')
      return response.end(listing(files, searchParams.get('continuation-token')))
    if (request.method === 'PUT') {
      const sum = sha256(bytes)
      if (request.headers['x-amz-content-sha256'] !== sum)
        return response.writeHead(400).end()
      files.set(name, { bytes, savedAt: new Date() })
      return response.end()
    }
    if (request.method === 'DELETE') {
      files.delete(name)
      return response.writeHead(204).end()
    }
    const found = files.get(name)
    return found ? response.end(found.bytes) : response.writeHead(404).end()
  }

  const server = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url}`)
    const bytes = await bodyOf(request)
    const fault = faults.shift()
    if (fault) return response.writeHead(fault).end('<Code>SlowDown</Code>')
    if (!isSigned(request))
      return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    if (refused.has(request.method ?? ''))
      return response.writeHead(403).end('<Code>AccessDenied</Code>')
    return perform(request, bytes, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const settings: FileSettings = {
    ...ACCOUNT,
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
  }
  const [key, secret] = [ACCOUNT.accessKeyId, encodeURIComponent(ACCOUNT.secretAccessKey)]
  return {
    files,
    calls,
    settings,
    /** As `FILES_URL` names it. */
    url: `s3://${key}:${secret}@127.0.0.1:${port}/${BUCKET}?region=${ACCOUNT.region}&tls=0`,
    fail: (...statuses: number[]) => faults.push(...statuses),
    refuse: (method: 'PUT' | 'GET' | 'DELETE') => refused.add(method),
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
