import { dialogWith, part } from '../expectations.ts'
import { expect } from '../fixtures.ts'
import { expectAnswer, option, SAVED } from '../journeys/attempt.ts'
import type { Walker } from './walker.ts'

/** Starts the test of this name; gives how many questions it has. */
export async function start(walk: Walker, name: string): Promise<number> {
  await walk.tap(walk.page.getByRole('button', { name: `Mulai ${name}` }))
  await expect(part(walk.page, 'Soal 1')).toBeVisible()
  const where = walk.page.getByRole('button', { name: /buka daftar soal/ })
  return Number((await where.innerText()).split('/')[1])
}

/** Presses an option of the question on the screen. */
export const press = (walk: Walker, letter: string) =>
  walk.tap(walk.page.locator('label').filter({ has: option(walk.page, letter) }))

/** Goes on from this question to the next one. */
export async function goOn(walk: Walker, no: number) {
  await walk.tap(walk.page.getByRole('button', { name: 'Soal Selanjutnya' }))
  await expect(part(walk.page, `Soal ${no + 1}`)).toBeVisible()
}

/** Ends it below the last question and sees the result. */
export async function end(walk: Walker, name: string, says: string) {
  const { page } = walk
  await walk.tap(page.getByRole('button', { name: 'Akhiri Test' }).first())
  const asked = dialogWith(page, 'Anda yakin ingin mengakhiri Test?')
  await expect(asked).toContainText(says)
  await walk.tap(asked.getByRole('button', { name: 'Ya' }))
  const told = dialogWith(page, `${name} anda telah berakhir.`)
  await walk.tap(told.getByRole('button', { name: 'OK' }))
  await walk.find(part(page, `Hasil ${name}`))
}

/** From 'Mulai' to the result, each question answered and told as saved. */
export async function takeWhole(walk: Walker, name: string) {
  const count = await start(walk, name)
  for (let no = 1; no <= count; no += 1) {
    await press(walk, 'B')
    await expectAnswer(walk.page, SAVED)
    if (no < count) await goOn(walk, no)
  }
  await end(walk, name, `${count} soal dijawab, 0 belum dijawab`)
}
