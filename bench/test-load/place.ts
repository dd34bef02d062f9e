import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Db } from '../../server/db/client.ts'
import { freePort } from '../../server/db/free-port.ts'
import { openDatabase } from '../../server/db/open.ts'
import { startPostgres } from '../../server/testing/postgres-server.ts'
import { TEST_CONFIG } from '../../server/testing/test-server.ts'

const untilHealthy = async (address: string, isOver: () => boolean) => {
  const isHealthy = () =>
    fetch(`${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isHealthy())) {
    if (isOver()) throw new Error('the server ended before it answered')
    await new Promise((settle) => setTimeout(settle, 50))
  }
}

/** A folder and a database of its own, for a server of production as a process of its own. */
export const openPlace = async ({ isEmbedded }: { isEmbedded: boolean }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-load-'))
  const postgres = isEmbedded ? null : await startPostgres()
  const databaseUrl = postgres?.url ?? null
  return {
    withDatabase: async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
      const database = await openDatabase({ databaseUrl, dataDir })
      try {
        return await work(database.db)
      } finally {
        await database.close()
      }
    },
    startServer: async () => {
      const port = await freePort()
      const child = spawn(process.execPath, [resolve('server/main.ts')], {
        env: {
          PATH: process.env.PATH ?? '',
          NODE_ENV: 'production',
          PORT: String(port),
          DATA_DIR: dataDir,
          JWT_SECRET: TEST_CONFIG.secret,
          PUBLIC_URL: TEST_CONFIG.publicUrl,
          LOG_LEVEL: 'error',
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const address = `http://127.0.0.1:${port}${TEST_CONFIG.basePath}/api/v1`
      await untilHealthy(address, () => child.exitCode !== null)
      const ended = new Promise((settle) => child.once('exit', settle))
      return {
        address,
        /** Megabytes of memory that it holds now. */
        memory: () => {
          const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
          return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
        },
        end: async () => {
          child.kill('SIGTERM')
          await ended
        },
      }
    },
    remove: async () => {
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
