import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { ask, type Reply } from './ask.ts'

const ROOT = join(import.meta.dirname, '../..')
const POLICY: string = JSON.parse(readFileSync(join(ROOT, 'build/csp.json'), 'utf8')).policy

export type Check = [what: string, run: (port: number) => Promise<void>]

const BASE = '/e-coaching'
const accept = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

/** Of the security headers that the server itself sends with every answer. */
const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

const secure = ({ headers }: Reply) => {
  for (const [name, value] of Object.entries(SECURITY)) {
    assert.equal(headers[name], value, name)
  }
  assert.match(headers['permissions-policy'] ?? '', /camera=\(\)/)
  assert.equal(headers.server, 'nginx')
}

const fileOf = (ending: string) => {
  const names = readdirSync(join(ROOT, 'out/_next/static'), {
    recursive: true,
    encoding: 'utf8',
  })
  const packed = new Set(names)
  const name = names.find((found) => found.endsWith(ending) && packed.has(`${found}.br`))
  assert.ok(name, `the build has no ${ending}`)
  return `/_next/static/${name}`
}

const contentOf = (path: string) => readFileSync(join(ROOT, 'out', path), 'utf8')

const page: Check = [
  'start page: drawn by the server, packed, with policy, never kept without asking',
  async (port) => {
    const reply = await ask(port, `${BASE}/`, accept('gzip, br'))
    assert.equal(reply.status, 200)
    assert.equal(reply.headers['content-encoding'], 'br')
    assert.equal(reply.headers['content-security-policy'], POLICY)
    assert.equal(reply.headers['cache-control'], 'no-cache')
    assert.match(reply.text, /<first-paint>.*Coaching/s)
    secure(reply)
    const again = await ask(port, `${BASE}/`, {
      headers: { 'if-none-match': reply.headers.etag, 'accept-encoding': 'br' },
    })
    assert.equal(again.status, 304)
  },
]

const drawnScreen: Check = [
  'drawn screen: for its address, packed, never kept without asking',
  async (port) => {
    const reply = await ask(port, `${BASE}/drawn/coaching`, accept('gzip, br'))
    assert.equal(reply.status, 200)
    assert.equal(reply.headers['content-encoding'], 'br')
    assert.equal(reply.headers['cache-control'], 'no-cache')
    assert.match(reply.text, /data-answers="\/coaching"/)
    secure(reply)
    assert.equal((await ask(port, `${BASE}/drawn/tidak-ada`)).status, 404)
  },
]

const keptPage: Check = [
  'start page: begins as the page that the service worker keeps, under the same policy',
  async (port) => {
    const worker = await ask(port, `${BASE}/sw.js`)
    const { shell, frameEnd } = JSON.parse(/\{"id":.*\}/.exec(worker.text)?.[0] ?? '')
    const [drawn, kept] = [await ask(port, `${BASE}/`), await ask(port, shell)]
    const frame = kept.text.slice(0, kept.text.indexOf(frameEnd))
    assert.ok(frame.length > 0 && drawn.text.startsWith(frame))
    assert.equal(kept.headers['content-security-policy'], POLICY)
  },
]

const assets: Check = [
  "the build's files: precompressed, typed, for ever",
  async (port) => {
    for (const [ending, type] of [
      ['.js', 'application/javascript'],
      ['.css', 'text/css'],
    ] as const) {
      const path = fileOf(ending)
      for (const encoding of ['br', 'gzip']) {
        const reply = await ask(port, `${BASE}${path}`, accept(encoding))
        assert.equal(reply.headers['content-encoding'], encoding, path)
        assert.equal(reply.text, contentOf(path))
        assert.equal(reply.headers['content-type'], `${type}; charset=utf-8`)
        assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable')
        assert.match(reply.headers.vary ?? '', /accept-encoding/i)
        assert.equal(reply.headers['content-security-policy'], undefined)
        secure(reply)
      }
      const plain = await ask(port, `${BASE}${path}`)
      assert.equal(plain.headers['content-encoding'], undefined)
      assert.equal(plain.text, contentOf(path))
    }
  },
]

const others: Check = [
  'service worker and manifest: asked for anew, the manifest with its type',
  async (port) => {
    const worker = await ask(port, `${BASE}/sw.js`, accept('br'))
    assert.deepEqual([worker.status, worker.headers['cache-control']], [200, 'no-cache'])
    secure(worker)
    const manifest = await ask(port, `${BASE}/manifest.webmanifest`)
    assert.match(manifest.headers['content-type'] ?? '', /^application\/manifest\+json/)
  },
]

const missing: Check = [
  'what is not there is 404 with the page that leads on, also folders and ways around',
  async (port) => {
    for (const path of [
      '/tidak-ada',
      '/icons/',
      '/_next/static/chunks/gone.js',
      '/_next/static../index.html',
      '/_next/',
      '/../build/csp.json',
      '/%2e%2e/package.json',
    ]) {
      const reply = await ask(port, `${BASE}${path}`, accept('br'))
      assert.ok([404, 400].includes(reply.status), `${path}: ${reply.status}`)
      assert.equal(
        reply.headers['cache-control']?.includes('immutable') ?? false,
        false,
        path,
      )
      if (path.startsWith('/..') || path.startsWith('/%')) continue
      assert.equal(reply.headers['content-security-policy'], POLICY, path)
      assert.equal(reply.text, contentOf('404.html'), path)
      secure(reply)
    }
  },
]

const subPath: Check = [
  'sub-path: with and without its slash, the host itself leads there, plain HTTP to TLS',
  async (port) => {
    const bare = await ask(port, `${BASE}?dari=surat`)
    assert.deepEqual(
      [bare.status, new URL(bare.headers.location ?? '').pathname],
      [308, `${BASE}/`],
    )
    assert.match(bare.headers.location ?? '', /\?dari=surat$/)
    assert.equal((await ask(port, '/')).status, 302)
    assert.equal((await ask(port, '/lain')).status, 404)
  },
]

/** The port of plain HTTP is another one, so it is asked apart. */
export const checkPlain = (plain: number): Promise<void> =>
  new Promise((settle, reject) => {
    get({ port: plain, path: `${BASE}/`, headers: { host: 'localhost' } }, (response) => {
      response.resume()
      const { location } = response.headers
      const isRight =
        response.statusCode === 301 && location === `https://localhost${BASE}/`
      return isRight ? settle() : reject(new Error(`plain HTTP leads to ${location}`))
    }).once('error', reject)
  })

export const STATIC_CHECKS: Check[] = [
  ...[page, drawnScreen, keptPage, assets, others, missing, subPath],
]
