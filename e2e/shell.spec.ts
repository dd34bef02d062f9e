import { expectAccessible, expectNoHorizontalScroll } from './expectations.ts'
import { expect, test } from './fixtures.ts'

test.describe('the exported page', () => {
  test('paints a neutral frame before any script runs', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await page.goto('./')
    const ground = await page.evaluate(
      () => getComputedStyle(document.body).backgroundColor,
    )
    expect(ground).toBe('rgb(244, 247, 245)')
    await expect(page.getByRole('heading')).toHaveCount(0)
    await page.close()
  })

  test('comes with a policy that allows nothing inline but its own', async ({
    request,
  }) => {
    const answer = await request.get('./')
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
  })

  test('an unknown hash shows the 404 page @phone', async ({ page }) => {
    await page.goto('#/a/b/c')
    await expect(page.getByText('Oops! Page not found.')).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  })

  test('a screen for others shows the 401 page to a participant', async ({
    page,
    loginAs,
    goTo,
  }) => {
    await loginAs('user')
    await goTo('admin/beranda')
    await expect(page).toHaveURL(/#\/unauthorized$/)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  })
})

test.describe('an address outside the hash', () => {
  // The browser itself notes that the page it opened is a 404.
  test.use({ allowedErrors: [/status of 404.*\/tidak\/ada/] })

  test('leads into the application', async ({ page, baseURL }) => {
    const answer = await page.goto('tidak/ada')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found.')).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    await page.getByRole('link', { name: 'Ke beranda' }).click()
    await expect(page).toHaveURL(new RegExp(`^${baseURL}(#/)?$`))
  })
})
