import { defineConfig } from '@playwright/test'
import gate from '../playwright.config.ts'

/** Measures of usability: `npm run usability`, by hand, on a build. Prints its figures; fails where one is missed. */
export default defineConfig({
  ...gate,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/usability',
  webServer: [gate.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' })),
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
