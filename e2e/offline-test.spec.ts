import type { Locator } from '@playwright/test'
import { dialogWith, part } from './expectations.ts'
import { ACCOUNTS, expect } from './fixtures.ts'
import { enter, logIn } from './journeys/admin-coaching.ts'
import {
  expectAnswer,
  expectSecondsLeft,
  number,
  option,
  pick,
  SAVED,
  secondsShown,
} from './journeys/attempt.ts'
import { expectKept } from './journeys/device.ts'
import { choose, goToQuestion } from './journeys/participant.ts'
import { expectExpired, expiredModal } from './journeys/session.ts'
import { SEEDED_AT } from './seeded-params.ts'
import { test } from './test-taker.ts'
import { untilInstalled } from './worker.ts'

test.use({ moment: SEEDED_AT })

const HALF_AN_HOUR = 30 * 60

test.describe('without a line', () => {
  test.use({
    serviceWorkers: 'allow',
    // What the browser itself notes of a page without a network.
    allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  })

  test('a reload goes on with the running test, and its answers arrive when the line is back @phone', async ({
    page,
    context,
    takeTest,
  }) => {
    const server = await takeTest('pre-test')
    await untilInstalled(page)
    await choose(page, 'A')
    await page.getByRole('button', { name: 'Soal Selanjutnya' }).click()
    await expect(part(page, 'Soal 2')).toBeVisible()
    await expectKept(page, '"index":1')

    await test.step('at its question, with its answers and the clock running', async () => {
      await context.setOffline(true)
      await page.reload()
      await expect(part(page, 'Soal 2')).toBeVisible()
      await expect(page.getByText('Tidak ada sambungan')).toBeVisible()
      await expect(page.getByRole('timer')).toContainText('Sisa sekitar')
      const code = page.getByText(/^KHT-/)
      await expect(code).toBeVisible()
      const middle = async (part: Locator) => {
        const box = await part.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0) / 2
      }
      const head = page.getByRole('heading', { level: 1 })
      const off = (await middle(page.getByRole('timer'))) - (await middle(head))
      // on the same line as title and code, which may stand below each other
      expect(Math.abs(off)).toBeLessThan(22)
      await expectSecondsLeft(page, HALF_AN_HOUR)
      const before = await secondsShown(page)
      await expect.poll(() => secondsShown(page)).toBeLessThan(before)
    })

    await test.step('what is chosen waits on the device, also over another reload', async () => {
      await pick(page, 'C')
      await expectAnswer(page, 'Menunggu sinyal')
      await expectKept(page, '"isSent":false')
      await page.reload()
      await expect(option(page, 'C')).toBeChecked()
      await expectAnswer(page, 'Menunggu sinyal')
    })

    await test.step('and is sent when the line is back', async () => {
      await context.setOffline(false)
      await expectAnswer(page, SAVED)
      await expect(page.getByText('Tidak ada sambungan')).toBeHidden()
      await expect(page.getByRole('timer')).not.toContainText('sekitar')
      await expect.poll(() => server.answers()).toEqual({ 1: 'A', 2: 'C' })
    })
  })
})

test('a choice made without a line gives way to a later one of another device, which is shown', async ({
  page,
  context,
  openPage,
  takeTest,
}) => {
  const server = await takeTest('pre-test')
  const other = await openPage()
  await enter(other, ACCOUNTS.user, 'Daftar Coaching')
  await other.goto(new URL(page.url()).hash)
  await expect(number(other, 'Soal 1, belum dijawab, sedang dibuka')).toBeVisible()

  await context.setOffline(true)
  await pick(page, 'A')
  await expectAnswer(page, 'Menunggu sinyal')
  await choose(other, 'C')
  await context.setOffline(false)

  await expect(option(page, 'C')).toBeChecked()
  await expectAnswer(page, SAVED)
  await expect(page.getByText('Jawaban diubah di perangkat lain')).toBeVisible()
  expect(await server.answers()).toEqual({ 1: 'C' })

  await choose(page, 'B')
  await expect(page.getByText('Jawaban diubah di perangkat lain')).toBeHidden()
  expect(await server.answers()).toEqual({ 1: 'B' })
})

test('a tab that is opened beside one that the phone has put to sleep sends what waits there', async ({
  page,
  mock,
  takeTest,
}) => {
  await page.clock.install()
  const server = await takeTest('pre-test')
  const path = `${server.path}/answer`
  await mock.plan({ method: 'POST', path, delayMs: 600_000, times: 1 })
  await pick(page, 'B')
  await expectAnswer(page, 'Menyimpan…')
  await expectKept(page, '"isSent":false')
  // asleep, no timer of it runs, and what it holds stays with it
  await page.clock.pauseAt(Date.now() + 1000)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expectAnswer(other, 'Menyimpan…')
  // nothing moves in the one whose turn it is
  await page.clock.runFor(6000)
  await expectAnswer(other, SAVED)
  expect(await server.answers()).toEqual({ 1: 'B' })
})

test('a login during a test leads back to it, to the question that was shown', async ({
  page,
  mock,
  takeTest,
}) => {
  await takeTest('pre-test')
  await goToQuestion(page, 3)
  await mock.expireSession(ACCOUNTS.user.username, { refresh: true })
  await pick(page, 'D')
  await expectExpired(page)
  await expiredModal(page).getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await logIn(page, ACCOUNTS.user)
  await expect(page).toHaveURL(/#\/proses-coaching\/.+\/test\/pre-test$/)
  await expect(part(page, 'Soal 3')).toBeVisible()
  await expect(option(page, 'D')).toBeChecked()
  await expectAnswer(page, SAVED)
  await expect(dialogWith(page, 'Pre Test anda telah berakhir.')).toHaveCount(0)
})
