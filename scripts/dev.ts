import http from 'node:http'
import net from 'node:net'
import { freePort } from '../server/db/free-port.ts'
import { startNode } from './child.ts'
import { basePath } from './settings.ts'

const host = process.env.HOST ?? '127.0.0.1'
const port = Number(process.env.PORT ?? 3000)

/** What the server answers; everything else is the client and goes to Next. */
const SERVER_PATHS = [`${basePath}/api/`, `${basePath}/files/`]

const [clientPort, serverPort] = [await freePort(), await freePort()]

function portFor(url = '/'): number {
  return SERVER_PATHS.some((path) => url.startsWith(path)) ? serverPort : clientPort
}

const proxy = http.createServer((request, response) => {
  const { method, url, headers } = request
  const target = { host: '127.0.0.1', port: portFor(url), method, path: url, headers }
  const forwarded = http.request(target, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  forwarded.on('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '1', refresh: '1' })
    response.end('Starting …')
  })
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
})

// Hot reload speaks over a web socket.
proxy.on('upgrade', (request, socket, head) => {
  const { method, url, headers } = request
  const upstream = net.connect(portFor(url), '127.0.0.1', () => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    upstream.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    socket.pipe(upstream).pipe(socket)
  })
  upstream.on('error', () => socket.destroy())
  socket.on('error', () => upstream.destroy())
})

proxy.listen(port, host, () => {
  console.log(
    `Development: http://${host}:${port}${basePath}/ (client and server reload by themselves)`,
  )
})

const children = [
  startNode([
    'node_modules/next/dist/bin/next',
    ...['dev', '--webpack', '--hostname', '127.0.0.1', '--port', String(clientPort)],
  ]),
  startNode(['--watch', '--watch-preserve-output', 'server/main.ts'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(serverPort),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}${basePath}`,
    },
  }),
]

// One of them ending ends all three.
await Promise.race(
  children.map((child) => new Promise((resolve) => child.once('exit', resolve))),
)
// A second signal would end the server at once, with its database open.
for (const child of children) if (!child.killed) child.kill()
proxy.closeAllConnections()
proxy.close()
