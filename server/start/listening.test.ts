import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

let dataDir: string
// a database is made by the first start alone: to make one takes longer than all the rest
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'listening-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const start = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...{ NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: dataDir },
      ...{ DEMO: '0', JWT_SECRET: 'a secret of the test, long enough for it' },
      ...environment,
    },
  })
  const said = child.stderr && text(child.stderr)
  const [code] = await once(child, 'exit')
  return { code, said: (await said)?.trim() }
}

test('a port in use is told as that, and leaves no lock behind', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  const { code, said } = await start({ PORT: String(port) })
  other.close()
  expect([code, said]).toEqual([
    1,
    `Port ${port} di 127.0.0.1 sedang dipakai. Pilih port lain: PORT=3001 npm start`,
  ])
  expect(readdirSync(dataDir).filter((name) => /lock|control/.test(name))).toEqual([])
})

test('an address of another machine is told with the variable', async () => {
  const { code, said } = await start({ HOST: '203.0.113.9', PORT: '0' })
  expect([code, said]).toEqual([1, 'HOST 203.0.113.9 bukan alamat mesin ini.'])
})
