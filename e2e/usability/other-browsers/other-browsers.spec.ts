import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pathOf } from '../../../lib/router/href.ts'
import { FILE_TYPE_ERRORS, MAX_BYTES } from '../../../lib/validation/uploads.ts'
import { basePath } from '../../../scripts/settings.ts'
import { portOf, staticPortOf, WORKERS } from '../../addresses.ts'
import { pdf } from '../../files.ts'
import { ACCOUNTS, type Account, test as base, expect } from '../../fixtures.ts'
import { attemptOnServer } from '../../journeys/attempt.ts'
import { SEEDED_AT } from '../../seeded-params.ts'
import { print } from '../figures.ts'
import { type Browser, startBrowser } from './driver.ts'
import { slowLine } from './slow-line.ts'

// Chromium, and two that Playwright does not drive: `apt-get install -y firefox-esr webkit2gtk-driver xvfb`, then
// `xvfb-run -a npm run usability -- other-browsers --project desktop`.
const BROWSERS = [
  { name: 'chromium', program: 'true' },
  { name: 'firefox', program: 'firefox-esr' },
  { name: 'webkit', program: 'WebKitWebDriver' },
] as const

const MEGABYTE = 1024 * 1024
/** What a 3G line sends in a second: 750 kbit. */
const SPEED_OF_3G = 94_000
const TOO_LARGE = `Ukuran file maksimal ${MAX_BYTES.document / MEGABYTE} MB`

const button = (name: string) => `//button[normalize-space(.)='${name}']`
const field = (label: string) =>
  `//input[@id=//label[contains(normalize-space(.),'${label}')]/@for]`

const test = base.extend<{ line: Awaited<ReturnType<typeof slowLine>> }>({
  line: async ({ mock: _fresh }, use, { parallelIndex }) => {
    const line = await slowLine(staticPortOf(parallelIndex), portOf(parallelIndex))
    await use(line)
    line.close()
  },
})
test.use({ moment: SEEDED_AT })

/** Playwright's own, as the others are driven. */
function chromium(page: Page): Browser {
  const at = (xpath: string) => page.locator(`xpath=${xpath}`).first()
  return {
    version: page.context().browser()?.version() ?? '?',
    end: () => page.close(),
    script: (text) => page.evaluate(`(() => { ${text} })()`),
    find: async (xpath) => {
      await expect(at(xpath)).toBeAttached()
      return xpath
    },
    open: (url) => page.goto(url),
    click: (xpath) => at(xpath).click(),
    type: async (xpath, text) => {
      const isFile = (await at(xpath).getAttribute('type')) === 'file'
      await (isFile ? at(xpath).setInputFiles(text) : at(xpath).fill(text))
    },
    says: (words) => expect(page.locator('body')).toContainText(words),
  }
}

async function logIn(browser: Browser, portal: string, account: Account) {
  await browser.open(`${portal}icon.svg`)
  await browser.script('localStorage.clear()')
  await browser.open(`${portal}#/login`)
  await browser.type(field('Username'), account.username)
  await browser.type(field('Password'), account.password)
  await browser.click(button('Login'))
  const token = () => browser.script("return localStorage.getItem('accessToken')")
  await expect.poll(token).toBeTruthy()
}

const isStored = (browser: Browser) =>
  browser.script("return document.querySelector('a[href*=files][target=_blank]') !== null")

const percentOf = async (browser: Browser) =>
  Number(
    await browser.script(
      "return document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? -1",
    ),
  )

/** So many different percents, as they are shown. */
async function percents(browser: Browser, count: number) {
  const seen = new Set<number>()
  const look = async () => {
    const percent = await percentOf(browser)
    if (percent > 0 && percent < 100) seen.add(percent)
    return seen.size
  }
  await expect.poll(look, { intervals: [100] }).toBeGreaterThanOrEqual(count)
  return [...seen].join(', ')
}

for (const { name, program } of BROWSERS) {
  test(`${name}: a file on a slow line shows its percent, is cancelled, fails and is sent again; a test is taken`, async ({
    page,
    request,
    line,
  }, info) => {
    const isThere = spawnSync('which', [program]).status === 0
    test.skip(
      info.project.name === 'phone' || !isThere,
      'not installed, or as wide as it is',
    )
    const port = staticPortOf(info.parallelIndex)
    const portal = `http://127.0.0.1:${port}${basePath}/`
    const profile = info.outputPath('profile')
    mkdirSync(profile, { recursive: true })
    const browser =
      name === 'chromium'
        ? chromium(page)
        : await startBrowser(name, profile, port + WORKERS)
    const tell = (what: string) => print(`${name} ${browser.version}: ${what}`)
    const file = (called: string, size: number) => {
      const path = info.outputPath(called)
      const { buffer } = pdf(called, 'Materi')
      const end = Buffer.from('\n%%EOF\n')
      writeFileSync(path, Buffer.concat([buffer, Buffer.alloc(size, ' '), end]))
      return path
    }
    try {
      await logIn(browser, portal, ACCOUNTS.superadmin)
      await browser.open(`${portal}#/admin/coaching/add`)
      await browser.click("//*[@role='tab'][starts-with(.,'Materi')]")
      line.setSpeed(SPEED_OF_3G)
      const materi = file('materi.pdf', 8 * MEGABYTE)
      await browser.type(field('file Materi 1'), materi)
      tell(`8 MB on 3G: ${await percents(browser, 3)} %`)
      await browser.click(button('Batalkan'))
      await expect.poll(() => percentOf(browser)).toBe(-1)
      expect(await isStored(browser)).toBe(false)

      await browser.type(field('file Materi 1'), materi)
      await percents(browser, 1)
      line.cut()
      await browser.says('File gagal diunggah')
      line.setSpeed(4 * MEGABYTE)
      await browser.click(button('Coba lagi'))
      tell(`cut, and tried again: ${await percents(browser, 1)} %`)
      await expect.poll(() => isStored(browser)).toBe(true)

      const before = line.uploads()
      await browser.type(field('file Materi 2'), file('catatan.txt', 0))
      await browser.says(FILE_TYPE_ERRORS.document)
      await browser.type(field('file Materi 2'), file('besar.pdf', MAX_BYTES.document))
      await browser.says(TOO_LARGE)
      expect(line.uploads()).toBe(before)
      tell('cancelled, failed, stored; two refused before anything was sent')

      const server = await attemptOnServer(request, 'pre-test')
      await logIn(browser, portal, ACCOUNTS.user)
      const path = pathOf('proses-coaching/pre-test', server.params)
      await browser.open(`${portal}#${path}`)
      await browser.click(button('Mulai Pre Test'))
      for (const letter of ['A', 'B']) {
        await browser.click(`//label[.//input[@type='radio']][starts-with(.,'${letter}')]`)
        await browser.find("//section//*[starts-with(normalize-space(.),'Tersimpan')]")
        await browser.click(button('Soal Selanjutnya'))
      }
      await browser.click(button('Akhiri Test'))
      await browser.says('2 soal dijawab, 8 belum dijawab')
      await browser.click(button('Ya'))
      await browser.says('Pre Test anda telah berakhir.')
      await browser.click(button('OK'))
      await browser.says('Lihat resume')
      expect(await server.graded()).toEqual({ 1: 'A', 2: 'B' })
      tell('a test: started, answered twice, ended')
    } finally {
      await browser.end()
    }
  })
}
