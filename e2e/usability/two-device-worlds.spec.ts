import { href } from '../../lib/router/href.ts'
import { answerDialog, part } from '../expectations.ts'
import { ACCOUNTS, expect } from '../fixtures.ts'
import { enter } from '../journeys/admin-coaching.ts'
import { option } from '../journeys/attempt.ts'
import { goToQuestion } from '../journeys/participant.ts'
import { SEEDED_AT } from '../seeded-params.ts'
import { test } from '../test-taker.ts'
import { print } from './figures.ts'
import { playStep, settleWorld, shownChoice, worldOf } from './two-device-worlds.ts'
import { seeds } from './worlds.ts'

const QUESTIONS = 10

test.use({ moment: SEEDED_AT, allowedErrors: [/./] })

for (const { seed, steps } of seeds())
  test(`world ${seed}: what two devices are told of a test is what the server holds and grades`, async ({
    page,
    openPage,
    takeTest,
    mock,
  }, info) => {
    test.skip(info.project.name === 'phone', 'the same worlds there')
    const server = await takeTest('pre-test')
    const other = await openPage()
    await enter(other, ACCOUNTS.user, 'Daftar Coaching')
    await other.goto(href('proses-coaching/test/pre-test', server.params))
    await expect(part(other, 'Soal 1')).toBeVisible()
    const world = worldOf(seed, { mock, server, questions: QUESTIONS }, [page, other])
    for (let step = 0; step < steps; step += 1) await playStep(world)
    await settleWorld(world)

    const stored = await server.answers()
    for (let no = 1; no <= QUESTIONS; no += 1) {
      const made = world.devices.flatMap(({ chosen }) => chosen.get(no) ?? [])
      if (made.length === 0) expect(stored[no]).toBeUndefined()
      else expect(made, `question ${no}`).toContain(stored[no])
    }
    for (const device of world.devices) {
      await device.page.reload()
      for (let no = 1; no <= QUESTIONS; no += 1) {
        await goToQuestion(device.page, no)
        expect(await shownChoice(device.page), `question ${no}`).toBe(stored[no] ?? null)
      }
    }

    await page.getByRole('button', { name: 'Akhiri Test' }).click()
    await answerDialog(page, 'Anda yakin ingin mengakhiri Test?', 'Ya')
    await answerDialog(page, 'Pre Test anda telah berakhir.', 'OK')
    const result = await server.result()
    await expect(part(page, 'Hasil Pre Test')).toBeVisible()
    const score = `${Number(result?.score).toFixed(2)} / 100`
    await expect(page.getByText(score, { exact: true })).toBeVisible()
    expect(await server.graded()).toEqual(stored)

    // too late: the other device is told, and nothing of it counts
    await goToQuestion(other, 1)
    const late = (await shownChoice(other)) === 'A' ? 'B' : 'A'
    await option(other, late).check({ force: true })
    await expect(other.getByText(/Pre Test anda telah berakhir/).first()).toBeVisible()
    expect(await server.graded()).toEqual(stored)
    print(`world ${seed}: ${steps} steps, ${Object.keys(stored).length} questions answered`)
  })
