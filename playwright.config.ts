import { defineConfig } from '@playwright/test'
import { browserEnvironment, browserPath } from './scripts/browser.ts'
import { basePath } from './scripts/settings.ts'

const port = Number(process.env.E2E_PORT ?? 4020)
const baseURL = `http://127.0.0.1:${port}${basePath}/`
const executablePath = await browserPath()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 30_000,
  expect: { timeout: 7_500 },
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 1,
  reporter: 'line',
  use: {
    baseURL,
    actionTimeout: 15_000,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A worker would answer for files and pages of a test before; its own tests allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
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
  webServer: {
    command: 'node scripts/run.mjs e2e/mock-server.ts',
    env: { PORT: String(port) },
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
