import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type FileStore, isStoredName, newName, savingBy } from './file-store.ts'

const TIMEOUT_MS = 30_000
/** A trial that writes is good for so long: some stores keep every version of what was written. */
const TRIED_MS = 60_000
/** After a 5xx or 429; a file is written whole or not at all, so a repeat does no harm. */
const RETRIES = 2

export type FileSettings = {
  /** `https://host[:port]` of an S3-compatible object store; buckets are part of the path. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** What the store answered in the place of doing it. */
export class StoreRefusal extends Error {
  readonly status: number
  constructor(what: string, status: number, words: string) {
    super(`object store: ${what} answered ${status} ${words.slice(0, 200)}`)
    this.status = status
  }
}

const failed = async (what: string, response: Response) =>
  new StoreRefusal(what, response.status, await response.text())

const valuesOf = (xml: string, element: string) =>
  Array.from(
    xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g')),
    (found) => found[1] ?? '',
  )

/** One page of a listing: names and when they were written, and how to ask for the next page. */
const readListing = (xml: string) => {
  const [token] = valuesOf(xml, 'NextContinuationToken')
  const entries = valuesOf(xml, 'Key').map((name, at) => ({ name, at }))
  const dates = valuesOf(xml, 'LastModified')
  return {
    next: token?.replaceAll('&amp;', '&') ?? null,
    files: entries.map(({ name, at }) => ({
      name,
      savedAt: new Date(dates[at] ?? Number.NaN),
    })),
  }
}

/** Writes, reads and removes a small file. @throws where one of them cannot be done */
const tryWriting = async ({ put, read, remove }: FileStore, name: string) => {
  const bytes = Buffer.from(name)
  await put(name, bytes)
  const found = await read(name)
  if (!found?.equals(bytes)) throw new Error('object store: it lost what was written')
  await remove(name)
}

/** Files in a bucket of an S3-compatible object store, for servers on several machines. */
export const bucketStore = ({ endpoint, bucket, ...account }: FileSettings): FileStore => {
  const client = new AwsClient({
    ...account,
    service: 's3',
    retries: RETRIES,
    initRetryMs: 100,
  })
  const ask = (path: string, init: RequestInit = {}) =>
    client.fetch(`${endpoint}/${bucket}${path}`, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  const put = async (name: string, bytes: Buffer) => {
    if (!isStoredName(name)) throw new Error(`not a name of a stored file: ${name}`)
    const sum = createHash('sha256').update(bytes).digest('hex')
    // The store compares the bytes with this sum, so that none are kept that broke on the way.
    const headers = {
      'x-amz-content-sha256': sum,
      'content-type': 'application/octet-stream',
    }
    const response = await ask(`/${name}`, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers,
    })
    if (!response.ok) throw await failed('PUT', response)
    await response.body?.cancel()
  }
  const list = async (page: string) => {
    const response = await ask(`?list-type=2${page}`)
    if (!response.ok) throw await failed('LIST', response)
    return readListing(await response.text())
  }
  const trial = newName('txt')
  let triedAt = Number.NEGATIVE_INFINITY
  const store: FileStore = {
    put,
    save: savingBy(put),
    read: async (name) => {
      if (!isStoredName(name)) return null
      const response = await ask(`/${name}`)
      if (response.ok) return Buffer.from(await response.arrayBuffer())
      if (response.status !== 404) throw await failed('GET', response)
      await response.body?.cancel()
      return null
    },
    remove: async (name) => {
      if (!isStoredName(name)) return
      const response = await ask(`/${name}`, { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw await failed('DELETE', response)
      await response.body?.cancel()
    },
    probe: async () => {
      await list('&max-keys=1')
      if (performance.now() - triedAt < TRIED_MS) return
      await tryWriting(store, trial)
      triedAt = performance.now()
    },
    savedBefore: async (limit) => {
      const names: string[] = []
      let next: string | null = null
      do {
        const from = next === null ? '' : `&continuation-token=${encodeURIComponent(next)}`
        const page: ReturnType<typeof readListing> = await list(from)
        const old = page.files.filter(
          ({ name, savedAt }) => isStoredName(name) && savedAt < limit,
        )
        names.push(...old.map(({ name }) => name))
        next = page.next
      } while (next !== null)
      return names
    },
  }
  return store
}
