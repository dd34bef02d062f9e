import { defineConfig } from '@playwright/test'
import { browserEnvironment, browserPath } from '../scripts/browser.ts'
import { addressOf, portOf, staticPortOf, WORKERS } from './addresses.ts'

const executablePath = await browserPath()

/** Only what never comes is ended by time: a busy machine is no failure. */
const NEVER_MS = 60_000
const HANGING_MS = 600_000

export default defineConfig({
  testDir: '.',
  // measures taken by hand
  testIgnore: '**/e2e/usability/**',
  outputDir: '../test-results',
  timeout: HANGING_MS,
  expect: { timeout: NEVER_MS },
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: WORKERS,
  // every test sets its server back first, so that the next one of any file goes to whoever is free
  fullyParallel: true,
  reporter: 'line',
  use: {
    actionTimeout: NEVER_MS,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A worker would answer for files and pages of a test before; its own tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: browserEnvironment(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  // A journey runs on a desktop; what is marked @phone runs on a phone as well.
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: 'node scripts/run.mjs server/mock/main.ts',
    cwd: '..',
    env: {
      PORT: String(portOf(worker)),
      ALLOWED_ORIGINS: `http://127.0.0.1:${staticPortOf(worker)}`,
    },
    url: addressOf(worker),
    reuseExistingServer: false,
    timeout: HANGING_MS,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  })),
})
