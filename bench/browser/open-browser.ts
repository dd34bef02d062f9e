import { type Browser, chromium } from '@playwright/test'
import { browserEnvironment, browserPath } from '../../scripts/browser.ts'

/** The browser of the tests; root runs it without its sandbox. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    ...{ executablePath: await browserPath(), env: browserEnvironment() },
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
