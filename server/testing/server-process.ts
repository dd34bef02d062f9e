import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../db/free-port.ts'
import { PROCESS_ENVIRONMENT, PROCESS_FLAGS } from '../start/process-settings.ts'
import { TEST_CONFIG } from './test-server.ts'

/** Of the kernel's accounts of processes, on every Linux of today. */
const TICKS_PER_SECOND = 100

export type Environment = Record<string, string>

const isHealthy = (address: string) =>
  fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

const untilHealthy = async (address: string, child: ChildProcess, said: string[]) => {
  while (!(await isHealthy(address))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`a server ended before it answered:\n${said.join('')}`)
    await new Promise((settle) => setTimeout(settle, 50))
  }
}

/** A server of production as a process of its own, with a folder and a port of its own. */
export const startServer = async (environment: Environment) => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  const address = `http://127.0.0.1:${port}${TEST_CONFIG.basePath}/api/v1`
  const launch = async (changed: Environment = {}) => {
    const said: string[] = []
    const child = spawn(process.execPath, [...PROCESS_FLAGS, resolve('server/main.ts')], {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        // as `npm start` and the unit of deploy/ have it
        ...PROCESS_ENVIRONMENT,
        NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
        PORT: String(port),
        DATA_DIR: folder,
        JWT_SECRET: TEST_CONFIG.secret,
        PUBLIC_URL: TEST_CONFIG.publicUrl,
        ...environment,
        ...changed,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said.push(String(chunk))
        if (said.length > 200) said.shift()
      })
    await untilHealthy(address, child, said)
    return child
  }
  let child = await launch()
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((settle) => child.once('exit', settle))
    child.kill(signal)
    await ended
  }
  return {
    address,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Megabytes of memory that it holds now. */
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
    /** Seconds of processor time that it has used. */
    cpu: () => {
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
      return (Number(user) + Number(system)) / TICKS_PER_SECOND
    },
    /** Ends it as an operator does. */
    end: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    /** @param changed settings that this start has otherwise */
    restart: async (changed?: Environment) => {
      child = await launch(changed)
    },
    stop: async () => {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
