/**
 * What an open screen costs a phone while nobody touches it, which is most of the time that it is open: `npm run bench -- idle` after
 * `npm run build`. Milliseconds of scripts and of all work for each second, on a processor four times slower, and the calls that it
 * makes by itself. Exits with 1 where a goal is missed; runs alone on the machine.
 */
import { openPage } from './browser/signed-in-page.ts'
import { missed } from './goals.ts'

const PORT = process.env.PORT ?? '4790'
const SLOWDOWN = 4
const SECONDS = Number(process.env.SECONDS ?? 20)
const SETTLED_MS = 8_000
/** Of each second: a tenth of a processor would be felt in the hand. */
const MOST_MS = 100

const { page, context, base, token, throttle, close } = await openPage(PORT, 'peserta')
const own = await page.request.get(`${base}api/v1/coaching/taken-and-past-and-propose`, {
  headers: { authorization: `Bearer ${token}` },
})
const taken: { id: string; userCoachingStatus: string }[] = await own.json()
const [first] = taken.filter(({ userCoachingStatus }) => userCoachingStatus !== 'PENDING')
const way = `proses-coaching/${first?.id}`
const PATHS = ['', 'coaching', 'coaching/user', `${way}/coach`, `${way}/zoom-meeting`]

const session = await context.newCDPSession(page)
await session.send('Performance.enable')
await throttle(SLOWDOWN)
const spent = async () => {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { scripts: of('ScriptDuration') * 1000, all: of('TaskDuration') * 1000 }
}
let calls = 0
page.on('request', (request) => {
  if (request.url().includes('/api/')) calls += 1
})

const rows: Record<string, { scripts: number; all: number; calls: number }> = {}
for (const path of PATHS) {
  await page.goto(`${base}404/`)
  await page.goto(`${base}#/${path}`)
  await page.locator('main h1').first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  calls = 0
  const before = await spent()
  await page.waitForTimeout(SECONDS * 1000)
  const after = await spent()
  const each = (what: 'scripts' | 'all') =>
    Math.round((after[what] - before[what]) / SECONDS)
  rows[`#/${path}`] = { scripts: each('scripts'), all: each('all'), calls }
}
await close()
console.table(rows)
process.exitCode = missed(
  Object.entries(rows).map(([path, { all }]) => [`${path}, ms a second`, all, MOST_MS]),
)
