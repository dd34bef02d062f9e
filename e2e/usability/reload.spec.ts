import type { PreTestSession } from '../../lib/entities/test.ts'
import { expect } from '../fixtures.ts'
import { number, option, pick } from '../journeys/attempt.ts'
import { SEEDED_AT } from '../seeded-params.ts'
import { test } from '../test-taker.ts'
import { print } from './figures.ts'

test.use({ moment: SEEDED_AT })

test('a reload in a test restores question, answers, marks and the time within a second', async ({
  page,
  takeTest,
}, info) => {
  test.skip(info.project.name === 'phone', 'the numbers stand in a window there')
  const server = await takeTest('pre-test')
  await pick(page, 'B')
  await page.getByRole('button', { name: 'Soal Selanjutnya' }).click()
  await pick(page, 'C')
  await page.getByRole('button', { name: 'Tandai soal' }).click()
  await expect.poll(() => server.answers()).toEqual({ 1: 'B', 2: 'C' })
  const started = page.waitForResponse(`**/api/v1${server.path}/start`)
  await page.reload()
  const answer = await started
  const { remainingTimeSeconds }: PreTestSession = await answer.json()
  const told = Date.now()
  const timer = page.getByRole('timer', { name: 'Sisa waktu' })
  await expect(timer).toContainText(/\d\d:\d\d/)
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await timer.innerText()) ?? []
  const shown = Number(minutes) * 60 + Number(seconds)
  const isAt = remainingTimeSeconds - (Date.now() - told) / 1000
  print(`remaining: ${shown} s shown, ${isAt.toFixed(1)} s at the server`)
  expect(Math.abs(shown - isAt)).toBeLessThanOrEqual(1)
  await expect(page.getByRole('heading', { name: 'Soal 2', exact: true })).toBeVisible()
  await expect(option(page, 'C')).toBeChecked()
  await expect(number(page, 'Soal 1, dijawab')).toBeAttached()
  await expect(number(page, 'Soal 2, dijawab, ditandai, sedang dibuka')).toBeAttached()
})
