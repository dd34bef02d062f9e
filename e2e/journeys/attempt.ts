import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { PreTestSession, TestQuestion, TestResult } from '../../lib/entities/test.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../expectations.ts'
import { ACCOUNTS } from '../fixtures.ts'
import { reader, SEEDED_PARAMS } from '../seeded-params.ts'

type Kind = 'pre-test' | 'post-test'
/** The chosen options by question number. */
type Chosen = Record<number, string>

/** The coaching of the demo data in which the participant may take this test now. */
const coachingFor = async (request: APIRequestContext, kind: Kind, token: string) =>
  (await SEEDED_PARAMS[`proses-coaching/${kind}`](reader(request, token))).id

/** What the server holds of the demo participant's attempt, asked beside the browser. */
export async function attemptOnServer(request: APIRequestContext, kind: Kind) {
  const logIn = async () => {
    const answer = await request.post('api/v1/auth/login', { data: ACCOUNTS.user })
    return String((await answer.json()).accessToken)
  }
  const id = await coachingFor(request, kind, await logIn())
  const address = `api/v1/coaching/${id}/${kind}`
  const ask = async (method: 'GET' | 'POST', path: string) => {
    // anew each time: between two questions the server's clock may have moved by hours
    const headers = { authorization: `Bearer ${await logIn()}` }
    const answer = await request.fetch(`${address}/${path}`, { method, headers })
    expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
    return await answer.json()
  }
  return {
    params: { id },
    path: `/coaching/${id}/${kind}`,
    /** The answers of the running pre-test. */
    async answers(): Promise<Chosen> {
      const { jawabanPreTest }: PreTestSession = await ask('POST', 'start')
      const questions: TestQuestion[] = await ask('GET', 'get-soal')
      const noOf = new Map(questions.map((question) => [question.id, question.no]))
      return Object.fromEntries(
        jawabanPreTest.map(({ preTestSoalId, jawabanUser }) => [
          noOf.get(preTestSoalId),
          jawabanUser,
        ]),
      )
    },
    /** Null while the attempt has not ended. */
    result: (): Promise<TestResult | null> => ask('GET', 'result'),
    /** The answers of the ended attempt. */
    async graded(): Promise<Chosen> {
      const items: { no: number; userAnswer: string | null }[] = await ask('GET', 'summary')
      return Object.fromEntries(
        items.flatMap(({ no, userAnswer }) => (userAnswer ? [[no, userAnswer]] : [])),
      )
    },
  }
}

export const option = (page: Page, letter: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${letter} `) })

/** Chooses without waiting for the server; the choice is shown at once. */
export async function pick(page: Page, letter: string) {
  await option(page, letter).check({ force: true })
  await expect(option(page, letter)).toBeChecked()
}

/** How far the answer of the question on the screen is. */
export const expectAnswer = (page: Page, state: string | RegExp) =>
  expect(
    page.getByRole('region', { name: /^Soal \d/ }).getByText(state, { exact: true }),
  ).toBeVisible()

/** 'Tersimpan' with the time of the server. */
export const SAVED = /^Tersimpan( \d\d:\d\d)?$/

/** A number of the side navigation by its whole name. */
export const number = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Daftar soal' })
    .getByRole('button', { name, exact: true })

/** Tells the page that the line is there, as a device does. */
export const sayOnline = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')))

/** Seconds that the timer of the test shows. */
export async function secondsShown(page: Page): Promise<number> {
  const text = await page.getByRole('timer', { name: 'Sisa waktu' }).innerText()
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** The timer shows at most this, and little less: a slow machine takes its time. */
export const expectSecondsLeft = (page: Page, atMost: number) =>
  expect
    .poll(async () => {
      const shown = await secondsShown(page)
      return shown <= atMost && shown > atMost - 120 ? 'as expected' : shown
    })
    .toBe('as expected')

/** The page goes into the background, or comes back, as its scripts see it. */
export const showTab = (page: Page, isVisible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => state,
      })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isVisible ? 'visible' : 'hidden',
  )

/** This state of a screen has no barrier: light at its width, dark and unscrolled at 320 px. */
export async function expectSoundState(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page)
  const size = page.viewportSize()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectAccessible(page)
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
