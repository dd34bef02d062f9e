import { connect } from 'node:net'
import { sharedServer } from '../testing/shared-server.ts'

let port: number

const server = sharedServer({ handlerMs: 100 })
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
})

const send = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let reply = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      reply += chunk
    })
    socket.on('close', () => resolve(reply))
    socket.on('error', reject)
  })

test.each([
  ['an unknown method', 'AMBIL / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['no HTTP at all', '\u0001\u0002\r\n\r\n', 400],
  ['huge headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused in Indonesian, as a problem', async (_, text, status) => {
  const [head = '', body = ''] = (await send(text)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(head).toContain('Content-Type: application/problem+json')
  expect(JSON.parse(body)).toMatchObject({
    status,
    detail: expect.stringMatching(/^(P|Header p)ermintaan (tidak dapat|terlalu)/),
  })
})

test('a body that does not arrive is not waited for: its call is refused and its connection ended', async () => {
  const [head = '', body = ''] = (
    await send(
      `POST /e-coaching/api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"user`,
    )
  ).split('\r\n\r\n')
  expect(head).toContain('HTTP/1.1 408 ')
  expect(head.toLowerCase()).toContain('connection: close')
  expect(JSON.parse(body)).toEqual({
    ...{ type: 'about:blank', title: 'Terlalu lama dikirim', status: 408 },
    detail: 'Permintaan terlalu lama dikirim.',
  })
})
