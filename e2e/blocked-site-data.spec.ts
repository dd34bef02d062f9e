import { href } from '../lib/router/href.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { enter } from './journeys/admin-coaching.ts'
import { attemptOnServer } from './journeys/attempt.ts'
import { choose, goToQuestion, startTest } from './journeys/participant.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

/** What pages meet where Chrome blocks all cookies: nothing is stored, and the locks are there but each is refused. */
function blockSiteData() {
  const refuse = () => {
    throw new DOMException('The request was denied.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: refuse })
  IDBFactory.prototype.open = refuse
  LockManager.prototype.request = async () => refuse()
}

test('where site data are blocked, answers reach the server and a session is renewed', async ({
  page,
  request,
  mock,
}) => {
  await page.addInitScript(blockSiteData)
  const server = await attemptOnServer(request, 'pre-test')
  await enter(page, ACCOUNTS.user, 'Daftar Coaching')
  await page.goto(href('proses-coaching/pre-test', server.params))
  await expect(
    page.getByText('Browser ini tidak menyimpan jawaban di perangkat'),
  ).toBeVisible()
  await startTest(page, 'Pre Test')
  await choose(page, 'A')
  await mock.expireSession(ACCOUNTS.user.username)
  await goToQuestion(page, 2)
  await choose(page, 'C')
  expect(await server.answers()).toEqual({ 1: 'A', 2: 'C' })
})
