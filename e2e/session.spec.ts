import { answerDialog, expectAccessible, expectToast, heading } from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { logIn } from './journeys/admin-coaching.ts'
import { expectKept, localStorageOf, watchCall } from './journeys/device.ts'
import { choose, goToQuestion, startTest } from './journeys/participant.ts'
import {
  accountMenu,
  expectExpired,
  expiredModal,
  logOut,
  QUESTIONS,
  question,
  watchRenewals,
} from './journeys/session.ts'
import { NEARLY_FULL, NEWCOMER, openByMenu } from './journeys/visitor.ts'
import { reader, SEEDED_AT, SEEDED_PARAMS } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const { username } = ACCOUNTS.user

test('an expired access token is renewed unseen, and its call made once more', async ({
  page,
  context,
  mock,
  loginAs,
  goTo,
}) => {
  const before = await loginAs('user')
  const renewals = watchRenewals(context)
  const reads = watchCall(page, 'GET', '/auth/me')
  const writes = watchCall(page, 'POST', '/auth/update-user')
  await goTo('profile')
  await mock.expireSession(username)
  await accountMenu(page).click()
  await page.getByRole('link', { name: 'Akun Saya' }).click()
  const job = page.getByRole('textbox', { name: /^Jabatan/ })
  await expect(job).toHaveValue('Penyuluh Kehutanan Ahli Muda')
  expect(reads.statuses).toEqual([401, 200])

  await mock.expireSession(username)
  await job.fill('Penyuluh Kehutanan Ahli Madya')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectToast(page, 'Data profile berhasil diubah')
  expect(writes.statuses).toEqual([401, 200])
  expect(renewals.statuses).toEqual([200, 200])
  await expect(expiredModal(page)).toHaveCount(0)
  const after = await localStorageOf(page)
  expect(after.accessToken).not.toBe(before.accessToken)
  expect(after.refreshToken).not.toBe(before.refreshToken)
  await page.reload()
  await expect(job).toHaveValue('Penyuluh Kehutanan Ahli Madya')
})

test('two tabs and calls side by side share one renewal, even when its answer is lost', async ({
  page,
  context,
  mock,
  loginAs,
  goTo,
}) => {
  await loginAs('user')
  await goTo('profile')
  const other = await context.newPage()
  await other.goto('#/profile')
  await expect(heading(other, 'Profile')).toBeVisible()
  await mock.expireSession(username)
  const renewals = watchRenewals(context)
  const tabs = [page, other]
  const lists = tabs.flatMap((tab) => [
    watchCall(tab, 'GET', '/coaching/taken-and-past-and-propose'),
    watchCall(tab, 'GET', '/coaching/upcoming-user'),
  ])
  const areRefused = () => lists.every(({ statuses }) => statuses[0] === 401)
  // the renewal is held until all four calls have been refused
  await context.route('**/auth/refresh-token', async (route) => {
    await expect.poll(areRefused).toBe(true)
    await route.continue()
  })
  const lost = { path: '/auth/refresh-token', drop: true, after: true, times: 1 }
  await mock.plan({ method: 'POST', ...lost })
  await Promise.all(tabs.map((tab) => openByMenu(tab, 'Coaching')))
  for (const tab of tabs) {
    await expect(tab.getByRole('article').first()).toBeVisible()
    await expect(expiredModal(tab)).toHaveCount(0)
  }
  // the one that was lost, and the same once more
  expect(renewals.statuses).toEqual([200])
  expect(renewals.sent).toBe(2)
  for (const list of lists) expect(list.statuses).toEqual([401, 200])
})

test('a refused renewal ends in the modal; what was typed is there after the login', async ({
  page,
  mock,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs(NEWCOMER)
  const read = reader(page.request, accessToken)
  const params = await SEEDED_PARAMS['coaching/ask-question'](read)
  await goTo('coaching/ask-question', params)
  for (const [index, text] of QUESTIONS.entries())
    await question(page, index + 1).fill(text)
  const before = await localStorageOf(page)
  await mock.expireSession(NEWCOMER.username, { refresh: true })
  await page.getByRole('button', { name: 'Kirim pertanyaan' }).click()

  await expectExpired(page)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expectAccessible(page)
  await expectExpired(page)
  await expect(expiredModal(page).getByRole('button')).toHaveText(['Login'])
  await expectKept(page, QUESTIONS[2] ?? '')

  await expiredModal(page).getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await expect(expiredModal(page)).toHaveCount(0)
  const after = await localStorageOf(page)
  expect(after).not.toHaveProperty('accessToken')
  expect(after).not.toHaveProperty('refreshToken')
  expect(after).not.toHaveProperty('user')
  expect(after.apiKey).not.toBe(before.apiKey)

  await logIn(page, NEWCOMER)
  await expect(page.getByText('Draf pertanyaan Anda yang belum dikirim')).toBeVisible()
  for (const [index, text] of QUESTIONS.entries()) {
    await expect(question(page, index + 1)).toHaveValue(text)
  }
  await page.getByRole('button', { name: 'Kirim pertanyaan' }).click()
  await answerDialog(page, 'Pertanyaan Anda sudah terkirim', 'OK')
  await expect(page.getByRole('article', { name: NEARLY_FULL })).toBeVisible()
})

test('a login in another tab takes the modal away and lets a changed form be saved', async ({
  page,
  context,
  mock,
  request,
  loginAs,
  goTo,
}) => {
  await loginAs('user')
  await goTo('user')
  const job = page.getByRole('textbox', { name: /^Jabatan/ })
  await job.fill('Polisi Kehutanan')
  await mock.expireSession(username, { refresh: true })
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectExpired(page)

  const other = await context.newPage()
  const answer = await request.post('api/v1/auth/login', { data: ACCOUNTS.user })
  await other.goto('404/')
  await other.evaluate(
    ({ accessToken, refreshToken, user }) => {
      localStorage.setItem('accessToken', accessToken)
      localStorage.setItem('refreshToken', refreshToken)
      localStorage.setItem('user', JSON.stringify(user))
    },
    await answer.json(),
  )
  await other.goto('#/coaching/user')
  await expect(heading(other, 'Daftar Coaching')).toBeVisible()
  await expect(expiredModal(page)).toHaveCount(0)
  await expect(job).toHaveValue('Polisi Kehutanan')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectToast(page, 'Data profile berhasil diubah')

  await job.fill('Penyuluh')
  await mock.expireSession(username, { refresh: true })
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expiredModal(page).getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('logout empties local storage and leads home; other tabs follow, as they do a login', async ({
  page,
  context,
  baseURL,
  request,
  loginAs,
  goTo,
}) => {
  const { refreshToken } = await loginAs('user')
  await goTo('coaching/user')
  const other = await context.newPage()
  await other.goto('#/user')
  await expect(heading(other, 'Akun Saya')).toBeVisible()
  const before = await localStorageOf(page)
  const told = page.waitForRequest('**/api/v1/auth/logout')
  await logOut(page)
  await expect(page).toHaveURL(new RegExp(`^${baseURL}(#/)?$`))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  const { apiKey, ...rest } = await localStorageOf(page)
  expect(rest).toEqual({})
  expect(apiKey).not.toBe(before.apiKey)
  expect((await told).method()).toBe('POST')
  const renew = () => request.post('api/v1/auth/refresh-token', { data: { refreshToken } })
  await expect.poll(async () => (await renew()).status()).toBe(422)
  await expect(other).toHaveURL(/#\/login$/)

  await logIn(other, ACCOUNTS.user)
  await expect(accountMenu(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Daftar/Login' })).toHaveCount(0)
  await openByMenu(page, 'Coaching')
  await expect(heading(page, 'Daftar Coaching')).toBeVisible()
})

test('a session that ends in the middle of a test costs no answer', async ({
  page,
  mock,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs('user')
  const params = await SEEDED_PARAMS['proses-coaching/pre-test'](
    reader(page.request, accessToken),
  )
  await goTo('proses-coaching/pre-test', params)
  await startTest(page, 'Pre Test')
  await choose(page, 'A')
  await mock.expireSession(username)
  await goToQuestion(page, 2)
  await choose(page, 'B')
  await expect(expiredModal(page)).toHaveCount(0)

  await mock.expireSession(username, { refresh: true })
  await goToQuestion(page, 3)
  const sent = watchCall(page, 'POST', `/coaching/${params.id}/pre-test/answer`)
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^C / }) })
    .click()
  await answerDialog(page, 'Sesi berakhir', 'Login')
  await logIn(page, ACCOUNTS.user)
  await expect.poll(() => sent.statuses.at(-1)).toBe(200)
  await goTo('proses-coaching/test/pre-test', params)
  const numbers = page.getByRole('navigation', { name: 'Daftar soal' })
  for (const no of [1, 2, 3]) {
    await expect(
      numbers.getByRole('button', { name: new RegExp(`^Soal ${no}, dijawab(,|$)`) }),
    ).toBeVisible()
  }
  await goToQuestion(page, 3)
  await expect(page.getByRole('radio', { name: /^C / })).toBeChecked()
})
