/**
 * Tries `deploy/nginx.conf` with this machine's nginx over TLS and HTTP/2, on the build in out/ and a
 * server with demo data: `npx node deploy/try-nginx.ts [--port 5443] [--keep]`. `--keep` leaves both
 * running after the checks, until Ctrl-C. Needs nginx and openssl.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../server/db/free-port.ts'
import { awayCheck, CALL_CHECKS, forwardedCheck } from './try/call-checks.ts'
import { type Check, checkPlain, STATIC_CHECKS } from './try/checks.ts'
import { startNginx, untilListening } from './try/nginx.ts'

const { values } = parseArgs({
  options: { port: { type: 'string' }, keep: { type: 'boolean', default: false } },
})
const folder = mkdtempSync(join(tmpdir(), 'try-nginx-'))
let failed = 0

const say = (line: string) => process.stdout.write(`${line}\n`)

const run = async ([what, check]: Check, port: number) => {
  try {
    await check(port)
    say(`ok      ${what}`)
  } catch (error) {
    failed += 1
    say(`FAILED  ${what}\n${error instanceof Error ? error.message : error}`)
  }
}

const startServer = async (tls: number) => {
  const port = await freePort()
  const server = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(port), DEMO: '1', BASE_PATH: '/e-coaching' },
      PUBLIC_URL: `https://localhost:${tls}/e-coaching`,
      DATA_DIR: join(folder, 'data'),
    },
  })
  await untilListening(port)
  return {
    port,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** Tells back which headers came with a call. */
const checkForwarding = async () => {
  const echo = createServer((request, response) =>
    response.end(JSON.stringify(request.headers)),
  )
  const [tls, plain, upstream] = [await freePort(), await freePort(), await freePort()]
  echo.listen(upstream, '127.0.0.1')
  const nginx = await startNginx(join(folder, 'echo'), { tls, plain, upstream })
  await run(forwardedCheck, tls)
  await nginx.stop()
  echo.close()
  echo.closeAllConnections()
}

const untilStopped = () => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])

const tls = values.port ? Number(values.port) : await freePort()
const plain = await freePort()
const server = await startServer(tls)
const nginx = await startNginx(join(folder, 'nginx'), { tls, plain, upstream: server.port })
try {
  await run(['plain HTTP leads to TLS', () => checkPlain(plain)], tls)
  for (const check of [...STATIC_CHECKS, ...CALL_CHECKS]) await run(check, tls)
  await checkForwarding()
  if (values.keep) {
    say(`\nhttps://localhost:${tls}/e-coaching/ until Ctrl-C`)
    await untilStopped()
    await server.stop()
  } else {
    await server.stop()
    await run(awayCheck, tls)
  }
} finally {
  await nginx.stop()
  rmSync(folder, { recursive: true, force: true })
}
say(failed === 0 ? '\nall checks passed' : `\n${failed} checks failed`)
process.exitCode = failed === 0 ? 0 : 1
