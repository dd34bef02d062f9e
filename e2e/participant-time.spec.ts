import { answerDialog, part } from './expectations.ts'
import { expect } from './fixtures.ts'
import {
  attemptOnServer,
  expectAnswer,
  expectSecondsLeft,
  secondsShown,
  showTab,
} from './journeys/attempt.ts'
import { watchCall } from './journeys/device.ts'
import { choose, startTest } from './journeys/participant.ts'
import { wib } from './journeys/plan.ts'
import { SEEDED_AT } from './seeded-params.ts'
import { test } from './test-taker.ts'

test.use({ moment: SEEDED_AT })

const DAY = '2026-08-25'
const HOUR = 3_600_000
const HALF_AN_HOUR = 1800
/** The phone's clock, so many hours before or after the real time. */
const phoneClock = (hours: number) => new Date(Date.parse(SEEDED_AT) + hours * HOUR)

test('neither a phone clock wrong by hours nor a reload moves the time of a test', async ({
  page,
  mock,
  takeTest,
}) => {
  await page.clock.install({ time: phoneClock(5) })
  const server = await takeTest('pre-test')
  await expectSecondsLeft(page, HALF_AN_HOUR)

  await test.step('set back by twelve hours in the middle', async () => {
    const asked = page.waitForResponse(`**${server.path}/start`)
    await page.clock.setSystemTime(phoneClock(-7))
    await asked
    await expectSecondsLeft(page, HALF_AN_HOUR)
    await choose(page, 'A')
    await expectAnswer(page, /^Tersimpan 13:1\d$/)
  })

  await test.step('a reload gives no time back', async () => {
    await mock.setClock(wib(DAY, '13:30'))
    await page.reload()
    await expectSecondsLeft(page, HALF_AN_HOUR - 19 * 60)
    const before = await secondsShown(page)
    await page.reload()
    await expectSecondsLeft(page, before)
    expect(await server.answers()).toEqual({ 1: 'A' })
  })
})

test('a test whose time runs out in a hidden tab ends there, once, and says so on return', async ({
  page,
  mock,
  takeTest,
}) => {
  await page.clock.install({ time: SEEDED_AT })
  const server = await takeTest('pre-test')
  const ended = watchCall(page, 'POST', `${server.path}/end`)
  await choose(page, 'A')
  await showTab(page, false)
  await mock.setClock(wib(DAY, '13:40'))
  await page.clock.fastForward('30:00')
  // half an hour later the access token is renewed first
  await expect.poll(() => ended.statuses.at(-1)).toBe(200)
  expect(await server.graded()).toEqual({ 1: 'A' })

  await showTab(page, true)
  await answerDialog(page, 'Pre Test anda telah berakhir.', 'OK')
  await expect(part(page, 'Hasil Pre Test')).toBeVisible()
  expect(ended.statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('a device that slept over the end of a test says so when it wakes up', async ({
  page,
  mock,
  takeTest,
}) => {
  await page.clock.install({ time: SEEDED_AT })
  const server = await takeTest('post-test')
  await choose(page, 'B')
  await showTab(page, false)
  await mock.setClock(wib(DAY, '15:10'))
  // asleep, no timer runs and the monotonic clock stands still
  await page.clock.setSystemTime(wib(DAY, '15:10'))
  await showTab(page, true)
  await answerDialog(page, 'Post Test anda telah berakhir.', 'OK')
  await expect(part(page, 'Hasil Post Test')).toBeVisible()
  expect(await server.graded()).toEqual({ 1: 'B' })
  const { startTime = '', endTime = '' } = (await server.result()) ?? {}
  expect(Date.parse(endTime) - Date.parse(startTime)).toBe(HALF_AN_HOUR * 1000)
})

test('the post-test closes at 21:00 of the meeting day, whatever the phone says', async ({
  page,
  request,
  mock,
  loginAs,
  goTo,
}) => {
  const server = await attemptOnServer(request, 'post-test')
  const start = page.getByRole('button', { name: 'Mulai Post Test' })
  await page.clock.install({ time: phoneClock(3) })
  await loginAs('user')

  await test.step('at 21:00 it cannot be started and says why', async () => {
    await mock.setClock(wib(DAY, '21:00'))
    await goTo('proses-coaching/post-test', server.params)
    await expect(start).toHaveAccessibleDescription(
      'Batas waktu Post Test pukul 21:00 WIB telah lewat.',
    )
    await expect(start).toBeDisabled()
  })

  await test.step('a start before has only the time until then', async () => {
    await mock.setClock(wib(DAY, '20:55'))
    await page.reload()
    await expect(page.getByText(/^Terbuka, [345] menit/)).toBeVisible()
    await startTest(page, 'Post Test')
    await expectSecondsLeft(page, 300)
    await choose(page, 'A')
  })

  await test.step('and ends at 21:00', async () => {
    await mock.setClock(wib(DAY, '21:00'))
    await page.clock.fastForward('05:00')
    await answerDialog(page, 'Post Test anda telah berakhir.', 'OK')
    await expect(part(page, 'Hasil Post Test')).toBeVisible()
    expect(await server.graded()).toEqual({ 1: 'A' })
  })
})
