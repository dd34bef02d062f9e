import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../server/db/free-port.ts'
import { startMailServer } from '../server/testing/mail-server.ts'
import { test } from './fixtures.ts'

const FIRST_ACCOUNT = /http:\S+#\/akun-pertama\?token=\S+/

async function printedAddress({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('The server has no output to read')
  for await (const line of createInterface(stdout)) {
    const [address] = FIRST_ACCOUNT.exec(line) ?? []
    if (!address) continue
    stdout.resume()
    return address
  }
  throw new Error('The server ended without an address for the first account')
}

/** What `npm start` runs, on an empty folder without demo data: what an office starts on its first day. */
async function startNewPortal(mailUrl: string, settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'new-portal-'))
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ NODE_ENV: 'production', PATH: process.env.PATH, HOST: '127.0.0.1' },
      ...{ PORT: String(await freePort()), DEMO: '0', DATA_DIR: folder },
      ...{ JWT_SECRET: 'a secret of the journey, long enough for it' },
      ...{ SMTP_URL: mailUrl, MAIL_FROM: 'portal@contoh.go.id' },
      ...settings,
    },
  })
  const firstAccount = await printedAddress(child)
  return {
    firstAccount,
    address: firstAccount.split('#')[0] ?? '',
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

type Portal = Awaited<ReturnType<typeof startNewPortal>>
type Mail = Awaited<ReturnType<typeof startMailServer>>

/** A new portal and its mail server, of the worker, so that they end after the pages that still ask them. */
export const newPortalTest = (settings: Record<string, string> = {}) =>
  test.extend<object, { mail: Mail; portal: Portal }>({
    mail: [
      async ({ browserName: _any }, use) => {
        const mail = await startMailServer()
        await use(mail)
        await mail.close()
      },
      { scope: 'worker' },
    ],
    portal: [
      async ({ mail }, use) => {
        const portal = await startNewPortal(mail.url, settings)
        await use(portal)
        await portal.close()
      },
      { scope: 'worker' },
    ],
  })
