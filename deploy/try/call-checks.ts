import assert from 'node:assert/strict'
import { CALENDAR_PATH } from '../../server/services/own-calendar.ts'
import { STOP_PATH } from '../../server/services/stopped-reminders.ts'
import { ask, type Reply } from './ask.ts'
import type { Check } from './checks.ts'

const API = '/e-coaching/api/v1'
const json = { 'content-type': 'application/json' }

const problemOf = ({ headers, text }: Reply, status: number) => {
  assert.match(headers['content-type'] ?? '', /^application\/problem\+json/)
  assert.equal(JSON.parse(text).status, status)
}

const calls: Check = [
  'calls: JSON, packed, never kept, with an id; refusals stay problems; no metrics',
  async (port) => {
    const reply = await ask(port, `${API}/faq`, { headers: { 'accept-encoding': 'br' } })
    assert.equal(reply.status, 200)
    assert.ok(Array.isArray(JSON.parse(reply.text)))
    assert.equal(reply.headers['content-encoding'], 'br')
    assert.equal(reply.headers['cache-control'], 'no-store')
    assert.match(reply.headers['x-request-id'] ?? '', /^[0-9a-f]{32}$/)
    assert.match(reply.headers['strict-transport-security'] ?? '', /^max-age/)
    problemOf(await ask(port, `${API}/tidak-ada`), 404)
    problemOf(await ask(port, `${API}/user`), 401)
    assert.equal((await ask(port, '/e-coaching/ready')).status, 200)
    assert.equal((await ask(port, '/e-coaching/metrics')).status, 404)
  },
]

const files: Check = [
  'files: inert, and in parts',
  async (port) => {
    const list = await ask(port, `${API}/coaching/upcoming`)
    const flyer: string = JSON.parse(list.text)[0].flyer
    const path = new URL(flyer, `https://localhost:${port}`).pathname
    const whole = await ask(port, path)
    assert.deepEqual(
      [whole.status, whole.headers['x-content-type-options']],
      [200, 'nosniff'],
    )
    const part = await ask(port, path, { headers: { range: 'bytes=100-199' } })
    assert.equal(part.status, 206)
    assert.match(part.headers['content-range'] ?? '', /^bytes 100-199\//)
    assert.deepEqual(part.bytes, whole.bytes.subarray(100, 200))
  },
]

const links: Check = [
  'links of messages and calendars are answered by the server, also where they are not valid',
  async (port) => {
    for (const path of [
      `${STOP_PATH}/tidak-berlaku`,
      `${CALENDAR_PATH}/tidak-berlaku.ics`,
    ]) {
      const { status, text } = await ask(port, `/e-coaching${path}`)
      assert.equal(status, 404)
      assert.match(text, /tidak berlaku|tidak dikenal/)
    }
  },
]

const uploads: Check = [
  'uploads: 25 MB go through, more is refused in the form of the server',
  async (port) => {
    const login = { username: 'admin', password: 'Admin12345' }
    const signedIn = await ask(port, `${API}/auth/login`, {
      ...{ method: 'POST', headers: json, body: JSON.stringify(login) },
    })
    const { accessToken } = JSON.parse(signedIn.text)
    const send = (megabytes: number) => {
      const head =
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
      const bytes = Buffer.alloc(megabytes * 1024 * 1024, '% isi\n')
      bytes.write('%PDF-1.4\n')
      bytes.write('%%EOF\n', bytes.length - 6)
      return ask(port, `${API}/coaching/upload/anyfile`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${accessToken}`,
          'content-type': 'multipart/form-data; boundary=b',
        },
        body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
      })
    }
    const large = await send(25)
    assert.equal(large.status, 200, large.text)
    problemOf(await send(27), 413)
  },
]

/** With the server away: what needs none still works, and calls are told so. */
export const awayCheck: Check = [
  'server away: the exported page, its files, and a problem that asks to try again',
  async (port) => {
    const start = await ask(port, '/e-coaching/', { headers: { 'accept-encoding': 'br' } })
    assert.equal(start.status, 200)
    assert.equal(start.headers['cache-control'], 'no-cache')
    assert.match(start.headers['content-security-policy'] ?? '', /^default-src 'none'/)
    assert.doesNotMatch(start.text, /<first-paint>/)
    const call = await ask(port, `${API}/faq`)
    assert.equal(call.status, 503)
    assert.equal(call.headers['retry-after'], '2')
    problemOf(call, 503)
  },
]

/** Behind nginx stands a server that repeats what it was told. */
export const forwardedCheck: Check = [
  'who calls: the address that nginx saw, whatever the visitor claims',
  async (port) => {
    const reply = await ask(port, `${API}/faq`, {
      headers: { 'x-forwarded-for': '192.0.2.7', 'x-request-id': 'forged-by-a-visitor' },
    })
    const told = JSON.parse(reply.text)
    assert.equal(told['x-forwarded-for'], '127.0.0.1')
    assert.equal(told['x-forwarded-proto'], 'https')
    assert.equal(told.host, 'localhost')
    assert.match(told['x-request-id'], /^[0-9a-f]{32}$/)
  },
]

export const CALL_CHECKS: Check[] = [calls, files, links, uploads]
