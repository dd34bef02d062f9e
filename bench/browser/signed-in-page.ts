import { type ChildProcess, spawn } from 'node:child_process'
import type { Page } from '@playwright/test'
import { basePath } from '../../scripts/settings.ts'
import { DEMO_PASSWORDS } from '../../server/db/demo/seed-demo.ts'
import { openBrowser } from './open-browser.ts'

type Who = keyof typeof DEMO_PASSWORDS

const WAIT_MS = 250
const LONGEST_TRIES = 240

async function startServer(port: string, base: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'server/mock/main.ts'], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < LONGEST_TRIES; tries += 1) {
    const isUp = await fetch(base).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return server
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  server.kill('SIGTERM')
  throw new Error(`The mock server does not answer at ${base}`)
}

/** @returns the access token, for calls beside the page. */
async function signIn(page: Page, base: string, username: Who): Promise<string> {
  const data = { username, password: DEMO_PASSWORDS[username] }
  const answer = await page.request.post(`${base}api/v1/auth/login`, { data })
  const session = await answer.json()
  await page.goto(`${base}404/`)
  await page.evaluate(({ accessToken, refreshToken, user }) => {
    localStorage.setItem('accessToken', accessToken)
    localStorage.setItem('refreshToken', refreshToken)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  return session.accessToken
}

/** The demo data on a server of its own, and a page on which somebody of them is signed in: a participant on a phone, others at a desk. */
export async function openPage(port: string, username: Who = 'admin') {
  const base = `http://127.0.0.1:${port}${basePath}/`
  const server = await startServer(port, base)
  const browser = await openBrowser()
  const viewport =
    username === 'peserta' ? { width: 360, height: 740 } : { width: 1280, height: 800 }
  const context = await browser.newContext({ serviceWorkers: 'block', viewport })
  const page = await context.newPage()
  const token = await signIn(page, base, username)
  const throttle = async (rate: number) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  }
  const close = async () => {
    await browser.close()
    server.kill('SIGTERM')
  }
  return { page, context, base, token, throttle, close }
}
