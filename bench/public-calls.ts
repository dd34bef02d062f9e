/**
 * What visitors ask for most, against the least that could answer: our server, a bare Node server that
 * holds the same bytes, and nginx with them in a file, one after the other in one run.
 * `node scripts/run.mjs bench/public-calls.ts`; needs Debian's wrk and nginx, and PostgreSQL.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/db/free-port.ts'
import { openPlace } from './test-load/place.ts'

for (const program of ['wrk', 'nginx'])
  if (spawnSync('which', [program]).status !== 0) {
    console.error(
      `${program} is missing: apt-get install -y --no-install-recommends wrk nginx`,
    )
    process.exit(2)
  }

const SECONDS = Number(process.env.SECONDS ?? 10)
const CONNECTIONS = 32
const PATHS = ['/coaching/upcoming', '/faq', '/beranda']

/** Requests per second and p99 of an address, as wrk saw them. */
function measure(address: string): string {
  const flags = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency']
  const said = execFileSync('wrk', [...flags, '-H', 'accept-encoding: br', address], {
    encoding: 'utf8',
  })
  const found = (pattern: RegExp) => pattern.exec(said)?.[1] ?? '?'
  const failed = /Non-2xx.*|Socket errors.*/.exec(said)?.[0] ?? ''
  return `${found(/Requests\/sec:\s+([\d.]+)/)} requests/s, p99 ${found(/99%\s+(\S+)/)} ${failed}`
}

/** nginx with one worker, as the others have one process. */
async function startNginx(folder: string) {
  const port = await freePort()
  const settings = `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;
    user root; events { worker_connections 256; }
    http { access_log off; default_type application/json; keepalive_requests 1000000;
      server { listen 127.0.0.1:${port}; root ${folder}/files; } }`
  writeFileSync(join(folder, 'nginx.conf'), settings)
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  await once(nginx, 'spawn')
  return { address: `http://127.0.0.1:${port}`, stop: () => nginx.kill() }
}

/** Runs in a process of its own: the same bytes for every request. */
async function startBare(file: string) {
  const port = await freePort()
  const program = `const bytes = require('fs').readFileSync(${JSON.stringify(file)})
    const headers = { 'content-type': 'application/json', 'content-length': bytes.length }
    require('http').createServer((_, r) => r.writeHead(200, headers).end(bytes)).listen(${port}, '127.0.0.1', () => console.log('up'))`
  const child = spawn(process.execPath, ['-e', program])
  await once(child.stdout, 'data')
  return { address: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

const folder = mkdtempSync(join(tmpdir(), 'public-calls-'))
mkdirSync(join(folder, 'files'))
const place = await openPlace({ isEmbedded: process.env.DATABASE === 'embedded' })
await place.seedDemo()
const server = await place.startServer()
for (const path of PATHS) {
  const reply = await fetch(`${server.address}${path}`, {
    headers: { 'accept-encoding': 'identity' },
  })
  const file = join(folder, 'files', 'answer.json')
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()))
  const [bare, nginx] = [await startBare(file), await startNginx(folder)]
  console.log(`== GET ${path}, ${readFileSync(file).length} bytes`)
  console.log(`ours: ${measure(`${server.address}${path}`)}`)
  console.log(`bare Node: ${measure(`${bare.address}/answer.json`)}`)
  console.log(`nginx: ${measure(`${nginx.address}/answer.json`)}`)
  bare.stop()
  nginx.stop()
}
await server.stop()
await place.remove()
rmSync(folder, { recursive: true, force: true })
