import type { Page } from '@playwright/test'
import { heading, part } from './expectations.ts'
import { ACCOUNTS, expect } from './fixtures.ts'
import { enter, logIn } from './journeys/admin-coaching.ts'
import { expectAnswer, option, pick, SAVED } from './journeys/attempt.ts'
import { expectKept } from './journeys/device.ts'
import { choose, goToQuestion } from './journeys/participant.ts'
import { askForLink, savePassword } from './journeys/recovery.ts'
import { expectExpired, expiredModal } from './journeys/session.ts'
import { SEEDED_AT } from './seeded-params.ts'
import { test } from './test-taker.ts'

test.use({ moment: SEEDED_AT })

const { user: PARTICIPANT } = ACCOUNTS
const PASSWORDS = ['Bakau2027x', 'Rotan2028x'] as const

/** Another device of the participant, at the page of the account. */
async function openOwnAccount(other: Page) {
  await enter(other, PARTICIPANT, 'Daftar Coaching')
  await other.goto('#/user')
}

/** Which of the two passwords opens the account. */
const right = async (page: Page) => {
  const { username } = PARTICIPANT
  const tried = PASSWORDS.map((password) =>
    page.request.post('api/v1/auth/login', { data: { username, password } }),
  )
  return (await Promise.all(tried)).map((answer) => answer.ok())
}

test('a device that is ended in the middle of a test keeps its answers, and sends them after the login', async ({
  page,
  context,
  openPage,
  takeTest,
}) => {
  const server = await takeTest('pre-test')
  await choose(page, 'A')
  await goToQuestion(page, 2)
  await context.setOffline(true)
  await pick(page, 'C')
  await expectAnswer(page, 'Menunggu sinyal')
  await expectKept(page, '"isSent":false')

  const other = await openPage()
  await openOwnAccount(other)
  await other.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click()
  await other.getByRole('button', { name: 'Keluarkan', exact: true }).last().click()
  await expect(other.getByText('Semua perangkat lain sudah dikeluarkan')).toBeVisible()

  await context.setOffline(false)
  await expectExpired(page)
  expect(await server.answers()).toEqual({ 1: 'A' })
  await expiredModal(page).getByRole('button', { name: 'Login' }).click()
  await logIn(page, PARTICIPANT)
  await expect(part(page, 'Soal 2')).toBeVisible()
  await expect(option(page, 'C')).toBeChecked()
  await expectAnswer(page, SAVED)
  expect(await server.answers()).toEqual({ 1: 'A', 2: 'C' })
})

test('of two devices that change the password at once one has done it, and the other is told that it has not', async ({
  page,
  openPage,
  loginAs,
  goTo,
}) => {
  await loginAs('user')
  await goTo('user')
  const other = await openPage()
  await openOwnAccount(other)
  const pages = [page, other]
  for (const [no, each] of pages.entries()) {
    await each.getByRole('button', { name: 'Ganti Password' }).click()
    await each.getByLabel('Password Lama', { exact: true }).fill(PARTICIPANT.password)
    const password = PASSWORDS[no] ?? ''
    await each.getByLabel('Password Baru', { exact: true }).fill(password)
    await each.getByLabel('Konfirmasi Password Baru', { exact: true }).fill(password)
  }
  await Promise.all(
    pages.map((each) => each.getByRole('button', { name: 'Simpan Password' }).click()),
  )
  const done = await Promise.all(
    pages.map(async (each) => {
      const success = each.getByText('Password berhasil diubah')
      const refused = each.getByText(/Password lama salah|Sesi anda telah berakhir/).first()
      await expect(success.or(refused)).toBeVisible()
      return success.isVisible()
    }),
  )
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(await right(page)).toEqual(done)
  const loser = pages[done.indexOf(false)]
  await loser?.reload()
  if (loser) await expectExpired(loser)
})

test('of two devices with one link for a password one has used it, and the other is told so', async ({
  page,
  openPage,
  mock,
}) => {
  const link = await askForLink(page, mock, PARTICIPANT.username)
  const pages = [page, await openPage()]
  for (const each of pages) {
    await each.goto(link)
    await expect(heading(each, 'Password Baru')).toBeVisible()
  }
  await Promise.all(pages.map((each, no) => savePassword(each, PASSWORDS[no] ?? '')))
  const done = await Promise.all(
    pages.map(async (each) => {
      const login = heading(each, 'Login')
      const over = each.getByText(/^Tautan ini sudah dipakai/)
      await expect(login.or(over)).toBeVisible()
      return login.isVisible()
    }),
  )
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(await right(page)).toEqual(done)
})
