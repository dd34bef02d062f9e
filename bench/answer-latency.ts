/**
 * How long a choice in a test takes to be seen and to be safe on a slow phone: from the click to the
 * painted choice, and from the click to 'Tersimpan', timed inside the page from the input event on.
 * `node scripts/run.mjs bench/answer-latency.ts` prints milliseconds; exits with 1 where one choice
 * of twenty is shown later than after 100 ms. 'Tersimpan' takes at least one round trip, 562.5 ms.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { ACCOUNTS } from '../e2e/fixtures.ts'
import { reader, SEEDED_PARAMS } from '../e2e/seeded-params.ts'
import { pathOf } from '../lib/router/href.ts'
import { startNode } from '../scripts/child.ts'
import { basePath } from '../scripts/settings.ts'
import { openBrowser } from './browser/open-browser.ts'
import { percentile } from './percentile.ts'

const ANSWERS = 120
const ANSWERS_PER_QUESTION = 4
const GOAL_MS = 100
const CPU_SLOWDOWN = 4
/** 'Slow 4G' of Chromium's developer tools; throughput in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}

interface Sample {
  shown: number
  saved: number
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address !== 'string' ? address.port : 0))
    })
  })

/** The real server, with demo data on a disk of its own. */
async function startServer() {
  const port = await freePort()
  const data = await mkdtemp(path.join(tmpdir(), 'answer-latency-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, DEMO: '1' }
  const child = startNode(['scripts/start.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const baseURL = `http://127.0.0.1:${port}${basePath}/`
  const isUp = () =>
    fetch(baseURL).then(
      ({ ok }) => ok,
      () => false,
    )
  while (child.exitCode === null && !(await isUp())) await pause(200)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true })
  }
  return { baseURL, stop }
}

async function openTest(page: Page) {
  const login = await page.request.post('api/v1/auth/login', { data: ACCOUNTS.user })
  const { accessToken, refreshToken, user } = await login.json()
  const read = reader(page.request, accessToken)
  const name = 'proses-coaching/test/pre-test'
  await page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    },
    { accessToken, refreshToken, user: JSON.stringify(user) },
  )
  await page.goto(`#${pathOf(name, await SEEDED_PARAMS[name](read))}`)
  await page.getByRole('radio').first().waitFor()
}

/** From now on every click on an option is timed in the page, by the moment of the input event. */
const watchClicks = (page: Page) =>
  page.evaluate(() => {
    const painted = () =>
      new Promise<void>((resolve) => {
        // the message is handled after the frame has been painted
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        requestAnimationFrame(() => port2.postMessage(null))
      })
    const shown = async (input: HTMLInputElement) => {
      do await painted()
      while (!input.checked)
      return performance.now()
    }
    const saved = (question: Element) =>
      new Promise<number>((resolve) => {
        let isSaving = false
        const observer = new MutationObserver(() => {
          const text = question.textContent ?? ''
          isSaving ||= text.includes('Menyimpan')
          if (!isSaving || !text.includes('Tersimpan')) return
          observer.disconnect()
          resolve(performance.now())
        })
        observer.observe(question, { subtree: true, childList: true, characterData: true })
      })
    const time = async (event: Event) => {
      const label = event.target instanceof Element ? event.target.closest('label') : null
      const input = label?.querySelector('input')
      const question = label?.closest('section')
      // the label's own click makes a second one, on its input
      if (!input || !question || event.target === input) return
      const moments = await Promise.all([shown(input), saved(question)])
      const [toShown, toSaved] = moments.map((moment) => moment - event.timeStamp)
      window.dispatchEvent(new CustomEvent('timed', { detail: [toShown, toSaved] }))
    }
    document.addEventListener('click', (event) => void time(event), true)
  })

const nextSample = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Sample>((resolve) => {
        const take = ({ detail: [shown, saved] }: CustomEventInit) =>
          resolve({ shown, saved })
        window.addEventListener('timed', take, { once: true })
      }),
  )

async function answerAll(page: Page): Promise<Sample[]> {
  const samples: Sample[] = []
  const numbers = page.getByRole('navigation', { name: 'Daftar soal' }).getByRole('button')
  const total = await numbers.count()
  for (let done = 0; done < ANSWERS; done += 1) {
    const isNextQuestion = done % ANSWERS_PER_QUESTION === 0
    if (isNextQuestion) await numbers.nth((done / ANSWERS_PER_QUESTION) % total).click()
    const sample = nextSample(page)
    await page
      .locator('fieldset label')
      .nth(done % ANSWERS_PER_QUESTION)
      .click()
    samples.push(await sample)
  }
  return samples
}

async function measure(browser: Browser, baseURL: string): Promise<Sample[]> {
  const page = await browser.newPage({
    baseURL,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1280, height: 800 },
  })
  await openTest(page)
  const devices = await page.context().newCDPSession(page)
  await devices.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await devices.send('Network.enable')
  await devices.send('Network.emulateNetworkConditions', SLOW_4G)
  await watchClicks(page)
  return answerAll(page)
}

const { baseURL, stop } = await startServer()
const browser = await openBrowser()
try {
  const samples = await measure(browser, baseURL)
  const figures = (times: number[]) =>
    Object.fromEntries(
      (
        [
          ['p50', 50],
          ['p95', 95],
          ['p99', 99],
          ['max', 100],
        ] as const
      ).map(([name, share]) => [name, Math.round(percentile(times, share))]),
    )
  const shown = figures(samples.map((sample) => sample.shown))
  const saved = figures(samples.map((sample) => sample.saved))
  console.log(
    `${samples.length} answers, CPU slowed down ${CPU_SLOWDOWN} times, slow 4G; ms`,
  )
  console.table({ 'click to shown choice': shown, "click to 'Tersimpan'": saved })
  if ((shown.p95 ?? 0) > GOAL_MS) process.exitCode = 1
} finally {
  await browser.close()
  await stop()
}
