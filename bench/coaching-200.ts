/**
 * How fluent a coaching of 200 participants is for its admin, in a real browser whose processor is four times slower:
 * `npm run build && node scripts/run.mjs bench/coaching-200.ts`. Prints milliseconds; runs alone on the machine.
 */
import type { Locator, Page, Route } from '@playwright/test'
import { openPage } from './browser/signed-in-page.ts'
import {
  BENCH_COACHING,
  certificateRows,
  meetingOverview,
  meetingReport,
  proposals,
  ROWS,
  testOverview,
} from './coaching-200/rows.ts'

const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4)
/** Each tab, and the table that it shows. */
const TABS = {
  'Peserta dan Pertanyaan': 'Peserta dan Pertanyaan',
  'Pre Test': 'Hasil Pre Test',
  'Post Test': 'Hasil Post Test',
  'Zoom Meeting': 'Kehadiran',
  Sertifikat: 'Sertifikat',
  Rekap: 'Rekap peserta',
} as const
type Tab = keyof typeof TABS

/** The calls of one coaching answer 200 participants; ticking is kept, as a server would. */
async function answerLarge(page: Page) {
  const meeting = meetingOverview()
  const tests = testOverview()
  const answers: Record<string, unknown> = {
    proposals: proposals(),
    'pre-test': tests,
    'post-test': tests,
    'zoom-meeting': meeting,
    certificates: certificateRows(),
  }
  const toggle = async (route: Route) => {
    const { userId } = route.request().postDataJSON()
    const row = meeting.users.find(({ id }) => id === userId)
    if (row) row.status = !row.status
    await route.fulfill({ json: { status: row?.status ?? false } })
  }
  for (const [name, json] of Object.entries(answers))
    await page.route(`**/api/v1/coaching/admin/*/${name}`, (route) =>
      route.fulfill({ json }),
    )
  await page.route('**/api/v1/coaching/*/zoom-meeting/absensi', toggle)
}

/** Milliseconds from an act to what it shows, painted. */
async function measure(
  page: Page,
  [what, act, shown]: [string, () => Promise<unknown>, Locator],
) {
  const before = performance.now()
  await act()
  await shown.first().waitFor()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  const ms = Math.round(performance.now() - before)
  process.stdout.write(`${String(ms).padStart(6)} ms  ${what}\n`)
}

const openTab = (page: Page, name: Tab) => () => page.getByRole('tab', { name }).click()

async function openTabs(page: Page) {
  const table = (tab: Tab) =>
    page.getByRole('table', { name: TABS[tab] }).getByRole('rowheader')
  const names = Object.keys(TABS) as Tab[]
  for (const tab of names)
    await measure(page, [`opens '${tab}'`, openTab(page, tab), table(tab)])
  for (const tab of ['Zoom Meeting', 'Rekap', 'Zoom Meeting'] as const)
    await measure(page, [`goes back to '${tab}'`, openTab(page, tab), table(tab)])
}

async function attendAndSearch(page: Page) {
  const box = page.getByRole('checkbox', { name: /^Kehadiran/ }).first()
  for (const count of [1, 0, 1]) {
    const attended = page.getByText(`${count} dari ${ROWS} orang hadir`)
    await measure(page, ['ticks attendance until counted', () => box.click(), attended])
  }
  const search = page.getByRole('searchbox', { name: /^Cari/ }).locator('visible=true')
  const found = page.getByText(/^1–\d+ dari (?!200)\d+/).locator('visible=true')
  for (const words of ['Santoso', 'BPHL', 'Peserta 199']) {
    await measure(page, [`finds '${words}'`, () => search.fill(words), found])
    await search.fill('')
    await page
      .getByText(/^1–\d+ dari 200/)
      .locator('visible=true')
      .waitFor()
  }
}

async function readReport(page: Page) {
  const buffer = Buffer.from(meetingReport())
  const report = { name: 'zoom.csv', mimeType: 'text/csv', buffer }
  const input = page.getByLabel('Pilih laporan meeting')
  const matched = page.getByText(/dari 200 peserta cocok/)
  const pick = () => input.setInputFiles(report)
  await measure(page, ['matches a meeting report of 200', pick, matched])
  const tick = page.getByRole('checkbox', { name: /^Hadir:/, checked: true }).nth(5)
  const fewer = page.getByText('Tetap belum hadir')
  await measure(page, ['takes one tick of it away', () => tick.click(), fewer])
  await page.keyboard.press('Escape')
}

async function readBriefing(page: Page) {
  await openTab(page, 'Peserta dan Pertanyaan')()
  const title = 'Ringkasan untuk coach'
  const briefing = page.getByRole('dialog', { name: title }).getByRole('listitem')
  const ask = () => page.getByRole('button', { name: title }).click()
  await measure(page, [`opens the briefing of ${ROWS * 3} questions`, ask, briefing])
}

const { page, base, token, throttle, close } = await openPage(process.env.PORT ?? '4091')
try {
  page.setDefaultTimeout(60_000)
  await answerLarge(page)
  const headers = { authorization: `Bearer ${token}` }
  const list = await page.request.get(`${base}api/v1/coaching/admin`, { headers })
  const coachings: { id: string; topic: string }[] = await list.json()
  const id = coachings.find(({ topic }) => topic === BENCH_COACHING)?.id
  await page.goto(`${base}#/admin/coaching/${id}`)
  await page.getByRole('tab', { name: 'Rekap' }).waitFor()
  await throttle(SLOWDOWN)
  await openTabs(page)
  await attendAndSearch(page)
  await readReport(page)
  await readBriefing(page)
} finally {
  await close()
}
