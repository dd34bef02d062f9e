/**
 * The first and the second visit on a phone with a slow line, beside the same page without any program: `npm run bench -- first-visit`
 * after `npm run build`. Rounds go in turn (`ROUNDS=7`); prints medians and exits with 1 where a goal is missed.
 */
import type { BrowserContext } from '@playwright/test'
import { basePath } from '../scripts/settings.ts'
import { openBrowser } from './browser/open-browser.ts'
import { type Visit, visit } from './browser/visit.ts'
import { serveWithoutProgram } from './browser/without-program.ts'
import { missed } from './goals.ts'
import { percentile } from './percentile.ts'
import { openPlace } from './test-load/place.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 7)
const START = { path: '', awaited: 'main li a' }
const place = await openPlace({ isEmbedded: true })
await place.seedDemo()
const server = await place.startServer()
const page = `${basePath}/`
const { origin } = new URL(server.address)
const browser = await openBrowser()
const coachings = await fetch(`${server.address}/coaching/upcoming`)
const [coaching] = (await coachings.json()) as { id: string }[]
const DEEP_LINKS = [
  { path: '#/coaching', awaited: 'main li a' },
  { path: `#/coaching/${coaching?.id}`, awaited: 'main dt' },
  { path: '#/faq', awaited: 'main li button' },
  { path: '#/login', awaited: 'main input' },
  { path: '#/register', awaited: 'main input' },
]

/** As on a device that has never been here. */
const onNewDevice = async <T>(work: (context: BrowserContext) => Promise<T>) => {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

const drawn = await onNewDevice(async (context) => {
  const tab = await context.newPage()
  await tab.goto(`${origin}${page}`)
  await tab.locator(START.awaited).first().waitFor()
  return tab.content()
})
const peer = await serveWithoutProgram({ origin, path: page }, drawn)

const open = (from: string, { path, awaited }: typeof START) => ({
  address: `${from}${page}${path}`,
  awaited,
})

const seen: Record<string, Visit[]> = {}
const note = (name: string, one: Visit) => {
  seen[name] = [...(seen[name] ?? []), one]
}
for (let round = 0; round < ROUNDS; round += 1) {
  await onNewDevice(async (context) =>
    note('without program', await visit(context, open(peer.origin, START))),
  )
  await onNewDevice(async (context) => {
    note('start page', await visit(context, open(origin, START)))
    note('second visit', await visit(context, open(origin, START)))
  })
  for (const link of DEEP_LINKS)
    await onNewDevice(async (context) =>
      note(link.path, await visit(context, open(origin, link))),
    )
}
await browser.close()
peer.stop()
await server.stop()
await place.remove()

const middle = (name: string, what: keyof Visit) =>
  Math.round(
    percentile(
      (seen[name] ?? []).map((one) => one[what]),
      50,
    ),
  )
console.table(
  Object.fromEntries(
    Object.entries(seen).map(([name, [first]]) => [
      name,
      Object.fromEntries(
        (Object.keys(first ?? {}) as (keyof Visit)[]).map((key) => [
          key,
          middle(name, key),
        ]),
      ),
    ]),
  ),
)
const ratio = (what: keyof Visit) =>
  Number((middle('start page', what) / middle('without program', what)).toFixed(2))
process.exitCode = missed([
  ['first paint ÷ that without program', ratio('fcp'), 1.1],
  ['largest paint ÷ that without program', ratio('lcp'), 1.05],
  ['ready ÷ that without program', ratio('ready'), 1.1],
  ['blocking, ms', middle('start page', 'blocked'), 150],
  ['scripts in ten seconds, bytes', middle('start page', 'scriptBytes'), 170_000],
  ['requests', middle('start page', 'requests'), 25],
  [
    'first paint of the second visit ÷ first',
    Number((middle('second visit', 'fcp') / middle('start page', 'fcp')).toFixed(2)),
    0.45,
  ],
  ...DEEP_LINKS.map(({ path }): [string, number, number] => [
    `${path} ready ÷ start page`,
    Number((middle(path, 'ready') / middle('start page', 'ready')).toFixed(2)),
    1.5,
  ]),
])
