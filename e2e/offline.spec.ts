import { expectAccessible, expectNoHorizontalScroll } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { keptAddresses, untilInstalled } from './worker.ts'

test.use({
  serviceWorkers: 'allow',
  // What the browser itself notes of a page without a network.
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
})

test('the second visit opens without a network @phone', async ({ page, context }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilInstalled(page)
  await context.setOffline(true)
  await page.reload()

  await test.step('with its frame, a sentence about it and a way to try again', async () => {
    await expect(page.getByText('Anda sedang offline.')).toBeVisible()
    await expect(page.getByText('Banner tidak dapat dimuat')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  })

  for (const [hash, failure] of [
    ['#/coaching', 'Jadwal coaching tidak dapat dimuat'],
    ['#/faq', 'FAQ tidak dapat dimuat'],
    ['#/profile', 'Profil tidak dapat dimuat'],
    ['#/guide', 'Panduan tidak dapat dimuat'],
  ] as const) {
    await test.step(`${hash} says that it could not be loaded`, async () => {
      await page.goto(hash)
      await expect(page.getByText(failure)).toBeVisible()
    })
  }

  await test.step('and goes on when the network is back', async () => {
    await context.setOffline(false)
    await expect(page.getByText('Anda sedang offline.')).toBeHidden()
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByText('Panduan tidak dapat dimuat')).toBeHidden()
    await expect(page.getByRole('button', { name: /^Putar video/ })).toBeVisible()
  })
})

test('keeps the build and nothing that a session sees', async ({ page, loginAs, goTo }) => {
  await loginAs('admin')
  await goTo('admin/beranda')
  await untilInstalled(page)
  for (const name of [
    'admin/coaching',
    'admin/peserta',
    'admin/account',
    'admin/faq',
  ] as const)
    await goTo(name)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = (await keptAddresses(page)).map((address) => new URL(address))
  expect(kept.length).toBeGreaterThan(20)
  const isOfBuild = /\/e-coaching\/(_next\/static\/.+|shell-\w+\.html|icon\.svg)$/
  expect(
    kept.map(({ pathname }) => pathname).filter((path) => !isOfBuild.test(path)),
  ).toEqual([])
  const shell = kept.find(({ pathname }) => pathname.includes('/shell-'))
  const text = await page.evaluate(
    async (address) => (await (await caches.match(address))?.text()) ?? '',
    shell?.href ?? '',
  )
  expect(text.includes('<html lang="id"')).toBe(true)
  // What our server draws into the page it hands out.
  expect(text.includes('<first-paint')).toBe(false)
})

test('can be installed: manifest, icons and a worker that is looked at anew each time', async ({
  page,
  context,
  request,
}) => {
  await page.goto('./')
  await untilInstalled(page)
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await request.get(link ?? '')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { icons, start_url, scope } = await manifest.json()
  expect([start_url, scope]).toEqual(['/e-coaching/', '/e-coaching/'])
  for (const { src } of icons) {
    const icon = await request.get(src)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
  }
  expect((await request.get('sw.js')).headers()['cache-control']).toBe('no-cache')
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  const reasons = installabilityErrors.map(({ errorId }) => errorId)
  // Every page of a test is a private one.
  expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([])
})
