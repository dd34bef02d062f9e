import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { api } from '../lib/contract/index.ts'
import { orderAdminAct } from './control/control-client.ts'
import { multipartBody } from './testing/multipart-body.ts'

const PASSWORD = 'Rahasia123'
const ADMIN = {
  ...{ act: 'create', role: 'admin', username: 'kepala', fullName: 'Kepala Balai' },
  ...{ email: 'kepala@contoh.go.id', whatsapp: '081234567890', password: PASSWORD },
}
const PDF = Buffer.from(`%PDF-1.4\n${'% isi\n'.repeat(10_000)}%%EOF\n`)

const LISTENING = /listening at http:\/\/127\.0\.0\.1:(\d+)/
const FIRST_ACCOUNT = /http:\S+#\/akun-pertama\?token=[\w-]{43}/

let dataDir: string
let firstAddresses: (string | undefined)[]
let child: ChildProcess
let port: number

/** Starts the server as an office does, and waits for a line after it has said where it listens. */
const start = async (awaited = LISTENING) => {
  child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ NODE_ENV: 'production', PATH: process.env.PATH },
      ...{ HOST: '127.0.0.1', PORT: '0', DEMO: '0' },
      ...{ DATA_DIR: dataDir, JWT_SECRET: 'a secret of the test, long enough for it' },
    },
  })
  if (!child.stdout) throw new Error('no output to read')
  for await (const line of createInterface(child.stdout)) {
    port = Number(LISTENING.exec(line)?.[1] ?? port)
    const found = awaited.exec(line)?.[0]
    if (!found) continue
    child.stdout.resume()
    return found
  }
  throw new Error('the server ended before it listened')
}

const exitCode = async () => (child.exitCode ?? (await once(child, 'exit'))[0]) as unknown

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'main-'))
  const first = await start(FIRST_ACCOUNT)
  child.kill('SIGTERM')
  await exitCode()
  firstAddresses = [first, await start(FIRST_ACCOUNT)]
  await orderAdminAct(dataDir, ADMIN)
})
afterAll(async () => {
  child.kill('SIGKILL')
  await exitCode()
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (path: string, headers: Record<string, string>): ClientRequest =>
  request({
    port,
    path: `/e-coaching/api/v1${path}`,
    method: 'POST',
    headers,
    agent: false,
  })

const answerOf = async (asked: ClientRequest) => {
  const [response]: IncomingMessage[] = await once(asked, 'response')
  if (!response) throw new Error('no answer')
  return { status: response.statusCode, answer: JSON.parse(await text(response)) }
}

const login = async () => {
  const asked = open(api.auth.login.path, { 'content-type': 'application/json' })
  asked.end(JSON.stringify({ username: ADMIN.username, password: PASSWORD }))
  const { status, answer } = await answerOf(asked)
  expect(status).toBe(200)
  return `Bearer ${answer.accessToken}`
}

/** The server's first step of closing is to take no more orders. */
const closingBegun = () =>
  new Promise<void>((settle) => {
    const watcher = watch(dataDir, () => {
      if (existsSync(join(dataDir, 'control.json'))) return
      watcher.close()
      settle()
    })
  })

test('while there is no account, each start prints another address that makes the first', () => {
  const [first, second] = firstAddresses
  expect(first).toBeDefined()
  expect(second).not.toBe(first)
})

test('a portal without demo data has its profile, its guide and institutions to register with', async () => {
  const listOf = async ({ path }: { path: string }) => {
    const answer = await fetch(`http://127.0.0.1:${port}/e-coaching/api/v1${path}`)
    const rows: { id: string; name: string; deskripsi: string }[] = await answer.json()
    return rows
  }
  expect(await listOf(api.profile.list)).toMatchObject([{ tautan: '' }])
  expect((await listOf(api.panduan.list))[0]?.deskripsi).toMatch(/^<h2>Panduan mengikuti/)
  const institutions = await listOf(api.asalInstansi.list)
  const names = institutions.map(({ name }) => name)
  expect(names).toContain('Direktorat Jenderal Planologi Kehutanan')
  expect(names.filter((name) => name.includes(' Provinsi '))).toHaveLength(38)
  const registering = open(api.auth.register.path, { 'content-type': 'application/json' })
  registering.end(
    JSON.stringify({
      ...{ fullName: 'Sari Wijaya', jenisKelamin: 'Perempuan', username: 'sari' },
      ...{ asalInstansiId: institutions[0]?.id, email: 'sari@contoh.go.id' },
      ...{ whatsapp: '081234567891', password: PASSWORD, confirmPassword: PASSWORD },
      coachingYangDiminati: [],
    }),
  )
  expect((await answerOf(registering)).status).toBe(200)
})

/** Begins an upload; the server has taken it up, and waits for what follows the first bytes. */
const beginUpload = async () => {
  const { headers, payload } = multipartBody({}, { name: 'materi.pdf', bytes: PDF })
  const upload = open(api.uploads.anyfile.path, {
    ...headers,
    authorization: await login(),
    'content-length': String(payload.length),
    // The server says when it has taken the call up; only then is it under way.
    expect: '100-continue',
  })
  upload.flushHeaders()
  await once(upload, 'continue')
  upload.write(payload.subarray(0, 1_000))
  return { upload, rest: payload.subarray(1_000) }
}

test('a signal lets an upload under way finish, then everything is closed and there after a restart', async () => {
  const { upload, rest } = await beginUpload()
  const begun = closingBegun()
  child.kill('SIGTERM')
  await begun
  upload.end(rest)
  const { status, answer } = await answerOf(upload)
  expect(status).toBe(200)
  expect(await exitCode()).toBe(0)
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'files'])
  expect(readdirSync(join(dataDir, 'files'))).toEqual([answer.filePath])

  await start()
  await login()
})

test('an upload that takes longer than a closing server waits is cut off, and the end is a good one', async () => {
  const { upload } = await beginUpload()
  child.kill('SIGTERM')
  const [error]: unknown[] = await once(upload, 'error')
  expect(error).toMatchObject({ code: 'ECONNRESET' })
  expect(await exitCode()).toBe(0)
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'files'])

  await start()
  await login()
})
