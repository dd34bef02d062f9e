import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test'
import type { LoginAnswer, Role } from '../lib/entities/user.ts'
import { href, type RouteArguments } from '../lib/router/href.ts'
import type { RouteName } from '../lib/routes.ts'
import { addressOf } from './addresses.ts'
import { MockControls } from './mock-controls.ts'

export { expect } from '@playwright/test'

export interface Account {
  username: string
  password: string
}

/** The accounts of the demo data. */
export const ACCOUNTS: Record<Role, Account> = {
  superadmin: { username: 'superadmin', password: 'Superadmin123' },
  admin: { username: 'admin', password: 'Admin12345' },
  user: { username: 'peserta', password: 'Peserta123' },
}

/** Opens a screen by its route's name and waits for its heading. */
export type GoTo = <N extends RouteName>(
  name: N,
  ...rest: RouteArguments<N>
) => Promise<void>

interface Fixtures {
  /** The mock server's controls; the data is fresh for every test. */
  mock: MockControls
  /** Signs a demo account, or any other, in without the form; the next `goTo` starts as it. */
  loginAs: (who: Role | Account) => Promise<LoginAnswer>
  goTo: GoTo
  /** A page of another person: a browser context of its own, its console watched as well. */
  openPage: () => Promise<Page>
  /** The server's moment at the start of a test, which its data is seeded on; else the real one. */
  moment: string | undefined
  /** Messages of the console that a test expects; every other error fails it. */
  allowedErrors: RegExp[]
  consoleErrors: string[]
}

/** Chromium reports every answer of 400 and more; what the application makes of one is the test's business. */
function isFailedCall(message: ConsoleMessage): boolean {
  const isApi = /\/(api\/v1|files|drawn)\//.test(message.location().url)
  return isApi && message.text().startsWith('Failed to load resource')
}

function watchConsole(page: Page, errors: string[]) {
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || isFailedCall(message)) return
    errors.push(`console: ${message.text()} (${message.location().url})`)
  })
}

async function keepSession(page: Page, answer: LoginAnswer) {
  // A page of the same origin that runs nothing, so that nothing reads or writes the storage meanwhile.
  await page.goto('icon.svg')
  await page.evaluate(({ accessToken, refreshToken, user }) => {
    localStorage.clear()
    localStorage.setItem('accessToken', accessToken)
    localStorage.setItem('refreshToken', refreshToken)
    localStorage.setItem('user', JSON.stringify(user))
  }, answer)
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _any }, use, { parallelIndex }) => {
    await use(addressOf(parallelIndex))
  },

  moment: [undefined, { option: true }],
  allowedErrors: [[], { option: true }],

  consoleErrors: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = []
      watchConsole(page, errors)
      await use(errors)
      const unexpected = errors.filter(
        (error) => !allowedErrors.some((allowed) => allowed.test(error)),
      )
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],

  mock: [
    async ({ request, moment }, use) => {
      const mock = new MockControls(request)
      await mock.reset(moment)
      await use(mock)
    },
    { auto: true },
  ],

  loginAs: async ({ page, request }, use) => {
    await use(async (who) => {
      const data = typeof who === 'string' ? ACCOUNTS[who] : who
      const answer = await request.post('api/v1/auth/login', { data })
      expect(answer.ok(), `login of ${data.username} answers ${answer.status()}`).toBe(true)
      const session: LoginAnswer = await answer.json()
      await keepSession(page, session)
      return session
    })
  },

  openPage: async ({ browser, consoleErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      const page = await context.newPage()
      watchConsole(page, consoleErrors)
      return page
    })
    for (const context of contexts) await context.close()
  },

  goTo: async ({ page }, use) => {
    await use(async (name, ...rest) => {
      await page.goto(href(name, ...rest))
      // that of the application, which takes the place of what the server may have drawn
      await expect(page.locator('[data-app] h1').first()).toBeVisible()
    })
  },
})
