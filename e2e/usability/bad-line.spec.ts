import { part } from '../expectations.ts'
import { expect } from '../fixtures.ts'
import { attemptOnServer, expectAnswer, option } from '../journeys/attempt.ts'
import { expectKept } from '../journeys/device.ts'
import { SEEDED_AT } from '../seeded-params.ts'
import { test } from '../test-taker.ts'
import { untilInstalled } from '../worker.ts'
import { print } from './figures.ts'
import { slowLine, untilSays } from './slow-line.ts'
import { end, goOn, press, start } from './walked-test.ts'
import { Walker } from './walker.ts'

test.use({
  moment: SEEDED_AT,
  serviceWorkers: 'allow',
  // what the browser itself notes of a page without a line
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
})

/** What is chosen, question by question. */
const GIVEN = [...'ABCDABCDAB'] as const

const SAVED = /Tersimpan 13:1\d/
const WAITS = /Menunggu sinyal/

test('a test on a slow line that is cut twice, with a reload meanwhile', async ({
  page,
  request,
  loginAs,
  goTo,
}, info) => {
  test.skip(info.project.name !== 'phone', 'a way on a phone')
  const walk = new Walker(page, { isTouch: true })
  const server = await attemptOnServer(request, 'pre-test')
  await loginAs('user')
  await goTo('proses-coaching/pre-test', server.params)
  await untilInstalled(page)
  const line = await slowLine(page)

  const bar = page.getByRole('status').first()
  const since = (from: number) => `${Math.round(performance.now() - from)} ms`
  /** Answers the question on the screen, is told how far that is, and goes on; `unsent` answers wait for the line. */
  const answer = (no: number, unsent: number) =>
    walk.leg(`Soal ${no}`, { taps: no < GIVEN.length ? 2 : 1 }, async () => {
      const says = unsent > 0 ? WAITS : SAVED
      await press(walk, GIVEN[no - 1] ?? '')
      const pressed = performance.now()
      await expect(option(page, GIVEN[no - 1] ?? '')).toBeChecked()
      await untilSays(page.getByRole('region', { name: `Soal ${no}` }), says)
      const after = since(pressed)
      await expectAnswer(page, says)
      if (unsent > 0)
        await expect(bar).toHaveText(`Menunggu sinyal · ${unsent} belum tersimpan`)
      else await expect(bar).toHaveText(says)
      print(`Soal ${no}: “${await bar.innerText()}”, ${after} after the press`)
      if (no < GIVEN.length) await goOn(walk, no)
    })

  await walk.leg('to the running test', { taps: 1 }, async () => {
    expect(await start(walk, 'Pre Test')).toBe(GIVEN.length)
  })
  for (const no of [1, 2, 3]) await answer(no, 0)
  await line.expectSlow()

  await line.cut()
  await answer(4, 1)
  await answer(5, 2)
  await expectKept(page, '"index":5')
  await page.reload()
  await expect(part(page, 'Soal 6')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('Sisa sekitar')
  await answer(6, 3)
  await expect(
    page.getByText(/Jawaban disimpan di perangkat ini dan dikirim/),
  ).toBeVisible()
  expect(Object.keys(await server.answers())).toEqual(['1', '2', '3'])

  await line.mend()
  const mended = performance.now()
  await untilSays(bar, SAVED)
  print(`all saved ${since(mended)} after the line is back`)
  await untilSays(page.locator('[data-app]'), /Tidak ada sambungan/, false)
  print(`no word of a lost line ${since(mended)} after it is back`)
  await answer(7, 0)

  await line.cut()
  await answer(8, 1)
  await line.mend()
  for (const no of [9, 10]) await answer(no, 0)
  await line.expectSlow()

  await walk.leg('to the result', { taps: 3 }, () =>
    end(walk, 'Pre Test', `${GIVEN.length} soal dijawab, 0 belum dijawab`),
  )
  const given = Object.fromEntries(GIVEN.map((letter, index) => [index + 1, letter]))
  expect(await server.graded()).toEqual(given)
  walk.end('a test on a bad line', { taps: 23 })
})
