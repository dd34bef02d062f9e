import type { Page } from '@playwright/test'

/** Keeps the scripts on their way, as a slow line does, until they are let come. */
export async function holdScripts(page: Page) {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await held
    await route.continue()
  })
  return () => letCome()
}

/** The page as the server drew it. */
export const drawn = (page: Page) => page.locator('first-paint')
