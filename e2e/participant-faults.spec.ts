import { answerDialog, dialogWith, part } from './expectations.ts'
import { expect } from './fixtures.ts'
import {
  expectAnswer,
  expectSoundState,
  number,
  option,
  pick,
  SAVED,
  sayOnline,
} from './journeys/attempt.ts'
import { expectKept, watchCall } from './journeys/device.ts'
import { choose, endTest, goToQuestion } from './journeys/participant.ts'
import { SEEDED_AT } from './seeded-params.ts'
import { test } from './test-taker.ts'

test.use({ moment: SEEDED_AT })

const OVER = 'Pre Test anda telah berakhir.'
const END_QUESTION = 'Anda yakin ingin mengakhiri Test?'

test('answers chosen without a line wait on the device, also over a reload, and are sent in the end', async ({
  page,
  context,
  mock,
  takeTest,
}) => {
  const server = await takeTest('pre-test')
  const sent = watchCall(page, 'POST', `${server.path}/answer`)
  const strip = page.getByText('Tidak ada sambungan')
  await choose(page, 'A')
  await goToQuestion(page, 2)
  await page.getByRole('button', { name: 'Tandai soal' }).click()

  await test.step('the line is lost in the middle', async () => {
    await context.setOffline(true)
    await pick(page, 'B')
    await expectAnswer(page, 'Menunggu sinyal')
    await pick(page, 'C')
    await goToQuestion(page, 3)
    await pick(page, 'D')
    await expectAnswer(page, 'Menunggu sinyal')
    await expect(page.getByText('Menunggu sinyal · 2 belum tersimpan')).toBeVisible()
    await expect(strip).toBeVisible()
    await expect(number(page, 'Soal 2, dijawab, menunggu sinyal, ditandai')).toBeVisible()
    expect(await server.answers()).toEqual({ 1: 'A' })
    await expectSoundState(page)
    await expect(option(page, 'D')).toBeChecked()
  })

  await test.step('it comes back: the last choices arrive, each once', async () => {
    await context.setOffline(false)
    await expectAnswer(page, /^Tersimpan 13:1\d$/)
    await expect(strip).toBeHidden()
    await expect(number(page, 'Soal 2, dijawab, ditandai')).toBeVisible()
    expect(await server.answers()).toEqual({ 1: 'A', 2: 'C', 3: 'D' })
    expect(sent.statuses).toEqual([200, 200, 200])
  })

  await test.step('a reload keeps what still waits', async () => {
    await mock.plan({ method: 'POST', path: '*/answer', status: 500, times: 1000 })
    await pick(page, 'B')
    await goToQuestion(page, 4)
    await pick(page, 'A')
    await expectAnswer(page, 'Menunggu server')
    await expect(page.getByText('Server sedang terganggu')).toBeVisible()
    await page.reload()
    await expect(number(page, 'Soal 2, dijawab, ditandai')).toBeVisible()
    await expect(
      number(page, 'Soal 4, dijawab, menunggu server, sedang dibuka'),
    ).toBeVisible()
    await goToQuestion(page, 3)
    await expect(option(page, 'B')).toBeChecked()
  })

  await test.step('so does the loss of the tab, and then they are sent', async () => {
    const address = page.url()
    await expectKept(page, '"isSent":false')
    await page.close()
    const later = await context.newPage()
    await later.goto(address)
    await expect(number(later, 'Soal 4, dijawab, menunggu server')).toBeVisible()
    expect(await server.answers()).toEqual({ 1: 'A', 2: 'C', 3: 'D' })
    await mock.plan()
    await sayOnline(later)
    await expect(number(later, 'Soal 4, dijawab')).toBeVisible()
    await goToQuestion(later, 3)
    await expectAnswer(later, SAVED)
    await expect(option(later, 'B')).toBeChecked()
    expect(await server.answers()).toEqual({ 1: 'A', 2: 'C', 3: 'B', 4: 'A' })
  })
})

test('two tabs of one attempt show the same, send each answer once and end together', async ({
  page,
  context,
  takeTest,
}) => {
  const server = await takeTest('pre-test')
  const sent = watchCall(context, 'POST', `${server.path}/answer`)
  const ended = watchCall(context, 'POST', `${server.path}/end`)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(number(other, 'Soal 1, belum dijawab, sedang dibuka')).toBeVisible()

  await test.step('each follows what is chosen in the other one', async () => {
    await choose(page, 'A')
    await expect(option(other, 'A')).toBeChecked()
    await expectAnswer(other, SAVED)
    await goToQuestion(other, 2)
    await choose(other, 'B')
    await goToQuestion(page, 2)
    await expect(option(page, 'B')).toBeChecked()
    await expectAnswer(page, SAVED)
  })

  await test.step('without a line the last choice of both counts', async () => {
    await context.setOffline(true)
    await goToQuestion(page, 3)
    await pick(page, 'A')
    await expectAnswer(page, 'Menunggu sinyal')
    await goToQuestion(other, 3)
    await expect(option(other, 'A')).toBeChecked()
    await pick(other, 'C')
    await expect(option(page, 'C')).toBeChecked()
    await expectAnswer(other, 'Menunggu sinyal')
    await context.setOffline(false)
    for (const tab of [page, other]) await expectAnswer(tab, SAVED)
    expect(await server.answers()).toEqual({ 1: 'A', 2: 'B', 3: 'C' })
    expect(sent.statuses).toEqual([200, 200, 200])
  })

  await test.step('the end in one is the end in both', async () => {
    await page.getByRole('button', { name: 'Akhiri Test' }).click()
    await expect(dialogWith(page, END_QUESTION)).toContainText(
      '3 soal dijawab, 7 belum dijawab.',
    )
    await expectSoundState(page)
    await answerDialog(page, END_QUESTION, 'Ya')
    await expect(dialogWith(other, OVER).getByRole('heading')).toBeVisible()
    await expectSoundState(other)
    for (const tab of [page, other]) {
      await answerDialog(tab, OVER, 'OK')
      await expect(part(tab, 'Hasil Pre Test')).toBeVisible()
    }
    expect(await server.graded()).toEqual({ 1: 'A', 2: 'B', 3: 'C' })
    expect(ended.statuses).toEqual([200])
  })
})

test('an answer or an end that fails once, or whose answer is lost, is sent again and counts once', async ({
  page,
  mock,
  takeTest,
}) => {
  const server = await takeTest('pre-test')
  const post = { method: 'POST', times: 1 }
  const LOST = { drop: true, after: true }

  await test.step('answers', async () => {
    await mock.plan({ ...post, path: '*/answer', status: 500 })
    await choose(page, 'A')
    await goToQuestion(page, 2)
    await mock.plan({ ...post, path: '*/answer', ...LOST })
    await choose(page, 'D')
    expect(await server.answers()).toEqual({ 1: 'A', 2: 'D' })
  })

  await test.step('the end: told only when it fails twice, and then the test goes on', async () => {
    const ended = watchCall(page, 'POST', `${server.path}/end`)
    await mock.plan({ ...post, path: '*/end', status: 500, times: 2 })
    await page.getByRole('button', { name: 'Akhiri Test' }).click()
    await answerDialog(page, END_QUESTION, 'Ya')
    await answerDialog(page, 'Test belum dapat diakhiri', 'OK')
    await choose(page, 'C')
    await mock.plan({ ...post, path: '*/end', ...LOST })
    let documents = 0
    page.on('domcontentloaded', () => {
      documents += 1
    })
    await endTest(page, 'Pre Test', '/ 100')
    expect(documents, 'documents loaded for going back one page').toBe(0)
    expect(ended.sent).toBe(4)
    expect(ended.statuses).toEqual([500, 500, 200])
    expect(await server.graded()).toEqual({ 1: 'A', 2: 'C' })
  })
})

test('the end is asked about without a line too, though no window was open before', async ({
  page,
  context,
  takeTest,
}) => {
  await takeTest('pre-test')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Akhiri Test' }).click()
  await answerDialog(page, END_QUESTION, 'Ya')
  await answerDialog(page, 'Test belum dapat diakhiri', 'OK')
  await context.setOffline(false)
})
