import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { contentSecurityPolicy } from '../scripts/content-security.ts'
import { apiUrl, assetsUrl } from '../scripts/settings.ts'

const CHUNKS = 'static/chunks/'
/** What the server draws into the page; its policy is that of the page as it was built. */
const DATA = /<script type="application\/json"[\s\S]*?<\/script>/g
const IS_TEXT = /\b(html|javascript|json)\b/

/**
 * A host in front of the mock server whose client can be deployed anew: then every chunk has another address, those of
 * before are gone, and the worker and its page are others too.
 */
export class Deployments {
  readonly #upstream: URL
  readonly #server: Server
  #origin = ''
  #version = 1
  #released: Promise<void> | null = null

  constructor(upstream: string) {
    this.#upstream = new URL(upstream)
    this.#server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing))
  }

  /** Starts it and tells the address of the portal on it. */
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    const { port } = this.#server.address() as AddressInfo
    this.#origin = `http://127.0.0.1:${port}`
    return this.#origin + this.#upstream.pathname
  }

  deploy() {
    this.#version += 1
  }

  /** Lets the page wait on its way, and nothing else, until the function that it gives is called. */
  holdPage(): () => void {
    let release = () => {}
    this.#released = new Promise((done) => {
      release = done
    })
    return release
  }

  async close() {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  get #folder() {
    return this.#version === 1 ? CHUNKS : `${CHUNKS}v${this.#version}/`
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url = '/', method, headers } = incoming
    const isOld = url.includes(CHUNKS) && !url.includes(this.#folder)
    const path = url
      .replace(this.#folder, CHUNKS)
      .replace(`-v${this.#version}.html`, '.html')
    if (isOld) {
      outgoing.writeHead(404).end()
      return
    }
    // Whole and unpacked, so that the addresses inside can be changed.
    const {
      'accept-encoding': _packed,
      'if-none-match': _etag,
      'if-modified-since': _date,
      ...asked
    } = headers
    const call = request(new URL(path, this.#upstream), { method, headers: asked })
    call.on('response', (answer) => void this.#passOn(answer, outgoing))
    call.on('error', () => outgoing.destroy())
    incoming.pipe(call)
  }

  async #passOn(answer: IncomingMessage, outgoing: ServerResponse) {
    const { statusCode = 502, headers } = answer
    const type = headers['content-type'] ?? ''
    if (!IS_TEXT.test(type)) {
      outgoing.writeHead(statusCode, headers)
      answer.pipe(outgoing)
      return
    }
    const { 'content-length': _old, etag: _etag, ...kept } = headers
    const text = this.#deployed((await buffer(answer)).toString())
    if (headers['content-security-policy']) {
      const built = text.replace(DATA, '')
      kept['content-security-policy'] = contentSecurityPolicy([built], {
        apiUrl,
        assetsUrl,
      })
    }
    if (type.startsWith('text/html')) await this.#released
    outgoing.writeHead(statusCode, kept).end(text)
  }

  #deployed(original: string): string {
    const text = original.replaceAll(this.#upstream.origin, this.#origin)
    if (this.#version === 1) return text
    return text
      .replaceAll(CHUNKS, this.#folder)
      .replace(/"id":"(\w+)"/, `"id":"$1-v${this.#version}"`)
      .replace(/(shell-\w+)\.html/, `$1-v${this.#version}.html`)
  }
}
